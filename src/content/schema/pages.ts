import * as v from 'valibot';
import { K12_CATEGORIES } from './k12-categories.ts';
import { href, icon, id, link, picture, richText, text } from './primitives.ts';
import {
  articleSections,
  faq,
  getInTouch,
  hero,
  intro,
  linkGroup,
  metric,
  offerings,
  pageBase,
  resources,
  statistics,
} from './sections.ts';

/**
 * A segment's content: tiles, or the text 'Content coming soon' (docs/specification.md, 2.3, 3).
 */
const segment = v.strictObject({
  id,
  title: text,
  description: text,
  picture: picture('tile'),
  content: v.variant('state', [
    v.strictObject({
      state: v.literal('ready'),
      tiles: v.pipe(
        v.array(v.strictObject({ icon, title: text, description: text, href })),
        v.minLength(1),
      ),
      link,
    }),
    v.strictObject({ state: v.literal('coming-soon') }),
  ]),
});

export const homePage = v.strictObject({
  layout: v.literal('home'),
  ...pageBase,
  hero: v.strictObject({ title: text, subtitle: text, picture: picture('hero'), link }),
  segments: v.strictObject({
    title: text,
    intro: text,
    items: v.pipe(v.array(segment), v.length(4, 'must hold four segments (specification 2.3)')),
  }),
  solutions: v.strictObject({
    title: text,
    intro: text,
    tiles: v.pipe(
      v.array(
        v.strictObject({ id, title: text, description: text, picture: picture('tile'), href }),
      ),
      v.length(4, 'must hold four tiles (specification 2.3)'),
    ),
  }),
  caseStudies: v.strictObject({
    title: text,
    intro: text,
    items: v.pipe(
      v.array(
        v.strictObject({
          id,
          tag: v.literal('CASE STUDY'),
          title: text,
          picture: picture('card'),
          metrics: v.pipe(v.array(metric), v.minLength(1)),
          href,
        }),
      ),
      v.length(5, 'must hold five case studies (specification 2.3, 9)'),
    ),
  }),
  insights: v.strictObject({
    title: text,
    intro: text,
    items: v.pipe(
      v.array(
        v.strictObject({
          id,
          category: text,
          headline: text,
          description: text,
          ctaText: text,
          ctaLink: href,
          bgImage: v.optional(picture('card')),
        }),
      ),
      v.length(7, 'must hold seven insight cards (specification 2.3, 9)'),
    ),
  }),
  contact: getInTouch,
});

export const k12Page = v.strictObject({
  layout: v.literal('k-12'),
  ...pageBase,
  hero: v.strictObject({ title: text, subtitle: text }),
  title: text,
  challenges: v.strictObject({
    label: text,
    description: text,
    cards: v.pipe(
      v.array(
        v.strictObject({
          id,
          icon,
          title: text,
          description: text,
          detail: text,
          categories: v.pipe(v.array(v.picklist(K12_CATEGORIES)), v.minLength(1)),
          picture: picture('tile'),
          href,
        }),
      ),
      v.length(7, 'must hold seven solution cards (specification 2.4)'),
      v.check(
        (cards) =>
          K12_CATEGORIES.every((name) => cards.some((card) => card.categories.includes(name))),
        'leaves a category without a card: every filter must show something',
      ),
    ),
  }),
  services: v.strictObject({
    label: text,
    description: text,
    groups: v.pipe(v.array(linkGroup), v.minLength(1)),
  }),
  statistics,
  contact: getInTouch,
});

export const servicePage = v.strictObject({
  layout: v.literal('service'),
  ...pageBase,
  hero,
  intro,
  offerings,
  statistics,
  resources,
  faq: v.optional(faq),
  contact: getInTouch,
});

/** The landing page of an offering line: what it covers, as groups of links. */
export const offeringPage = v.strictObject({
  layout: v.literal('offering'),
  ...pageBase,
  hero,
  intro,
  covers: v.strictObject({ title: text, groups: v.pipe(v.array(linkGroup), v.minLength(1)) }),
  statistics,
  resources,
  faq,
  contact: getInTouch,
});

export const caseStudyPage = v.strictObject({
  layout: v.literal('case-study'),
  ...pageBase,
  hero,
  /** One or two sentences for cards and lists. */
  summary: text,
  /** The client, never by name: "A K-12 publisher". */
  client: text,
  /** Not a client's project: it demonstrates the method, and the page says so. */
  isWorkedExample: v.optional(v.boolean(), false),
  topics: v.pipe(v.array(text), v.minLength(1), v.maxLength(3)),
  metrics: v.array(metric),
  sections: articleSections,
  related: v.array(href),
  contact: getInTouch,
});

export const articlePage = v.strictObject({
  layout: v.literal('article'),
  ...pageBase,
  hero,
  summary: text,
  category: text,
  sections: articleSections,
  related: v.array(href),
  contact: getInTouch,
});

/** A list of pages of one kind, filtered by topic: case studies, blogs. */
export const collectionPage = v.strictObject({
  layout: v.literal('collection'),
  ...pageBase,
  hero,
  lists: v.picklist(['case-study', 'article']),
  contact: getInTouch,
});

/** A plain document: about, policies, statements, resource lists. */
export const documentPage = v.strictObject({
  layout: v.literal('document'),
  ...pageBase,
  hero: v.strictObject({ title: text, subtitle: text, picture: v.optional(picture('hero')) }),
  sections: articleSections,
  groups: v.optional(v.array(linkGroup), []),
  /** Some documents (policies) end without an invitation to talk to the team. */
  contact: v.optional(getInTouch),
});

export const contactPage = v.strictObject({
  layout: v.literal('contact'),
  ...pageBase,
  title: text,
  intro: richText,
  mailboxes: v.pipe(
    v.array(v.strictObject({ id, label: text, description: text, email: v.pipe(text, v.email()) })),
    v.length(3, 'must hold three mailboxes (specification 2.6)'),
  ),
  labels: v.record(text, text),
});

/**
 * Pages whose body is rendered by the app rather than written as copy: sitemap, saved pages, not
 * found.
 */
export const appPage = v.strictObject({
  layout: v.picklist(['not-found', 'offline', 'sitemap']),
  ...pageBase,
  title: text,
  intro: text,
});

export const page = v.variant('layout', [
  homePage,
  k12Page,
  servicePage,
  offeringPage,
  caseStudyPage,
  articlePage,
  collectionPage,
  documentPage,
  contactPage,
  appPage,
]);

export type PageInput = v.InferInput<typeof page>;
export type Page = v.InferOutput<typeof page>;
export type Layout = Page['layout'];

/** Gives type checking in content files; the build validates them again and reports errors. */
export const definePage = <const T extends PageInput>(input: T): T => input;
