import { assign, setup } from 'xstate';
import { requireWholeNumber } from '#machines/lib/check-input.ts';
import { BEGINNING, placeAt } from './address.ts';
import { answerStep, progressOf } from './lesson.ts';
import { BRANDS, PHASES, ROLES } from './product-demo.types.ts';
import type {
  Phase,
  News,
  Place,
  ProductDemoContext,
  ProductDemoEvent,
  ProductDemoInput,
  Step,
} from './product-demo.types.ts';
import { DAY, isDaytime } from './sun.ts';

/** The step that an event performs; null if none. */
function stepOf(event: ProductDemoEvent): Step | null {
  switch (event.type) {
    case 'LESSON.ASSIGNED':
      return 'assigned';
    case 'ANSWER.GIVEN':
      return answerStep(event.option);
    case 'QUESTION.NEXT':
      return 'next';
    case 'RESULTS.RETURNED':
      return 'returned';
    default:
      return null;
  }
}

/** The place after an event; null if there is none: an unknown role, nothing to undo, another fragment. */
function placeAfter(context: ProductDemoContext, event: ProductDemoEvent): Place | null {
  const { role, brand, steps } = context;
  switch (event.type) {
    case 'ROLE.CHOSEN': {
      const chosen = ROLES.find((name) => name === event.role);
      return chosen === undefined ? null : { role: chosen, brand, steps };
    }
    case 'BRAND.CHOSEN': {
      const chosen = BRANDS.find((name) => name === event.brand);
      return chosen === undefined ? null : { role, brand: chosen, steps };
    }
    case 'STEP.UNDONE':
      return steps.length === 0 ? null : { role, brand, steps: steps.slice(0, -1) };
    case 'DEMO.RESET':
      return { ...BEGINNING, brand };
    case 'ADDRESS.CHANGED':
      return placeAt(event.fragment, context.questions);
    default:
      return { role, brand, steps: [...steps, stepOf(event) ?? ''] };
  }
}

/** What an event in the lesson is reported as. */
function newsOf({ questions, steps }: ProductDemoContext, event: ProductDemoEvent): News {
  const report = (kind: News['kind'], step: Step | null, before: readonly Step[]): News => ({
    kind,
    step,
    question: progressOf(questions, before)?.question ?? 0,
  });
  if (event.type === 'DEMO.RESET') return report('reset', null, []);
  return event.type === 'STEP.UNDONE'
    ? report('undone', steps.at(-1) ?? null, steps.slice(0, -1))
    : report('done', stepOf(event), steps);
}

/** Transitions to whichever of these phases an event leads to. */
const toPhase = <A extends string>(phases: readonly Phase[], actions: A) =>
  phases.map(
    (phase) =>
      ({
        guard: { type: 'leadsTo', params: { phase } },
        target: `#product-demo.${phase}`,
        actions,
      }) as const,
  );

/**
 * The product in miniature (docs/specification.md, 2.5.1): one lesson that is assigned, answered and
 * reported, seen by three roles, under six brands. The lesson's state is a list of steps: it is stored in
 * the address, Undo removes the last step, and each role's screen is derived from it
 * (product-demo.selectors.ts). Each option can be tried once, until the right one ends the question.
 *
 * The Sun is moved to see what its shadow does; it is no part of the lesson's state. Impossible steps, places
 * and hours, in addresses or events, are ignored.
 *
 * @throws RangeError (as the actor's error) for no questions; what a question holds is checked with the content
 */
export const productDemoMachine = setup({
  types: {
    context: {} as ProductDemoContext,
    events: {} as ProductDemoEvent,
    input: {} as ProductDemoInput,
  },
  guards: {
    hasPlace: ({ context, event }) => placeAfter(context, event) !== null,
    leadsTo: ({ context, event }, { phase }: { phase: Phase }) => {
      const place = placeAfter(context, event);
      return place !== null && progressOf(context.questions, place.steps)?.phase === phase;
    },
    isDaytime: (_, { hour }: { hour: number }) => isDaytime(hour),
  },
  actions: {
    go: assign(({ context, event }) => ({ ...placeAfter(context, event), isFollowing: false })),
    moveSun: assign((_, { hour }: { hour: number }) => ({ hour })),
    advance: assign(({ context, event }) => ({
      ...placeAfter(context, event),
      isFollowing: false,
      news: newsOf(context, event),
    })),
    follow: assign(({ context, event }) => {
      const place = placeAfter(context, event);
      // The address may be an echo of our own update: the last action is then still news.
      const isEcho = place?.steps.join() === context.steps.join();
      return { ...place, isFollowing: true, news: isEcho ? context.news : null };
    }),
  },
}).createMachine({
  id: 'product-demo',
  context: ({ input }) => {
    requireWholeNumber('product-demo', 'questions.length', input.questions.length, 1);
    return {
      ...BEGINNING,
      questions: input.questions,
      news: null,
      isFollowing: true,
      hour: DAY.from,
    };
  },
  initial: 'unassigned',
  on: {
    'ROLE.CHOSEN': { guard: 'hasPlace', actions: 'go' },
    'BRAND.CHOSEN': { guard: 'hasPlace', actions: 'go' },
    'SUN.MOVED': {
      guard: { type: 'isDaytime', params: ({ event }) => event },
      actions: { type: 'moveSun', params: ({ event }) => event },
    },
    // No step follows the report, so Undo never leads to it.
    'STEP.UNDONE': toPhase(['unassigned', 'explaining', 'answered', 'asking'], 'advance'),
    'DEMO.RESET': { target: '.unassigned', actions: 'advance' },
    'ADDRESS.CHANGED': toPhase(PHASES, 'follow'),
  },
  states: {
    unassigned: {
      on: { 'LESSON.ASSIGNED': { target: 'asking', actions: 'advance' } },
    },
    asking: {
      description: 'The learner has a question in hand.',
      on: {
        'ANSWER.GIVEN': [
          { guard: { type: 'leadsTo', params: { phase: 'asking' } }, actions: 'advance' },
          ...toPhase(['explaining', 'answered'], 'advance'),
        ],
      },
    },
    explaining: {
      description: 'The answer was right; there is another question.',
      on: { 'QUESTION.NEXT': { target: 'asking', actions: 'advance' } },
    },
    answered: {
      description: 'All questions are answered.',
      on: { 'RESULTS.RETURNED': { target: 'reported', actions: 'advance' } },
    },
    reported: {
      description: 'The results are in the gradebook.',
    },
  },
});
