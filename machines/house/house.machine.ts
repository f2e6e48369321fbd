import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { requireIds } from '#machines/lib/check-input.ts';
import { notProvided } from '#machines/lib/not-provided.ts';
import {
  HOUSE_PARTS,
  type HouseChoice,
  type HouseContext,
  type HouseEmitted,
  type HouseEvent,
  type HouseInput,
  type HouseOutcome,
  type HousePart,
} from './house.types.ts';

/** From a choice until all tiles have turned, in ms; then the windows are lit. */
const TURN_MS = 420;
/** From the turn of one tile to that of the next, in ms: the last begins early enough to end in time. */
export const HOUSE_STEP_MS = 35;

/** The initial choice: the first option of each part. */
const firstOf = (options: HouseInput['options']): HouseChoice => ({
  field: options.field[0] ?? '',
  problem: options.problem[0] ?? '',
  term: options.term[0] ?? '',
});

const isSame = (one: HouseChoice, other: HouseChoice) =>
  HOUSE_PARTS.every((part) => one[part] === other[part]);

/** The choice in an address; missing or unknown values fall back to the initial ones. */
const readChoice = (
  options: HouseInput['options'],
  said: Readonly<Partial<HouseChoice>>,
): HouseChoice => {
  const first = firstOf(options);
  const read = (part: HousePart) => {
    const value = said[part];
    return value !== undefined && options[part].includes(value) ? value : first[part];
  };
  return { field: read('field'), problem: read('problem'), term: read('term') };
};

/** The choice after an event; an unknown part or option changes nothing. */
function choiceAfter({ options, choice }: HouseContext, event: HouseEvent): HouseChoice {
  if (event.type === 'ADDRESS.READ') return readChoice(options, event.choice);
  if (event.type !== 'PART.CHOSEN' || !options[event.part].includes(event.value)) return choice;
  return { ...choice, [event.part]: event.value };
}

/**
 * The house that a problem builds (docs/specification.md, 2.3): a sentence with three blanks, an answer for
 * each way to fill them in, and a façade of which each blank builds a part.
 *
 * The page contains one answer; all are loaded when the machine starts, and again on the next choice if
 * that fails. Unknown values are ignored. A visitor's choice is emitted to the page, which stores
 * it in the address; a choice from the address is neither emitted nor announced (WCAG 2.2, 4.1.3). With
 * reduced motion no tile turns, and the windows stay lit (WCAG 2.2, 2.3.3).
 *
 * The host provides the actor `loadBook`, which resolves to all answers.
 *
 * @throws RangeError (as the actor's error) for a part with no or duplicate options
 */
export const houseMachine = setup({
  types: {
    context: {} as HouseContext,
    events: {} as HouseEvent,
    emitted: {} as HouseEmitted,
    input: {} as HouseInput,
  },
  actors: { loadBook: fromPromise<unknown>(notProvided('house', 'loadBook')) },
  delays: { turnMs: TURN_MS },
  guards: {
    isOther: ({ context, event }) => !isSame(choiceAfter(context, event), context.choice),
    isStill: ({ context }) => context.isMotionReduced,
    hasToTurn: ({ context }) => !isSame(context.before, context.choice) && !context.isMotionReduced,
    hasToSettle: ({ context }) => !isSame(context.before, context.choice),
  },
  actions: {
    choose: assign(({ context, event }) => ({
      choice: choiceAfter(context, event),
      before: context.choice,
      isAsked: event.type === 'PART.CHOSEN',
    })),
    notify: emit(({ context }) => ({ type: 'CHOICE.MADE', choice: context.choice })),
    keepBook: assign((_, { book }: { book: unknown }) => ({ book })),
    settle: assign(({ context }) => ({ before: context.choice })),
    reduceMotion: assign({ isMotionReduced: true }),
    allowMotion: assign({ isMotionReduced: false }),
  },
}).createMachine({
  id: 'house',
  context: ({ input }) => {
    for (const part of HOUSE_PARTS) requireIds('house', part, input.options[part]);
    const first = firstOf(input.options);
    return {
      options: input.options,
      choice: first,
      before: first,
      book: null,
      isAsked: false,
      isMotionReduced: input.isMotionReduced ?? false,
    };
  },
  on: {
    'MOTION.REDUCED': { actions: 'reduceMotion' },
    'MOTION.ALLOWED': { actions: 'allowMotion' },
  },
  type: 'parallel',
  states: {
    sentence: {
      description: 'The visitor’s choice.',
      on: {
        'PART.CHOSEN': { guard: 'isOther', actions: ['choose', 'notify'] },
        'ADDRESS.READ': { guard: 'isOther', actions: 'choose' },
      },
    },
    book: {
      description: 'All answers: the page has only one.',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadBook',
            src: 'loadBook',
            onDone: {
              target: 'open',
              actions: { type: 'keepBook', params: ({ event }) => ({ book: event.output }) },
            },
            onError: 'missing',
          },
        },
        open: {},
        missing: {
          on: {
            'PART.CHOSEN': { guard: 'isOther', target: 'loading' },
          },
        },
      },
    },
    facade: {
      description: 'Its tiles turn when the sentence changes, and the windows are lit last.',
      initial: 'lit',
      states: {
        lit: {
          always: [
            { guard: 'hasToTurn', target: 'turning' },
            { guard: 'hasToSettle', actions: 'settle' },
          ],
        },
        turning: {
          always: { guard: 'isStill', target: 'lit' },
          on: {
            'PART.CHOSEN': { guard: 'isOther', target: 'turning', reenter: true },
            'ADDRESS.READ': { guard: 'isOther', target: 'turning', reenter: true },
          },
          after: { turnMs: { target: 'lit', actions: 'settle' } },
        },
      },
    },
  },
});

type HouseSnapshot = SnapshotFrom<typeof houseMachine>;

/** The chosen option of each part. */
export const selectHouseChoice = ({ context }: HouseSnapshot): HouseChoice => context.choice;

/** The choice before the tiles began to turn; the same as the current choice once the windows are lit. */
export const selectHouseBefore = ({ context }: HouseSnapshot): HouseChoice => context.before;

/** Whether tiles turn; the windows are dark meanwhile. */
export const selectHouseIsTurning = (snapshot: HouseSnapshot): boolean =>
  snapshot.matches({ facade: 'turning' });

/** All answers; null until they are loaded. */
export const selectHouseBook = ({ context }: HouseSnapshot): unknown => context.book;

/** What to show for the choice. */
export const selectHouseOutcome = (snapshot: HouseSnapshot): HouseOutcome => {
  const { options, choice } = snapshot.context;
  if (isSame(choice, firstOf(options))) return 'given';
  if (snapshot.matches({ book: 'open' })) return 'answered';
  return snapshot.matches({ book: 'missing' }) ? 'failed' : 'awaited';
};

/** Whether to announce the current outcome: only if the visitor requested it. */
export const selectHouseAnnounces = ({ context }: HouseSnapshot): boolean => context.isAsked;
