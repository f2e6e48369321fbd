import * as v from 'valibot';
import { id, link, richText, text } from './primitives.ts';
import { getInTouch, pageBase } from './sections.ts';

/** The names under which the demo appears, each with its mark and colors; the first is the product's own. */
export const DEMO_BRANDS = ['house', 'arch', 'petals', 'ring', 'leaf', 'rainbow'] as const;

/** Whose screens it has, in the order in which a lesson passes through their hands. */
export const DEMO_ROLES = ['teacher', 'learner', 'publisher'] as const;

/** What the picture above a question shows; it is drawn by the view. */
export const DEMO_SCENES = ['morning', 'noon', 'stick'] as const;

/** Whether there is one of each id, in their own order. */
const isInOrder = (items: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  items.length === ids.length && items.every((item, at) => item.id === ids[at]);

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0));

/** A sentence with places for figures: `{seats}`. */
const template = text;

const option = v.strictObject({
  text,
  /** Said when it is chosen. */
  feedback: text,
  isRight: v.optional(v.boolean(), false),
  /** How many of the visitor's class, and of all other classes, chose it first: played by the page. */
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

/** What the demo says beside the lesson. Places in braces are filled with figures. */
const words = v.strictObject({
  /** The names of the groups of controls, for who cannot see them. */
  screens: text,
  brands: text,
  lesson: text,
  you: text,
  assign: text,
  assigned: text,
  /** On the screen of a learner who has nothing to do. */
  nothing: text,
  progress: template,
  right: text,
  wrong: text,
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

/** What each screen has to say of the last thing that happened, and what has to be done next. */
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
  /** What it does, in a sentence: the caption of its screen. */
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
  /** What is real and what is not. */
  notes: v.strictObject({
    title: text,
    items: v.pipe(v.array(v.strictObject({ id, title: text, text: richText })), v.minLength(2)),
  }),
  contact: getInTouch,
});
