import { assign, enqueueActions, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';
import { requireIds } from '#machines/lib/check-input.ts';
import { notProvided } from '#machines/lib/not-provided.ts';
import type {
  Answers,
  WorksheetContext,
  WorksheetEvent,
  WorksheetInput,
  WorksheetKeeping,
  WorksheetNews,
  WorksheetSave,
} from './worksheet.types.ts';

/** How long after the last change the answers are saved, in ms. */
const KEEP_MS = 400;

/** How many changes can be undone. */
const STEPS = 100;

/** The maximum length of a field, in UTF-16 units; longer text is cut. */
const LONGEST = 4000;

/** The answers that belong to known fields, cut to the maximum length. */
const fieldsOf = ({ initial }: Pick<WorksheetContext, 'initial'>, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([field, value]) => Object.hasOwn(initial, field) && typeof value === 'string')
      .map(([field, value]) => [field, value.slice(0, LONGEST)]),
  );

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys(one).every((field) => one[field] === other[field]);

/** The fields in which two records differ. */
const changedBetween = (one: Answers, other: Answers): readonly string[] =>
  Object.keys(one).filter((field) => one[field] !== other[field]);

/** What the device holds, according to an event. */
const keptIn = (event: WorksheetEvent): Answers | null => ('kept' in event ? event.kept : null);

/** What an event writes: the field it is about, those that change with it, or several at once. */
function writtenBy(event: WorksheetEvent): Answers {
  if (event.type === 'ANSWER.CHANGED') return { ...event.with, [event.field]: event.value };
  if (event.type === 'ANSWERS.CHOSEN') return event.answers;
  return event.type === 'DEVICE.READ' ? event.typed : {};
}

/** The answers after an event has written over them. */
const writtenOver = (context: WorksheetContext, event: WorksheetEvent): Answers => ({
  ...context.answers,
  ...fieldsOf(context, writtenBy(event)),
});

/** Records a step to new answers; nothing can be redone after it. */
const stepTo = (context: WorksheetContext, answers: Answers) => ({
  answers,
  past: [...context.past, context.answers].slice(-STEPS),
  future: [],
  editing: null,
});

/** What the device holds, as an answer to every field. */
const heldOf = (context: WorksheetContext, kept: Answers | null): Answers => ({
  ...context.initial,
  ...fieldsOf(context, kept ?? {}),
});

/** The fields changed here that are not known to be on the device. */
const editedOf = ({ answers, device }: WorksheetContext): readonly string[] =>
  changedBetween(answers, device);

/**
 * Merges what another tab has put on the device. A field that was also changed here, and is not saved
 * yet, stays. Any other gets its new value in every step as well, so that undoing a step of this tab
 * never takes back what was written in another; steps that are left without a change are dropped.
 */
const mergeDevice = (context: WorksheetContext, kept: Answers | null) => {
  const known = context.device;
  const found = Object.entries(heldOf(context, kept));
  const edited = new Set(editedOf(context));
  const elsewhere = found.filter(([field, value]) => known[field] !== value);
  const merged = (held: Answers): Answers => ({
    ...held,
    ...Object.fromEntries(
      elsewhere.filter(([field]) => !edited.has(field) || held[field] === known[field]),
    ),
  });
  const answers = merged(context.answers);
  const past = context.past.map(merged);
  const future = context.future.map(merged);
  return {
    device: Object.fromEntries(found.filter(([field]) => Object.hasOwn(known, field))),
    answers,
    past: past.filter((held, at) => !isSame(held, past[at + 1] ?? answers)),
    future: future.filter((held, at) => !isSame(held, future[at - 1] ?? answers)),
    editing: null,
  };
};

/** The answers from the address, which replace all others; missing fields get their initial values. */
const sharedOf = (context: WorksheetContext, event: WorksheetEvent): Answers | null => {
  const fields = fieldsOf(context, ('shared' in event ? event.shared : null) ?? {});
  return Object.keys(fields).length === 0 ? null : { ...context.initial, ...fields };
};

/**
 * A worksheet: fields that a visitor fills in, stored on the device only. Every tool of the site is one;
 * its results are derived from the answers and are not part of the state.
 *
 * **work**: waits for the view, then tracks what to report: that answers were resumed, came from the
 * address, were undone, and so on. Every change can be undone step by step, including starting over;
 * continuous typing in one field is one step. Answers from the address are a step on top of those on
 * the device: undoing it shows the latter, which are not overwritten until the visitor changes
 * something.
 *
 * **keeping**: whether the answers are on the device. They are saved shortly after the last change, and
 * immediately when the page is left. Removing them from the device also clears the history.
 *
 * Several tabs may share the device: only the fields changed here are written over what it holds, and
 * what another tab has written is merged below the history (docs/decisions/0026-tools-are-worksheets.md).
 *
 * The host provides the actor `keep`, which writes the edited fields over those on the device (all
 * answers where it has none), or removes them if the answers are null, and resolves to whether that
 * succeeded.
 *
 * @throws RangeError (as the actor's error) for no fields
 */
export const worksheetMachine = setup({
  types: {
    context: {} as WorksheetContext,
    events: {} as WorksheetEvent,
    input: {} as WorksheetInput,
  },
  actors: {
    keep: fromPromise<boolean, WorksheetSave>(notProvided('worksheet', 'keep')),
  },
  delays: {
    keepMs: KEEP_MS,
  },
  guards: {
    hasKept: ({ context, event }) => !isSame(context.initial, heldOf(context, keptIn(event))),
    hasShared: ({ context, event }) => sharedOf(context, event) !== null,
    isOther: ({ context, event }) => !isSame(context.answers, writtenOver(context, event)),
    isBegun: ({ context }) => !isSame(context.initial, context.answers),
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    /** What was kept on the device is no longer there. */
    isGone: ({ context, event }) => keptIn(event) === null && context.outcome === 'kept',
    isNews: ({ context, event }) =>
      !isSame(context.answers, mergeDevice(context, keptIn(event)).answers),
    isStored: (_, { isStored }: { isStored: boolean }) => isStored,
  },
  actions: {
    /** Answers from the address are a step on top of those on the device. */
    open: assign(({ context, event }) => {
      const device = heldOf(context, keptIn(event));
      const answers = sharedOf(context, event) ?? device;
      const step = isSame(device, answers)
        ? { answers }
        : stepTo({ ...context, answers: device }, answers);
      return { ...step, device };
    }),
    merge: assign(({ context, event }) => mergeDevice(context, keptIn(event))),
    // Until the save succeeds, nobody knows what the device holds for these fields.
    beginSave: assign(({ context }) => {
      const edited = new Set(editedOf(context));
      const known = Object.entries(context.device).filter(([field]) => !edited.has(field));
      return { device: Object.fromEntries(known) };
    }),
    endSave: assign(({ context }) => ({ device: { ...context.answers, ...context.device } })),
    // Typed answers are newer than any that were found.
    addTyped: enqueueActions(({ context, event, enqueue }) => {
      const answers = writtenOver(context, event);
      if (isSame(context.answers, answers)) return;
      enqueue.assign(stepTo(context, answers));
      enqueue.raise({ type: 'ANSWERS.ALTERED' });
    }),
    write: assign(({ context, event }) => {
      const answers = writtenOver(context, event);
      const field = 'field' in event ? event.field : '';
      if (context.editing !== field) return { ...stepTo(context, answers), editing: field };
      const before = context.past.at(-1);
      if (before === undefined || before[field] !== answers[field]) return { answers, future: [] };
      // Typed and deleted again: not a step, and what changed along with it is as it was, too.
      return { answers: before, past: context.past.slice(0, -1), future: [], editing: null };
    }),
    choose: assign(({ context, event }) => stepTo(context, writtenOver(context, event))),
    endEdit: assign({ editing: null }),
    stepBack: assign(({ context: { answers, past, future } }) => ({
      answers: past.at(-1) ?? answers,
      past: past.slice(0, -1),
      future: [answers, ...future],
      editing: null,
    })),
    stepForth: assign(({ context: { answers, past, future } }) => ({
      answers: future[0] ?? answers,
      past: [...past, answers],
      future: future.slice(1),
      editing: null,
    })),
    startOver: assign(({ context }) => stepTo(context, context.initial)),
    forget: assign(({ context }) => ({
      answers: context.initial,
      device: context.initial,
      past: [],
      future: [],
      editing: null,
    })),
    remember: assign((_, { outcome }: Pick<WorksheetContext, 'outcome'>) => ({ outcome })),
    notifyAltered: raise({ type: 'ANSWERS.ALTERED' }),
  },
}).createMachine({
  id: 'worksheet',
  context: ({ input }) => {
    requireIds('worksheet', 'initial', Object.keys(input.initial));
    return {
      initial: input.initial,
      answers: input.initial,
      device: input.initial,
      past: [],
      future: [],
      editing: null,
      outcome: null,
    };
  },
  type: 'parallel',
  states: {
    work: {
      initial: 'opening',
      states: {
        opening: {
          on: {
            'DEVICE.READ': [
              { guard: 'hasShared', target: 'ready.shared', actions: ['open', 'addTyped'] },
              { guard: 'hasKept', target: 'ready.resumed', actions: ['open', 'addTyped'] },
              { target: 'ready', actions: ['open', 'addTyped'] },
            ],
          },
        },
        ready: {
          initial: 'none',
          on: {
            'ANSWER.CHANGED': {
              guard: 'isOther',
              target: '.none',
              actions: ['write', 'notifyAltered'],
            },
            'FIELD.LEFT': { actions: 'endEdit' },
            'ANSWERS.CHOSEN': {
              guard: 'isOther',
              target: '.none',
              actions: ['choose', 'notifyAltered'],
            },
            'UNDO.REQUESTED': {
              guard: 'hasPast',
              target: '.undone',
              actions: ['stepBack', 'notifyAltered'],
            },
            'REDO.REQUESTED': {
              guard: 'hasFuture',
              target: '.redone',
              actions: ['stepForth', 'notifyAltered'],
            },
            'RESET.REQUESTED': {
              guard: 'isBegun',
              target: '.restarted',
              actions: ['startOver', 'notifyAltered'],
            },
            'REMOVAL.REQUESTED': { target: '.removed', actions: 'forget' },
            'DEVICE.CHANGED': [
              { guard: 'isGone', target: '.removed', actions: 'forget' },
              { guard: 'isNews', target: '.merged', actions: 'merge' },
              { actions: 'merge' },
            ],
          },
          states: {
            none: {},
            resumed: {},
            shared: {},
            undone: {},
            redone: {},
            restarted: {},
            merged: {},
            removed: {},
          },
        },
      },
    },
    keeping: {
      initial: 'reading',
      on: {
        'ANSWERS.ALTERED': '.unsaved',
        'REMOVAL.REQUESTED': '.removing',
        'DEVICE.CHANGED': { guard: 'isGone', target: '.nothing' },
      },
      states: {
        reading: {
          on: {
            'DEVICE.READ': [{ guard: 'hasKept', target: 'kept' }, { target: 'nothing' }],
          },
        },
        nothing: {
          entry: { type: 'remember', params: { outcome: null } },
          on: {
            'DEVICE.CHANGED': { guard: 'hasKept', target: 'kept' },
          },
        },
        unsaved: {
          after: { keepMs: 'writing' },
          on: {
            // Each change restarts the delay.
            'ANSWERS.ALTERED': { target: 'unsaved', reenter: true },
            'PAGE.LEFT': 'writing',
          },
        },
        writing: {
          entry: 'beginSave',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => ({ answers: context.answers, edited: editedOf(context) }),
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => ({ isStored: event.output }) },
                target: 'kept',
                actions: 'endSave',
              },
              { target: 'refused' },
            ],
            onError: 'refused',
          },
        },
        kept: { entry: { type: 'remember', params: { outcome: 'kept' } } },
        refused: { entry: { type: 'remember', params: { outcome: 'refused' } } },
        removing: {
          invoke: {
            id: 'remove',
            src: 'keep',
            input: { answers: null, edited: [] },
            onDone: 'nothing',
            // A device that stores nothing has nothing to remove.
            onError: 'nothing',
          },
          // Another tab has written since.
          on: {
            'DEVICE.CHANGED': { guard: 'hasKept', target: 'kept' },
          },
        },
      },
    },
  },
});

type WorksheetSnapshot = SnapshotFrom<typeof worksheetMachine>;

/** What the view of a tool shows. */
export function selectSheet({ context, value: { work, keeping } }: WorksheetSnapshot) {
  const { initial, answers, past, future, outcome } = context;
  const news: WorksheetNews = typeof work === 'string' ? 'none' : work.ready;
  const before = news === 'redone' ? past.at(-1) : future[0];
  return {
    answers,
    /** What to report about the answers. */
    news,
    /** The fields that the last undo or redo changed, as long as it is the news. */
    turned: changedBetween(answers, before ?? answers),
    /** How many steps can be undone. */
    position: past.length,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Whether any answer differs from its initial value. */
    isBegun: !isSame(initial, answers),
    /** Whether the answers are newer than the address: just changed, or removed. */
    isAltered: keeping === 'unsaved' || news === 'removed',
    /** Whether the answers are on the device. */
    keeping: keepingOf(keeping, outcome),
  };
}

function keepingOf(
  state: WorksheetSnapshot['value']['keeping'],
  outcome: WorksheetContext['outcome'],
): WorksheetKeeping {
  switch (state) {
    case 'unsaved':
    case 'writing':
      return outcome ?? 'unsaved';
    case 'reading':
    case 'removing':
      return 'nothing';
    default:
      return state;
  }
}
