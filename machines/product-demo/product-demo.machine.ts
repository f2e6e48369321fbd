import { assign, raise, setup } from 'xstate';
import { requireWholeNumber } from '#machines/lib/check-input.ts';
import { BEGINNING, placeAt } from './address.ts';
import { answerStep, progressOf } from './lesson.ts';
import { BRANDS, PHASES, ROLES } from './product-demo.types.ts';
import type {
  Brand,
  Phase,
  ProductDemoContext,
  ProductDemoEvent,
  ProductDemoInput,
  Question,
  Role,
  Step,
} from './product-demo.types.ts';

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

/** The list of steps after an event. */
function stepsAfter({ steps }: ProductDemoContext, event: ProductDemoEvent): readonly Step[] {
  if (event.type === 'PLACE.RESTORED') return event.steps;
  if (event.type === 'STEP.UNDONE') return steps.slice(0, -1);
  const step = stepOf(event);
  return step === null ? steps : [...steps, step];
}

function requireQuestions(questions: readonly Question[]): readonly Question[] {
  requireWholeNumber('product-demo', 'questions.length', questions.length, 1);
  for (const [at, { right, classmates, elsewhere }] of questions.entries()) {
    const name = `questions[${at}]`;
    requireWholeNumber('product-demo', `${name}.classmates.length`, classmates.length, 2);
    requireWholeNumber('product-demo', `${name}.right`, right, 0);
    for (const count of [...classmates, ...elsewhere]) {
      requireWholeNumber('product-demo', `${name}: a count of answers`, count, 0);
    }
    if (right >= classmates.length || elsewhere.length !== classmates.length) {
      throw new RangeError(
        `product-demo: ${name} has ${classmates.length} options, but its right one is ${right} and the other classes have ${elsewhere.length}. Fix the machine's input.`,
      );
    }
  }
  return questions;
}

/** Transitions to the screen of the role that an event names. */
const TO_ROLE = ROLES.map(
  (name) => ({ guard: { type: 'isRole', params: { name } }, target: `.${name}` }) as const,
);

/** Transitions to the brand that an event names. */
const TO_BRAND = BRANDS.map(
  (name) => ({ guard: { type: 'isBrand', params: { name } }, target: `.${name}` }) as const,
);

/** Transitions to whichever of these phases the steps lead to after an event. */
const toPhase = (phases: readonly Phase[]) =>
  phases.map(
    (phase) => ({ guard: { type: 'leadsTo', params: { phase } }, target: `.${phase}` }) as const,
  );

/** The same transitions, with an action. */
const withAction = <Transition extends object, Action extends string>(
  transitions: readonly Transition[],
  actions: Action,
) => transitions.map((transition) => ({ ...transition, actions }));

/**
 * The product in miniature (docs/specification.md, 2.5.1): one lesson that is assigned, answered and
 * reported, seen by three roles, under six brands. The lesson's state is a list of steps: it is stored in
 * the address, Undo removes the last step, and each role's screen is derived from it
 * (product-demo.selectors.ts). Each option can be tried once, until the right one ends the question.
 *
 * Impossible steps and places, in addresses or events, are ignored.
 *
 * @throws RangeError (as the actor's error) for no questions, a question with fewer than two options, a right
 *   option that it does not have, or counts that are not whole numbers
 */
export const productDemoMachine = setup({
  types: {
    context: {} as ProductDemoContext,
    events: {} as ProductDemoEvent,
    input: {} as ProductDemoInput,
  },
  guards: {
    isRole: ({ event }, { name }: { name: Role }) => 'role' in event && event.role === name,
    isBrand: ({ event }, { name }: { name: Brand }) => 'brand' in event && event.brand === name,
    /** Whether the steps after the event lead to a phase. Without steps, there is nothing to undo. */
    leadsTo: ({ context, event }, { phase }: { phase: Phase }) =>
      (event.type !== 'STEP.UNDONE' || context.steps.length > 0) &&
      progressOf(context.questions, stepsAfter(context, event))?.phase === phase,
    isPlace: ({ context, event }) =>
      event.type === 'ADDRESS.CHANGED' && placeAt(event.fragment, context.questions) !== null,
  },
  actions: {
    lead: assign({ isFollowing: false }),
    takeStep: assign(({ context, event }) => ({
      steps: stepsAfter(context, event),
      isFollowing: false,
      news: {
        kind: 'done' as const,
        step: stepOf(event),
        question: progressOf(context.questions, context.steps)?.question ?? 0,
      },
    })),
    takeBack: assign(({ context, event }) => {
      const steps = stepsAfter(context, event);
      return {
        steps,
        isFollowing: false,
        news: {
          kind: 'undone' as const,
          step: context.steps.at(-1) ?? null,
          question: progressOf(context.questions, steps)?.question ?? 0,
        },
      };
    }),
    forget: assign({
      steps: [],
      isFollowing: false,
      news: { kind: 'reset', step: null, question: 0 },
    }),
    restoreSteps: assign(({ context, event }) => {
      const steps = stepsAfter(context, event);
      // The address may be an echo of our own update: the last action is then still news.
      const isEcho = steps.join() === context.steps.join();
      return { steps, isFollowing: true, news: isEcho ? context.news : null };
    }),
    followAddress: raise(({ context, event }) => ({
      type: 'PLACE.RESTORED' as const,
      ...((event.type === 'ADDRESS.CHANGED' && placeAt(event.fragment, context.questions)) ||
        BEGINNING),
    })),
  },
}).createMachine({
  id: 'product-demo',
  context: ({ input }) => ({
    questions: requireQuestions(input.questions),
    steps: [],
    news: null,
    isFollowing: true,
  }),
  type: 'parallel',
  on: {
    'ADDRESS.CHANGED': { guard: 'isPlace', actions: 'followAddress' },
  },
  states: {
    role: {
      description: 'The role whose screen is shown.',
      initial: 'teacher',
      on: {
        'ROLE.CHOSEN': withAction(TO_ROLE, 'lead'),
        'PLACE.RESTORED': TO_ROLE,
        'DEMO.RESET': '.teacher',
      },
      states: { teacher: {}, learner: {}, publisher: {} },
    },
    brand: {
      description: 'The brand; kept when the lesson starts over.',
      initial: 'house',
      on: {
        'BRAND.CHOSEN': withAction(TO_BRAND, 'lead'),
        'PLACE.RESTORED': TO_BRAND,
      },
      states: { house: {}, arch: {}, petals: {}, ring: {}, leaf: {}, rainbow: {} },
    },
    lesson: {
      description: 'The phase of the lesson.',
      initial: 'unassigned',
      on: {
        // No step follows the report, so Undo never leads to it.
        'STEP.UNDONE': withAction(
          toPhase(['unassigned', 'explaining', 'answered', 'asking']),
          'takeBack',
        ),
        'DEMO.RESET': { target: '.unassigned', actions: 'forget' },
        'PLACE.RESTORED': withAction(toPhase(PHASES), 'restoreSteps'),
      },
      states: {
        unassigned: {
          on: { 'LESSON.ASSIGNED': { target: 'asking', actions: 'takeStep' } },
        },
        asking: {
          description: 'The learner has a question in hand.',
          on: {
            'ANSWER.GIVEN': [
              {
                guard: { type: 'leadsTo', params: { phase: 'asking' } },
                actions: 'takeStep',
              },
              {
                guard: { type: 'leadsTo', params: { phase: 'explaining' } },
                target: 'explaining',
                actions: 'takeStep',
              },
              {
                guard: { type: 'leadsTo', params: { phase: 'answered' } },
                target: 'answered',
                actions: 'takeStep',
              },
            ],
          },
        },
        explaining: {
          description: 'The answer was right; there is another question.',
          on: { 'QUESTION.NEXT': { target: 'asking', actions: 'takeStep' } },
        },
        answered: {
          description: 'All questions are answered.',
          on: { 'RESULTS.RETURNED': { target: 'reported', actions: 'takeStep' } },
        },
        reported: {
          description: 'The results are in the gradebook.',
        },
      },
    },
  },
});
