import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import type { Draft, FoundDraft } from './contact-form.types.ts';

/** Long enough to avoid a write per keystroke, short enough that a crash loses only half a sentence, in ms. */
const REST_MS = 400;

export interface DraftContext {
  /** What is written, to be saved; null for nothing. */
  readonly draft: Draft | null;
  /** The draft of an earlier visit, until the visitor accepts or declines it. */
  readonly offer: FoundDraft | null;
  /** What the visitor is told about it. */
  readonly notice: 'none' | 'restored' | 'discarded';
}

export type DraftEvent =
  /** A view is on screen: look for a draft on the device. */
  | { readonly type: 'DRAFT.SOUGHT' }
  | { readonly type: 'DRAFT.CHANGED'; readonly draft: Draft }
  /** The same, and saved at once. */
  | { readonly type: 'DRAFT.SUBMITTED'; readonly draft: Draft }
  /** Nothing is written any more, or its enquiry was acknowledged. */
  | { readonly type: 'DRAFT.ENDED' }
  /** The visitor wants it gone. */
  | { readonly type: 'DRAFT.DISCARDED' }
  | { readonly type: 'OFFER.TAKEN' }
  | { readonly type: 'OFFER.DECLINED' }
  | { readonly type: 'PAGE.LEFT' };

const CHANGE = {
  type: 'change',
  params: ({ event }: { readonly event: { readonly draft: Draft } }) => ({ draft: event.draft }),
} as const;

/** Saves what is written. */
const KEEP = {
  type: 'save',
  params: ({ context }: { readonly context: DraftContext }) => ({ draft: context.draft }),
} as const;

const REMOVE_OWN = { type: 'remove', params: { isOfAnyTab: false } } as const;
const REMOVE_ANY = { type: 'remove', params: { isOfAnyTab: true } } as const;
const SETTLE_NONE = { type: 'settle', params: { found: null } } as const;

/**
 * The draft of the contact form, saved on the device shortly after the last keystroke, and removed when its enquiry is
 * acknowledged or the visitor asks. One that was written in this tab is handed to the form (DRAFT.SETTLED); any
 * other is offered, and not shown until the visitor accepts it.
 *
 * The host provides the actor `find` and the actions `save` and `remove`.
 */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent },
  actors: {
    /** The draft on the device; null when there is none to offer. */
    find: fromPromise<FoundDraft | null>(notProvided('draft', 'find')),
  },
  actions: {
    save: (_, _params: { readonly draft: Draft | null }) => {},
    /** Unless another tab's has taken its place, which only the visitor's own wish removes. */
    remove: (_, _params: { readonly isOfAnyTab: boolean }) => {},
    /** Tells the form, if there is one: the draft is also shown on its own. */
    settle: enqueueActions(
      ({ enqueue, self }, { found }: { readonly found: FoundDraft | null }) => {
        if (self._parent !== undefined) {
          enqueue.sendTo(self._parent, { type: 'DRAFT.SETTLED', found });
        }
      },
    ),
    change: assign(({ context }, { draft }: { readonly draft: Draft }) => ({
      draft,
      notice: context.notice === 'discarded' ? ('none' as const) : context.notice,
    })),
    offer: assign((_, { found }: { readonly found: FoundDraft | null }) => ({ offer: found })),
    takeUp: assign((_, { found }: { readonly found: FoundDraft | null }) => ({
      draft: found,
      offer: null,
      notice: 'restored' as const,
    })),
    forget: assign({ draft: null, notice: 'none' }),
    forgetOffer: assign({ offer: null }),
    notifyDiscarded: assign({ notice: 'discarded' }),
  },
  guards: {
    isOfThisVisit: (_, { found }: { readonly found: FoundDraft | null }) =>
      found?.isOfThisVisit === true,
    isOffered: ({ context }) => context.offer !== null,
    isWritten: ({ context }) => context.draft !== null,
  },
  delays: { rest: REST_MS },
}).createMachine({
  id: 'draft',
  context: { draft: null, offer: null, notice: 'none' },
  initial: 'unsought',
  on: {
    'DRAFT.CHANGED': { actions: CHANGE },
    'DRAFT.SUBMITTED': { target: '.saved', actions: [CHANGE, KEEP] },
    'DRAFT.ENDED': [
      { guard: 'isWritten', target: '.none', actions: ['forget', REMOVE_OWN] },
      // Nothing was written here: what is on the device is another tab's.
      { target: '.none' },
    ],
    'DRAFT.DISCARDED': { target: '.none', actions: ['forget', REMOVE_ANY, 'notifyDiscarded'] },
    'OFFER.TAKEN': {
      guard: 'isOffered',
      target: '.unsaved',
      actions: [
        { type: 'settle', params: ({ context }) => ({ found: context.offer }) },
        { type: 'takeUp', params: ({ context }) => ({ found: context.offer }) },
      ],
    },
    'OFFER.DECLINED': [
      // What is on the device by now is what is being written.
      { guard: 'isWritten', actions: 'forgetOffer' },
      { guard: 'isOffered', actions: ['forgetOffer', REMOVE_ANY, 'notifyDiscarded'] },
    ],
  },
  states: {
    unsought: { on: { 'DRAFT.SOUGHT': 'looking' } },
    looking: {
      invoke: {
        id: 'find',
        src: 'find',
        onDone: [
          {
            guard: { type: 'isOfThisVisit', params: ({ event }) => ({ found: event.output }) },
            // Not saved by being looked at: its time would start again.
            target: 'saved',
            actions: [
              { type: 'takeUp', params: ({ event }) => ({ found: event.output }) },
              { type: 'settle', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            target: 'none',
            actions: [
              { type: 'offer', params: ({ event }) => ({ found: event.output }) },
              SETTLE_NONE,
            ],
          },
        ],
        // Storage that cannot be read has no draft.
        onError: { target: 'none', actions: SETTLE_NONE },
      },
      on: {
        'DRAFT.ENDED': { actions: 'forget' },
        // Nobody waits for the search any more.
        'DRAFT.DISCARDED': {
          target: 'none',
          actions: ['forget', REMOVE_ANY, 'notifyDiscarded', SETTLE_NONE],
        },
        'DRAFT.SUBMITTED': { target: 'saved', actions: [CHANGE, KEEP, SETTLE_NONE] },
      },
    },
    none: { always: { guard: 'isWritten', target: 'unsaved' } },
    unsaved: {
      on: {
        'DRAFT.CHANGED': { target: 'unsaved', reenter: true, actions: CHANGE },
        // The last keystrokes would be lost.
        'PAGE.LEFT': { target: 'saved', actions: KEEP },
      },
      after: { rest: { target: 'saved', actions: KEEP } },
    },
    saved: { on: { 'DRAFT.CHANGED': { target: 'unsaved', actions: CHANGE } } },
  },
});
