import * as v from 'valibot';
import { id, link, richText, text } from './primitives.ts';
import { invitation, pageBase } from './sections.ts';

/** The names under which the demo appears, each with its mark and colors; the first is the product's own. */
export const DEMO_BRANDS = ['house', 'arch', 'petals', 'ring', 'leaf', 'rainbow'] as const;

/** The roles that have a screen, in the order in which a lesson passes through their hands. */
export const DEMO_ROLES = ['teacher', 'learner', 'publisher'] as const;

/** The subject of the picture above a question, which the view draws. */
export const DEMO_SCENES = ['morning', 'noon', 'stick'] as const;

/** Whether there is exactly one of each id, in the given order. */
const isInOrder = (items: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  items.length === ids.length && items.every((item, at) => item.id === ids[at]);

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0));

/** A sentence with placeholders for figures: `{seats}`. */
const template = text;

const option = v.strictObject({
  text,
  /** Shown when it is chosen. */
  feedback: text,
  isRight: v.optional(v.boolean(), false),
  /** How many in the visitor's class, and in all other classes, chose it first: simulated by the page. */
  classmates: count,
  elsewhere: count,
});

const question = v.strictObject({
  scene: v.picklist(DEMO_SCENES),
  /** Its name in reports. */
  name: v.pipe(text, v.maxLength(24, 'is over 24 characters: it stands beside a bar')),
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  options: v.pipe(
    v.array(option),
    v.minLength(2),
    v.maxLength(4),
    v.check(
      (options) => options.filter(({ isRight }) => isRight).length === 1,
      'must have one right option',
    ),
  ),
});

/** The demo's own text, next to the lesson. Placeholders in braces are replaced by figures. */
const words = v.strictObject({
  /** The names of the groups of controls, for screen readers. */
  screens: text,
  brands: text,
  lesson: text,
  assign: text,
  assigned: text,
  /** On the screen of a learner who has nothing to do. */
  nothing: text,
  progress: template,
  right: text,
  wrong: text,
  /** Before there is any feedback. */
  feedbackLater: text,
  solution: text,
  next: text,
  finished: text,
  results: text,
  resultsLater: text,
  classResult: template,
  first: text,
  later: text,
  waiting: text,
  seat: text,
  giveBack: text,
  givenBack: text,
  givesBackLater: text,
  items: text,
  itemsNote: text,
  itemResult: template,
  mine: text,
  rightAnswer: text,
  insight: template,
  trail: text,
  undo: text,
  reset: text,
  undone: template,
  wasReset: text,
  answerTo: template,
  open: template,
  own: link,
});

/** What each screen says about the last thing that happened, and what to do next. */
const sayings = v.strictObject({
  beginning: template,
  assigned: template,
  right: template,
  wrong: template,
  returned: template,
});

const role = v.strictObject({
  id: v.picklist(DEMO_ROLES),
  name: text,
  /** What it does, in one sentence: the caption of its screen. */
  caption: richText,
  trail: sayings,
});

export const demoPage = v.strictObject({
  layout: v.literal('demo'),
  ...pageBase,
  hero: v.strictObject({ title: text, subtitle: text }),
  brands: v.pipe(
    v.array(v.strictObject({ id: v.picklist(DEMO_BRANDS), name: text })),
    v.check(
      (items) => isInOrder(items, DEMO_BRANDS),
      `must be ${DEMO_BRANDS.join(', ')}, in this order`,
    ),
  ),
  roles: v.pipe(
    v.array(role),
    v.check(
      (items) => isInOrder(items, DEMO_ROLES),
      `must be ${DEMO_ROLES.join(', ')}, in this order`,
    ),
  ),
  lesson: v.strictObject({
    subject: text,
    title: text,
    paragraphs: v.pipe(v.array(text), v.minLength(1)),
    questions: v.pipe(v.array(question), v.length(3, 'must hold three questions')),
  }),
  tasks: v.strictObject({
    assign: text,
    answer: text,
    continue: text,
    return: text,
    read: text,
    done: text,
  }),
  words,
  /** What the stage on the home page adds to the first question (src/components/product-demo/LiveStage.tsx). */
  stage: v.strictObject({
    sun: text,
    hint: text,
    /** By where the shadow points. */
    shadow: v.strictObject({ west: template, foot: template, east: template }),
    waiting: text,
    allIn: text,
    /** Before a brand is chosen, and after. */
    choose: text,
    owned: template,
  }),
  /** What is real and what is not. */
  notes: v.strictObject({
    title: text,
    items: v.pipe(v.array(v.strictObject({ id, title: text, text: richText })), v.minLength(2)),
  }),
  contact: invitation,
});
