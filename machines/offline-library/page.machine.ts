import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { requireText } from '#machines/lib/checks.ts';
import type {
  PageContext,
  PageEvent,
  PageInput,
  PagePhase,
  PageReport,
  SavedPage,
  SaveFailure,
  SaveOutcome,
} from './offline-library.types.ts';

const NAME = 'offline page';

function savedOf(outcome: SaveOutcome): SavedPage | null {
  return outcome.outcome === 'saved' ? { bytes: outcome.bytes, savedAt: outcome.savedAt } : null;
}

const reportOf = ({ path, phase, saved, failure, wasEvicted }: PageContext): PageReport => ({
  type: 'PAGE.REPORTED',
  path,
  phase,
  saved,
  failure,
  wasEvicted,
});

/** Events from the library, whose effects it therefore already knows. */
const QUIET: ReadonlySet<string> = new Set([
  'xstate.init',
  'SAVE.REQUESTED',
  'SLOT.GRANTED',
  'SAVE.WITHDRAWN',
  'INVENTORY.READ',
]);

/**
 * One page that can be saved on this device: not saved, queued, saving, saved with its size and
 * time, failed with the reason, or being removed. It reports every change to its library except
 * those that the library caused (with hundreds of pages, echoes would be too slow on phones). It
 * also reports its state when it receives a request that it cannot handle, so that the two never
 * disagree.
 *
 * The host provides the promise actors `savePage` and `removePage`.
 *
 * @throws TypeError on start for an empty path
 */
export const pageMachine = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    input: {} as PageInput,
  },
  actors: {
    /**
     * Fetches and stores the page and all its resources, atomically: no partial page may remain.
     */
    savePage: fromPromise<SaveOutcome, { readonly path: string }>(notProvided(NAME, 'savePage')),
    removePage: fromPromise<void, { readonly path: string }>(notProvided(NAME, 'removePage')),
  },
  actions: {
    enter: assign((_, params: { readonly phase: PagePhase }) => ({ phase: params.phase })),
    report: enqueueActions(({ context, enqueue }) => {
      if (context.parent !== null) enqueue.sendTo(context.parent, reportOf(context));
    }),
    reportNews: enqueueActions(({ context, event, enqueue }) => {
      if (context.parent === null || QUIET.has(event.type)) return;
      enqueue.sendTo(context.parent, reportOf(context));
    }),
    setSaved: assign((_, params: { readonly saved: SavedPage | null }) => ({
      saved: params.saved,
      failure: null,
      wasEvicted: false,
    })),
    setFailure: assign((_, params: { readonly failure: SaveFailure }) => ({
      failure: params.failure,
    })),
    forgetFailure: assign({ failure: null }),
    forgetSaved: assign({ saved: null, failure: null, wasEvicted: false }),
    setEviction: assign({ saved: null, failure: null, wasEvicted: true }),
  },
  guards: {
    isSaved: ({ context }) => context.saved !== null,
    isSavedNow: (_, outcome: SaveOutcome) => outcome.outcome === 'saved',
    isThere: (_, params: { readonly saved: SavedPage | null }) => params.saved !== null,
    isGone: (_, params: { readonly saved: SavedPage | null }) => params.saved === null,
    isEvicted: (_, params: { readonly isEvicted: boolean }) => params.isEvicted,
  },
}).createMachine({
  id: 'offlinePage',
  context: ({ input }) => ({
    path: requireText(NAME, 'path', input.path),
    phase: 'notSaved',
    saved: null,
    failure: null,
    wasEvicted: false,
    parent: input.parent ?? null,
  }),
  initial: 'notSaved',
  on: {
    // Requests that cannot be handled in this state: report the state.
    'SAVE.REQUESTED': { actions: 'report' },
    'SLOT.GRANTED': { actions: 'report' },
  },
  states: {
    notSaved: {
      entry: [{ type: 'enter', params: { phase: 'notSaved' } }, 'reportNews'],
      on: {
        'SAVE.REQUESTED': 'queued',
        'INVENTORY.READ': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEvicted', params: ({ event }) => event },
            actions: 'setEviction',
          },
        ],
      },
    },
    queued: {
      entry: ['forgetFailure', { type: 'enter', params: { phase: 'queued' } }],
      on: {
        'SLOT.GRANTED': 'saving',
        'SAVE.WITHDRAWN': 'notSaved',
        'REMOVE.REQUESTED': 'notSaved',
      },
    },
    saving: {
      entry: { type: 'enter', params: { phase: 'saving' } },
      on: { 'REMOVE.REQUESTED': 'removing' },
      invoke: {
        id: 'save',
        src: 'savePage',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isSavedNow', params: ({ event }) => event.output },
            target: 'saved',
            actions: {
              type: 'setSaved',
              params: ({ event }) => ({ saved: savedOf(event.output) }),
            },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: { failure: 'quota' } },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: { failure: 'network' } },
        },
      },
    },
    saved: {
      entry: [{ type: 'enter', params: { phase: 'saved' } }, 'reportNews'],
      on: {
        'REMOVE.REQUESTED': 'removing',
        'INVENTORY.READ': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'notSaved',
            actions: 'setEviction',
          },
          { actions: { type: 'setSaved', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      entry: [{ type: 'enter', params: { phase: 'failed' } }, 'report'],
      on: {
        'SAVE.REQUESTED': 'queued',
        'REMOVE.REQUESTED': 'removing',
        'INVENTORY.READ': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'saved',
          actions: { type: 'setSaved', params: ({ event }) => event },
        },
      },
    },
    removing: {
      entry: [{ type: 'enter', params: { phase: 'removing' } }, 'report'],
      invoke: {
        id: 'remove',
        src: 'removePage',
        input: ({ context }) => ({ path: context.path }),
        onDone: { target: 'notSaved', actions: 'forgetSaved' },
        onError: [{ guard: 'isSaved', target: 'saved' }, { target: 'notSaved' }],
      },
    },
  },
});
