import * as v from 'valibot';
import { contactLabels, outboxWords, simulatedWords } from './contact-words.ts';
import { AUDIENCES } from './audiences.ts';
import { demoPage } from './demo.ts';
import { answer, answerBook, isComplete, isDrawn, sentence } from './house.ts';
import { ADHERENCES } from './conformance.ts';
import { K12_CATEGORIES } from './k12-categories.ts';
import { machinesPage as machinesFields } from './machines.ts';
import { leads } from './owner-facts.ts';
import { href, icon, id, link, picture, richText, text } from './primitives.ts';
import { day } from './sources.ts';
import {
  articleSection,
  articleSections,
  faq,
  getInTouch,
  hero,
  intro,
  invitation,
  linkGroup,
  metric,
  offerings,
  pageBase,
  processSteps,
  resources,
  statistic,
  statistics,
} from './sections.ts';
import { SERVICE_TEMPLATES } from './service-templates.ts';
import { tool } from './tools.ts';
import { topics } from './topics.ts';

/**
 * A segment's content: tiles, or the text 'Content coming soon' (docs/specification.md, 2.3, 3).
 */
const segment = v.strictObject({
  id,
  title: text,
  description: text,
  /** Shown smaller than 100 px: a single motif. */
  picture: picture('mark'),
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

/**
 * Sections that a service page names as specified (docs/specification.md, 2.5); any other page names them by
 * what is in them.
 */
const ownTitle = { title: text };
const ownStatistics = v.strictObject({ ...statistics.entries, ...ownTitle });
const ownResources = v.strictObject({ ...resources.entries, ...ownTitle });
const ownFaq = v.strictObject({ ...faq.entries, ...ownTitle });

export const homePage = v.strictObject({
  layout: v.literal('home'),
  ...pageBase,
  /** The subtitle has links to the audiences. */
  hero: v.strictObject({ title: text, subtitle: richText, link }),
  /** The sentence with three blanks, and the answer to the first options. */
  house: v.strictObject({ ...sentence, answer }),
  /** One minute of the product; the link leads to the whole demo, whose content the stage shows. */
  stage: v.strictObject({ title: text, text, link }),
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
          picture: picture('tile'),
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
  contact: invitation,
});

export const k12Page = v.strictObject({
  layout: v.literal('k-12'),
  ...pageBase,
  /** The link leads to the evidence for the hero's claims. */
  hero: v.strictObject({ title: text, subtitle: text, picture: picture('hero'), link }),
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
          picture: picture('card'),
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
  statistics: ownStatistics,
  contact: invitation,
});

export const servicePage = v.strictObject({
  layout: v.literal('service'),
  ...pageBase,
  hero,
  intro,
  /** What the page opens with, and how it shows its figures. */
  template: v.picklist(SERVICE_TEMPLATES),
  /** Only where the steps add to what the page says. */
  processSteps: v.optional(processSteps),
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
  statistics: ownStatistics,
  resources: ownResources,
  faq: ownFaq,
  contact: invitation,
});

/** What a buyer wants done, in the buyer's own words, and what we do about it. */
const job = v.strictObject({
  id,
  title: text,
  body: richText,
  /** The deliverables, one short line each. */
  points: v.pipe(v.array(text), v.minLength(2), v.maxLength(3)),
  picture: picture('tile'),
  link,
});

/** Everything for one audience: its jobs, the services, two stories, and its common questions. */
export const audiencePage = v.strictObject({
  layout: v.literal('audience'),
  ...pageBase,
  hero,
  /** The filter of the case studies that the stories' link sets. */
  audience: v.picklist(AUDIENCES),
  jobs: v.strictObject({
    title: text,
    intro: richText,
    items: v.pipe(v.array(job), v.length(3, 'must hold three jobs (specification 2.5)')),
  }),
  services: v.strictObject({
    title: text,
    groups: v.pipe(
      v.array(linkGroup),
      v.check(
        (groups) => groups.flatMap((group) => group.items).length === 5,
        'must hold five services (specification 2.5)',
      ),
    ),
  }),
  stories: v.strictObject({ title: text, body: richText }),
  /** The stories: case studies, shown with their own labels. */
  related: v.pipe(v.array(href), v.length(2, 'must hold two stories (specification 2.5)')),
  faq: v.pipe(
    ownFaq,
    v.check(({ items }) => items.length === 5, 'must hold five questions (specification 2.5)'),
  ),
  contact: invitation,
});

export const caseStudyPage = v.strictObject({
  layout: v.literal('case-study'),
  ...pageBase,
  hero,
  /** One or two sentences for cards and lists. */
  summary: text,
  /** Not a client project: it demonstrates the method, and the page says so. */
  isWorkedExample: v.optional(v.boolean(), false),
  topics: v.pipe(v.array(text), v.minLength(1), v.maxLength(3)),
  /** For client work, those that the specification gives, which may be none; else who would use it. */
  audiences: v.array(v.picklist(AUDIENCES)),
  metrics: v.array(metric),
  sections: articleSections,
  related: v.array(href),
  contact: invitation,
});

export const articlePage = v.pipe(
  v.strictObject({
    layout: v.literal('article'),
    ...pageBase,
    hero,
    summary: text,
    category: text,
    /** The day on which the text first appeared in the project's history. */
    published: day,
    /** The day of the last change to its substance. */
    updated: v.optional(day),
    sections: articleSections,
    related: v.array(href),
    contact: invitation,
  }),
  v.forward(
    v.check(
      ({ published, updated }) => updated === undefined || updated >= published,
      'is before the day on which the article was published',
    ),
    ['updated'],
  ),
);

/** A list of pages of one kind, filtered by topic: case studies, blogs. */
export const collectionPage = v.strictObject({
  layout: v.literal('collection'),
  ...pageBase,
  hero,
  lists: v.picklist(['case-study', 'article']),
  contact: invitation,
});

/** A plain document: about, policies, statements, resource lists. */
export const documentPage = v.strictObject({
  layout: v.literal('document'),
  ...pageBase,
  hero: v.strictObject({ title: text, subtitle: text, picture: v.optional(picture('hero')) }),
  sections: articleSections,
  /** Statements and policies: the day of the last change to their substance. */
  revised: v.optional(day),
  groups: v.optional(v.array(linkGroup), []),
  /** Their title, if they are the point of the page and come before its text. */
  leads: v.optional(text),
  /** Some documents (policies) end without an invitation to talk to the team. */
  contact: v.optional(invitation),
});

/** A tool that a visitor fills in, on the device only: its data, and where the data comes from. */
export const toolPage = v.strictObject({
  layout: v.literal('tool'),
  ...pageBase,
  hero,
  tool,
  notes: intro,
  contact: invitation,
});

/** The report on this site's own accessibility; its rows come from the build (prerender/conformance/). */
export const conformancePage = v.strictObject({
  layout: v.literal('conformance'),
  ...pageBase,
  hero,
  /** Before the rows, what the report is; after them, how the levels are determined. */
  intro,
  /** What each level means, by its id. */
  levels: v.record(v.picklist(ADHERENCES), v.strictObject({ label: text, meaning: text })),
  method: articleSection,
  contact: invitation,
});

/** The rules of law that bind customers; the rules come from src/content/regulations.ts. */
export const regulationsPage = v.strictObject({
  layout: v.literal('regulations'),
  ...pageBase,
  hero,
  /** What the list is and is not. */
  notes: articleSection,
  contact: invitation,
});

/** A list to work through, drawn from an article of this site. */
const checklist = v.strictObject({
  id,
  title: text,
  /** Who works through it, and when. */
  use: text,
  article: link,
  picture: picture('mark'),
  items: v.pipe(
    v.array(
      v.strictObject({
        text: v.pipe(text, v.maxLength(140, 'is over 140 characters: an item is a line or two')),
        /** The section of the article that says why, by its id. */
        section: id,
      }),
    ),
    v.minLength(5),
  ),
});

/** Checklists to read, to print, and as CSV (prerender/checklists/csv.ts). */
export const checklistsPage = v.strictObject({
  layout: v.literal('checklists'),
  ...pageBase,
  hero,
  lists: v.pipe(v.array(checklist), v.minLength(1)),
  contact: invitation,
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
  /** What happens to an enquiry, step by step: next to the form, and again once it is sent. */
  next: v.strictObject({ title: text, steps: v.pipe(v.array(text), v.length(3)) }),
  /** The ways to a person, besides the mailboxes, as far as the company has filled them in (src/content/site.ts). */
  ways: v.strictObject({
    title: text,
    items: v.array(v.strictObject({ label: text, text, href: v.optional(href) })),
  }),
  /** Who leads the teams (src/content/topics.ts): the build adds them. */
  leads: v.optional(leads, []),
  /** Figures in the company's favor, next to the form. */
  figures: v.pipe(v.array(statistic), v.length(3)),
  /** The topics that a link to this page may have (docs/specification.md, 2.6). */
  topics,
  labels: contactLabels,
  outboxWords,
  simulatedWords,
});

/** Where the sentence of the home page leads: every answer on one page. */
export const startPage = v.pipe(
  v.strictObject({
    layout: v.literal('start'),
    ...pageBase,
    title: text,
    intro: text,
    ...sentence,
    ...answerBook,
    contact: invitation,
  }),
  v.check((book) => isComplete(book), 'must hold one answer for every field and problem'),
  v.check(
    (book) => isDrawn(book),
    'must draw a part of the house for every option, each with its own id',
  ),
);

/** The statecharts of the site's widgets. */
export const machinesPage = v.strictObject({
  layout: v.literal('machines'),
  ...pageBase,
  ...machinesFields,
  contact: invitation,
});

/**
 * Pages whose body is rendered by the app rather than written as copy: sitemap, saved pages, search,
 * not found.
 */
export const appPage = v.strictObject({
  layout: v.picklist(['not-found', 'offline', 'search', 'sitemap']),
  ...pageBase,
  title: text,
  intro: text,
});

export const page = v.variant('layout', [
  homePage,
  k12Page,
  servicePage,
  offeringPage,
  audiencePage,
  caseStudyPage,
  checklistsPage,
  articlePage,
  collectionPage,
  conformancePage,
  documentPage,
  toolPage,
  regulationsPage,
  contactPage,
  demoPage,
  startPage,
  machinesPage,
  appPage,
]);

export type PageInput = v.InferInput<typeof page>;
export type Page = v.InferOutput<typeof page>;
export type Layout = Page['layout'];

/** Provides type checking in content files; the build validates them again and reports errors. */
export const definePage = <const T extends PageInput>(input: T): T => input;
