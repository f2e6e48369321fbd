import * as v from 'valibot';
import type { PictureFormat } from '#src/art/picture-spec.ts';
import { head, href, icon, id, line, link, motif, picture, richText, text } from './primitives.ts';
import { STEPS_COURSES, STEP_COUNT } from './service-templates.ts';
import { invitationTo, topicId } from './topics.ts';
import { lead } from './owner-facts.ts';
import { TOPICS } from '#src/content/topics.ts';
import { STORY_CARD_LABELS } from './story-label.ts';

/** Every item of a list has a unique id. */
const uniqueIds = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Set(items.map((item) => item.id)).size === items.length;
const REPEATED_ID = 'holds the same id twice: every id must be unique in its list';

/** Overlay over a hero's picture: 30%, 50% or 70% black (docs/specification.md, 2.5, 9). */
export const OVERLAYS = ['light', 'medium', 'dark'] as const;

export const hero = v.strictObject({
  title: text,
  subtitle: text,
  overlay: v.optional(v.picklist(OVERLAYS), 'medium'),
  /** Without a picture, the background is solid dark gray (docs/specification.md, 2.5). */
  picture: v.optional(picture('hero')),
});

/** The teaser for a product's demo: the captions below a picture of each of its screens. */
const productTeaser = v.strictObject({
  link,
  screens: v.strictObject({ learner: text, teacher: text, publisher: text }),
});

export const intro = v.strictObject({
  title: text,
  paragraphs: v.pipe(v.array(richText), v.minLength(1)),
  /** A product demo, if there is one. */
  demo: v.optional(productTeaser),
});

export const offering = v.strictObject({
  id,
  title: text,
  description: richText,
  /** The deliverables, one short line each. */
  points: v.optional(v.array(text), []),
  picture: picture('panel'),
  link: v.optional(link),
});

export const offerings = v.strictObject({
  title: v.optional(text, 'What we offer'),
  /** The cloud and AI pages use tabs, all others an accordion (docs/specification.md, 2.5). */
  presentation: v.optional(v.picklist(['accordion', 'tabs']), 'accordion'),
  items: v.pipe(v.array(offering), v.minLength(1), v.check(uniqueIds, REPEATED_ID)),
});

/**
 * The work process, in five tiles in a row. All five are drawn in one file, whose tiles are shown one by
 * one.
 */
export const processSteps = v.pipe(
  v.strictObject({
    title: text,
    course: v.picklist(STEPS_COURSES, `must be one of ${STEPS_COURSES.join(', ')}`),
    steps: v.pipe(
      v.array(
        v.strictObject({
          motif,
          title: v.pipe(text, v.maxLength(18, 'is over 18 characters: it stands below a tile')),
          text: v.pipe(text, v.maxLength(100, 'is over 100 characters: a step is one short line')),
        }),
      ),
      v.length(STEP_COUNT, 'must hold five steps'),
      v.check(
        (steps) => new Set(steps.map((step) => step.motif)).size === steps.length,
        'shows one motif twice: every tile needs its own',
      ),
    ),
  }),
  v.transform(({ title, course, steps }) => ({
    title,
    course,
    steps: steps.map((step) => ({ title: step.title, text: step.text })),
    picture: {
      kind: 'drawn' as const,
      format: 'strip' as PictureFormat,
      motifs: steps.map((step) => step.motif),
    },
  })),
);

/**
 * A figure as text ('30+', '97%', '3x', '500TB+') with its description (docs/specification.md, 3).
 */
export const statistic = v.strictObject({ number: text, description: text });

export const statistics = v.strictObject({
  title: v.optional(text, 'Our Experience in Numbers'),
  items: v.pipe(v.array(statistic), v.minLength(1)),
});

export const resourceCard = v.strictObject({
  id,
  title: text,
  /** If the link leads to a story, its own label replaces this one (prerender/content/resolve-references.ts). */
  category: v.picklist(STORY_CARD_LABELS),
  href,
  picture: picture('card'),
  /** Not displayed on the card; read by search and by assistive summaries (docs/specification.md, 3). */
  description: text,
});

export const resources = v.strictObject({
  title: v.optional(text, 'Additional Resources'),
  cards: v.pipe(v.array(resourceCard), v.minLength(1), v.check(uniqueIds, REPEATED_ID)),
});

export const faqItem = v.strictObject({
  id,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: v.pipe(v.array(richText), v.minLength(1)),
});

export const faq = v.strictObject({
  title: v.optional(text, 'Frequently asked questions'),
  items: v.pipe(v.array(faqItem), v.minLength(1), v.check(uniqueIds, REPEATED_ID)),
});

/** The fields of the block at the end of a page, besides its title. */
const contact = {
  body: text,
  /** Who leads the team of the topic, once someone is named (src/content/topics.ts): the build adds it. */
  lead: v.optional(lead),
  /**
   * The topic of the contact form, by an id in src/content/topics.ts: it determines the heading, and the
   * line that the message begins with.
   */
  topic: v.pipe(
    topicId,
    v.transform((chosen) => {
      const {
        id,
        heading = '',
        line = '',
      } = TOPICS.find(({ id }) => id === chosen) ?? { id: chosen };
      return { id, heading, line };
    }),
  ),
};

/** The end of a service page, named as specified (docs/specification.md, 2.5). */
export const getInTouch = v.strictObject({ title: v.optional(text, 'Get in Touch'), ...contact });

/** The end of any other page, named by its topic: "Talk to us about your campus". */
export const invitation = v.pipe(
  v.strictObject({ title: v.optional(text), ...contact }),
  v.transform(({ title, ...contact }) => ({
    title: title ?? invitationTo(contact.topic.id),
    ...contact,
  })),
);

/** One paragraph, list, pair list or row of figures of running text. */
export const block = v.variant('type', [
  v.strictObject({
    type: v.literal('paragraph'),
    text: richText,
    /** A definition in the margin of articles and documents, on layouts that have a margin. */
    marginNote: v.optional(richText),
  }),
  v.strictObject({
    type: v.literal('list'),
    ordered: v.optional(v.boolean(), false),
    items: v.pipe(v.array(richText), v.minLength(2)),
  }),
  v.strictObject({
    type: v.literal('terms'),
    items: v.pipe(v.array(v.strictObject({ term: text, description: richText })), v.minLength(1)),
  }),
  v.strictObject({
    type: v.literal('figures'),
    items: v.pipe(v.array(statistic), v.minLength(2)),
  }),
  v.strictObject({ type: v.literal('note'), text: richText }),
]);

export type BlockInput = v.InferInput<typeof block>;

export const articleSection = v.strictObject({
  id,
  heading: text,
  blocks: v.pipe(v.array(block), v.minLength(1)),
});

export const articleSections = v.pipe(
  v.array(articleSection),
  v.minLength(1),
  v.check(uniqueIds, REPEATED_ID),
);

export const metric = v.strictObject({ value: text, label: text });

/** A group of links to pages, with icons: what an offering line covers, a resource list. */
export const linkGroup = v.strictObject({
  title: text,
  items: v.pipe(
    v.array(v.strictObject({ icon, title: text, description: text, href })),
    v.minLength(2, 'holds a single link: put it into another group'),
  ),
});

/** Fields shared by all pages, regardless of layout. */
export const pageBase = {
  /** The page's short name in breadcrumbs, the sitemap and previous/next links. */
  name: v.pipe(text, v.maxLength(48, 'is over 48 characters: breadcrumbs need a short name')),
  line,
  head,
  /**
   * Set for a page that is saved when it is visited or requested, but not with the whole site
   * (docs/decisions/0023-pages-saved-on-request.md).
   */
  saved: v.optional(v.literal('on-request')),
};
