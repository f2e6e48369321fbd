import { and, assign, emit, enqueueActions, fromPromise, not, or, setup, stateIn } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import {
  arrivalOf,
  attemptFor,
  attemptOf,
  contentOfDraft,
  draftOf,
  emptyForm,
  fieldsToOpen,
  hasSomethingToKeep,
  hasWritten,
  isQueuedDraft,
  isSameContent,
  receiptOf,
  refusalOf,
  storageOf,
  withError,
} from './contact-form.content.ts';
import type {
  Arrival,
  ContactFormContext,
  ContactFormEmitted,
  ContactFormEvent,
  ContactFormInput,
  DeliverInput,
  DeliverOutcome,
  Draft,
  FormErrors,
  FormValue,
  FoundDraft,
  SpamSignals,
} from './contact-form.types.ts';

/** Persists the values and the attempt they belong to. */
const keepDraft = {
  type: 'persistDraft',
  params: ({ context }: { readonly context: ContactFormContext }) => ({ draft: draftOf(context) }),
} as const;

/** The enquiry that the form holds was sent: by the form itself, or by the outbox. */
const WHEN_DELIVERED = {
  type: 'isSent',
  params: ({ event }: { readonly event: { readonly output: DeliverOutcome } }) => event.output,
} as const;
const WHEN_ACKNOWLEDGED = {
  type: 'isAttemptShown',
  params: ({ event }: { readonly event: { readonly idempotencyKey: string } }) => event,
} as const;

/** A submission carries signals that tell people from robots. */
const submit = {
  guard: 'isNotFinding',
  target: 'validating',
  actions: {
    type: 'setSpamSignals',
    params: ({ event }: { readonly event: ContactFormEvent & { type: 'SUBMISSION.REQUESTED' } }) =>
      event,
  },
} as const;

/**
 * The contact form (docs/specification.md, 2.6, 4.9 and 5; WCAG 2.2, 3.3.1 and 3.3.4): the single
 * source of truth for the values, their errors, and the outcome of submitting them.
 *
 * It has six parallel regions. **submission**: idle, validating, submitting, then success (the form
 * is cleared; 5000 ms later it is idle), error (until the next attempt) or queued (stored on the
 * device until the outbox has sent it). **draft**: none, unsaved, saved: the values are saved on
 * the device shortly after the last keystroke, and removed only when the enquiry is acknowledged or
 * the visitor asks.
 *
 * Validation runs on submission, then on change for fields that have failed. While submitting,
 * nothing can be changed and a second submission is ignored: a double click sends once.
 *
 * A third region, **work**, tracks whether a reload would interrupt the visitor: it is unfinished while
 * something unsaved is written, and confirmed while a confirmation is on screen. A fourth, **view**, waits
 * for a view to attach, then looks for a draft on the device, adds text typed before the scripts ran, and
 * applies the values from the link that led here. A draft from an earlier visit is only offered, and not
 * shown until the visitor accepts it: the device may be shared. The actor outlives its views.
 *
 * A fifth, **told**, tracks how the visitor is told that an enquiry was sent: a confirmation replaces
 * the form until another enquiry is started, or, if the form is already in use, a note appears next to
 * it. A sixth, **copy**, tracks the copying of its receipt.
 *
 * The host provides the actors `deliver`, `findDraft` and `copyReceipt` and the actions `persistDraft` and
 * `discardDraft`.
 *
 * @throws TypeError or RangeError on start for a form without fields, a missing function or an
 *   invalid delay
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    emitted: {} as ContactFormEmitted,
  },
  actors: {
    /** Sends the enquiry or adds it to the outbox, with its own timeouts. */
    deliver: fromPromise<DeliverOutcome, DeliverInput>(notProvided('contact form', 'deliver')),
    /** Reads the draft on the device and the outcome of its enquiry; null when there is none. */
    findDraft: fromPromise<FoundDraft | null>(notProvided('contact form', 'findDraft')),
    /** Copies the receipt to the clipboard. */
    copyReceipt: fromPromise<unknown, { readonly receipt: string }>(
      notProvided('contact form', 'copyReceipt'),
    ),
  },
  actions: {
    /** Provided by the host: saves the draft on the device. */
    persistDraft: (_, _params: { readonly draft: Draft }) => {},
    /** Provided by the host: removes the draft from the device. */
    discardDraft: (_) => {},

    changeField: assign(({ context }, params: { field: string; value: FormValue }) => {
      const values = { ...context.values, [params.field]: params.value };
      if (!context.failedFields.includes(params.field)) return { values, isDiscarded: false };
      const message = context.validate(values)[params.field];
      return {
        values,
        errors: withError(context.errors, params.field, message),
        isDiscarded: false,
      };
    }),
    setArrival: assign(({ context }, params: Arrival) =>
      arrivalOf(context, params.typed, params.opening),
    ),
    // Text typed into an earlier view may not have been applied yet.
    addArrival: assign(({ context }, params: Arrival) =>
      arrivalOf(context, { ...context.typed, ...params.typed }, params.opening),
    ),
    forgetTyped: assign(({ context }, params: { readonly field: string }) => {
      const { [params.field]: _, ...typed } = context.typed;
      return { typed };
    }),
    takeUpDraft: enqueueActions(({ enqueue }, { found }: { readonly found: FoundDraft | null }) => {
      if (found === null) return;
      const { draft, receipt, errors } = found;
      const idempotencyKey = draft.attempt?.idempotencyKey ?? '';
      enqueue.raise({ type: 'DRAFT.RESTORED', draft });
      if (receipt !== null) {
        enqueue.raise({ type: 'ENQUIRY.ACKNOWLEDGED', idempotencyKey, receipt });
        // If the form holds something else by now, nothing else would report this.
        enqueue.raise({ type: 'EARLIER.SENT', receipt });
      }
      if (Object.keys(errors).length > 0) {
        enqueue.raise({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors });
      }
    }),
    offerDraft: enqueueActions(({ enqueue }, { found }: { readonly found: FoundDraft | null }) => {
      enqueue.assign({ offered: found });
      const receipt = found?.receipt ?? null;
      if (receipt !== null) enqueue.raise({ type: 'EARLIER.SENT', receipt });
    }),
    forgetOffer: assign({ offered: null }),
    // Fields written in the meantime are newer, and stay.
    addOffered: enqueueActions(({ context, enqueue }) => {
      const draft = context.offered?.draft ?? { values: {}, attempt: null };
      for (const [field, value] of Object.entries(contentOfDraft(context.initialValues, draft))) {
        if (context.values[field] === context.initialValues[field]) {
          enqueue.raise({ type: 'FIELD.CHANGED', field, value });
        }
      }
    }),
    // Text typed before the scripts ran is newer than the draft.
    takeUpTyped: enqueueActions(({ context, enqueue }) => {
      for (const [field, value] of Object.entries(context.typed)) {
        enqueue.raise({ type: 'FIELD.CHANGED', field, value });
      }
      enqueue.raise({ type: 'MESSAGE.OPENED' });
    }),
    // Held until text typed before the scripts ran is applied, which is part of the submission.
    holdSubmission: assign((_, { spamSignals }: { readonly spamSignals?: SpamSignals }) => ({
      heldSubmission: spamSignals === undefined ? {} : { spamSignals },
    })),
    takeUpSubmission: enqueueActions(({ context, enqueue }) => {
      const held = context.heldSubmission;
      if (held === null) return;
      enqueue.assign({ heldSubmission: null });
      enqueue.raise({ type: 'SUBMISSION.REQUESTED', ...held });
    }),
    // Handled like any input: it is saved and validated, and makes a queued enquiry a different one.
    fillIn: enqueueActions(({ context, enqueue }) => {
      for (const [field, value] of Object.entries(fieldsToOpen(context))) {
        enqueue.raise({ type: 'FIELD.CHANGED', field, value });
      }
    }),
    markDiscarded: assign({ isDiscarded: true }),
    checkAllFields: assign(({ context }) => {
      const errors = context.validate(context.values);
      return {
        errors,
        failedFields: [...new Set([...context.failedFields, ...Object.keys(errors)])],
        isRestored: false,
        isDiscarded: false,
      };
    }),
    showRefusal: assign(({ context }, params: { errors: FormErrors }) => ({
      errors: params.errors,
      failedFields: [...new Set([...context.failedFields, ...Object.keys(params.errors)])],
    })),
    prepareAttempt: assign({
      attempt: ({ context }) => attemptFor(context.values, context.attempt, context.makeKey),
    }),
    setSpamSignals: assign((_, params: { readonly spamSignals?: SpamSignals }) => ({
      spamSignals: params.spamSignals ?? null,
    })),
    markAttemptQueued: assign(({ context }, params: { isStored: boolean }) => ({
      attempt: { ...attemptOf(context), isQueued: params.isStored },
    })),
    markAttemptReturned: assign(({ context }) => ({
      attempt: { ...attemptOf(context), isQueued: false },
    })),
    forgetAttempt: assign({ attempt: null }),
    emptyTheForm: assign(({ context }) => ({
      values: context.initialValues,
      errors: {},
      failedFields: [],
      attempt: null,
      isRestored: false,
    })),
    keepReceipt: assign(
      (_, params: { readonly receipt: string; readonly idempotencyKey?: string }) => ({
        receipt: params.receipt,
        sentKey: params.idempotencyKey ?? null,
      }),
    ),
    restoreDraft: assign(({ context }, params: { draft: Draft }) => ({
      values: contentOfDraft(context.initialValues, params.draft),
      attempt: params.draft.attempt,
      isRestored: true,
      offered: null,
    })),

    emitDirty: emit({ type: 'WORK.BEGUN' }),
    emitClean: emit({ type: 'WORK.SAFE' }),
    emitErrors: emit(({ context }) => ({ type: 'ERRORS.FOUND', errors: context.errors })),
    emitSent: emit(({ context }, params: { receipt: string }) => ({
      type: 'ENQUIRY.SENT',
      idempotencyKey: attemptOf(context).idempotencyKey,
      receipt: params.receipt,
    })),
  },
  guards: {
    isNotSubmitting: not(stateIn({ submission: 'submitting' })),
    isIdle: stateIn({ submission: 'idle' }),
    isNotFinding: not(stateIn({ view: 'finding' })),
    isFieldOfThisForm: ({ context, event }) =>
      event.type === 'FIELD.CHANGED' &&
      Object.hasOwn(context.initialValues, event.field) &&
      typeof event.value === typeof context.initialValues[event.field],
    isOfEarlierVisit: (_, { found }: { readonly found: FoundDraft | null }) =>
      found !== null && !found.isOfThisVisit,
    isOffered: ({ context }) => context.offered !== null,
    hasReceipt: ({ context }) => Boolean(context.receipt),
    isDraftOfQueued: ({ context, event }) =>
      event.type === 'DRAFT.RESTORED' && isQueuedDraft(context.initialValues, event.draft),
    isDirty: ({ context }) => hasWritten(context),
    isStoredInOutbox: and([
      stateIn({ submission: 'queued' }),
      ({ context }) => context.attempt?.isQueued === true,
    ]),
    isFreeOfErrors: ({ context }) => Object.keys(context.errors).length === 0,
    isNothingToKeep: ({ context }) => !hasSomethingToKeep(context),
    isAttempt: ({ context }, params: { idempotencyKey: string }) =>
      context.attempt?.idempotencyKey === params.idempotencyKey,
    isAttemptShown: ({ context }, params: { idempotencyKey: string }) =>
      context.attempt?.idempotencyKey === params.idempotencyKey &&
      isSameContent(context.values, context.attempt.values),
    isAttemptRefused: (
      { context },
      params: { readonly idempotencyKey: string; readonly errors: FormErrors },
    ) =>
      context.attempt?.idempotencyKey === params.idempotencyKey &&
      Object.keys(params.errors).length > 0,
    isSent: (_, params: DeliverOutcome) => params.outcome === 'sent',
    isKept: (_, params: DeliverOutcome) => params.outcome === 'queued',
    isRefusedForFields: (_, params: DeliverOutcome) =>
      params.outcome === 'refused' && Object.keys(params.errors).length > 0,
  },
  delays: {
    successBanner: ({ context }) => context.successMs,
    draftRest: ({ context }) => context.draftMs,
  },
}).createMachine({
  id: 'contactForm',
  context: ({ input }) => emptyForm(input),
  type: 'parallel',
  states: {
    submission: {
      initial: 'idle',
      on: {
        'FIELD.CHANGED': {
          guard: and(['isFieldOfThisForm', 'isNotSubmitting']),
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'DRAFT.DISCARDED': {
          guard: 'isNotSubmitting',
          target: '.idle',
          actions: ['emptyTheForm', 'markDiscarded'],
        },
        'MESSAGE.OPENED': { actions: 'fillIn' },
        'ENQUIRY.ACKNOWLEDGED': [
          {
            guard: WHEN_ACKNOWLEDGED,
            target: '.success',
            actions: [{ type: 'keepReceipt', params: ({ event }) => event }, 'emptyTheForm'],
          },
          {
            // The visitor has since started another enquiry, so keep that one.
            guard: { type: 'isAttempt', params: ({ event }) => event },
            actions: [
              { type: 'keepReceipt', params: ({ event }) => event },
              'forgetAttempt',
              keepDraft,
            ],
          },
        ],
        'ENQUIRY.RETURNED': {
          guard: { type: 'isAttempt', params: ({ event }) => event },
          actions: ['markAttemptReturned', keepDraft],
        },
      },
      states: {
        idle: {
          on: {
            'SUBMISSION.REQUESTED': submit,
            'DRAFT.RESTORED': [
              {
                guard: and(['isNothingToKeep', 'isDraftOfQueued']),
                target: 'queued',
                actions: { type: 'restoreDraft', params: ({ event }) => event },
              },
              {
                guard: 'isNothingToKeep',
                actions: { type: 'restoreDraft', params: ({ event }) => event },
              },
            ],
          },
        },
        validating: {
          entry: 'checkAllFields',
          always: [
            { guard: 'isFreeOfErrors', target: 'submitting' },
            { target: 'idle', actions: 'emitErrors' },
          ],
        },
        submitting: {
          // The key is stored before it is used: a page that crashes now retries under the same
          // key.
          entry: ['prepareAttempt', keepDraft],
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => ({
              enquiry: context.values,
              idempotencyKey: attemptOf(context).idempotencyKey,
              ...(context.spamSignals !== null && { spamSignals: context.spamSignals }),
            }),
            onDone: [
              {
                guard: WHEN_DELIVERED,
                target: 'success',
                actions: [
                  {
                    type: 'keepReceipt',
                    params: ({ context, event }) => ({
                      ...receiptOf(event.output),
                      idempotencyKey: attemptOf(context).idempotencyKey,
                    }),
                  },
                  { type: 'emitSent', params: ({ event }) => receiptOf(event.output) },
                  'emptyTheForm',
                ],
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: 'queued',
                actions: [
                  { type: 'markAttemptQueued', params: ({ event }) => storageOf(event.output) },
                  keepDraft,
                ],
              },
              {
                guard: { type: 'isRefusedForFields', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'showRefusal', params: ({ event }) => refusalOf(event.output) },
                  'markAttemptReturned',
                  keepDraft,
                  'emitErrors',
                ],
              },
              {
                target: 'error',
                actions: ['markAttemptReturned', keepDraft],
              },
            ],
            onError: 'error',
          },
        },
        success: {
          on: { 'SUBMISSION.REQUESTED': submit },
          after: { successBanner: 'idle' },
        },
        error: {
          on: { 'SUBMISSION.REQUESTED': submit },
        },
        queued: {
          on: {
            'SUBMISSION.REQUESTED': submit,
            // The outbox has the enquiry, so the form can be reused.
            'ANOTHER.REQUESTED': { target: 'idle', actions: 'emptyTheForm' },
            'FIELD.CHANGED': {
              guard: 'isFieldOfThisForm',
              target: 'idle',
              actions: { type: 'changeField', params: ({ event }) => event },
            },
            'ENQUIRY.RETURNED': [
              {
                guard: { type: 'isAttemptRefused', params: ({ event }) => event },
                target: 'idle',
                actions: [
                  { type: 'showRefusal', params: ({ event }) => event },
                  'markAttemptReturned',
                  keepDraft,
                  'emitErrors',
                ],
              },
              {
                guard: { type: 'isAttempt', params: ({ event }) => event },
                target: 'idle',
                actions: ['markAttemptReturned', keepDraft],
              },
            ],
          },
        },
      },
    },
    view: {
      initial: 'detached',
      states: {
        detached: {
          on: {
            'VIEW.ATTACHED': {
              target: 'finding',
              actions: { type: 'setArrival', params: ({ event }) => event },
            },
          },
        },
        finding: {
          invoke: {
            id: 'findDraft',
            src: 'findDraft',
            onDone: [
              {
                guard: {
                  type: 'isOfEarlierVisit',
                  params: ({ event }) => ({ found: event.output }),
                },
                target: 'ready',
                actions: [
                  { type: 'offerDraft', params: ({ event }) => ({ found: event.output }) },
                  'takeUpTyped',
                  'takeUpSubmission',
                ],
              },
              {
                target: 'ready',
                actions: [
                  { type: 'takeUpDraft', params: ({ event }) => ({ found: event.output }) },
                  'takeUpTyped',
                  'takeUpSubmission',
                ],
              },
            ],
            // Treat unreadable storage as having no draft.
            onError: { target: 'ready', actions: ['takeUpTyped', 'takeUpSubmission'] },
          },
          on: {
            'VIEW.ATTACHED': { actions: { type: 'addArrival', params: ({ event }) => event } },
            // Current input is newer than text typed before the scripts ran.
            'FIELD.CHANGED': {
              guard: and(['isFieldOfThisForm', 'isNotSubmitting']),
              actions: { type: 'forgetTyped', params: ({ event }) => event },
            },
            // A visitor who empties the form does not want the draft either.
            'DRAFT.DISCARDED': { guard: 'isNotSubmitting', target: 'ready' },
            'SUBMISSION.REQUESTED': {
              actions: { type: 'holdSubmission', params: ({ event }) => event },
            },
          },
        },
        ready: {
          on: {
            'VIEW.ATTACHED': {
              actions: [{ type: 'setArrival', params: ({ event }) => event }, 'takeUpTyped'],
            },
            'OFFER.TAKEN': [
              {
                // Restoring it also ends the offer.
                guard: and(['isOffered', 'isIdle', 'isNothingToKeep']),
                actions: {
                  type: 'takeUpDraft',
                  params: ({ context }) => ({ found: context.offered }),
                },
              },
              {
                guard: and(['isOffered', 'isNotSubmitting']),
                actions: ['addOffered', 'forgetOffer'],
              },
            ],
            'OFFER.DECLINED': [
              {
                guard: and(['isOffered', 'isNothingToKeep']),
                actions: ['discardDraft', 'forgetOffer', 'markDiscarded'],
              },
              // The draft on the device is now the one being written.
              { guard: 'isOffered', actions: 'forgetOffer' },
            ],
          },
        },
      },
    },
    // Reports that an enquiry was sent, for longer than the banner does.
    told: {
      initial: 'nothing',
      on: {
        'xstate.done.actor.deliver': { guard: WHEN_DELIVERED, target: '.sent' },
        'ENQUIRY.ACKNOWLEDGED': [
          { guard: WHEN_ACKNOWLEDGED, target: '.sent' },
          { guard: { type: 'isAttempt', params: ({ event }) => event }, target: '.earlier' },
        ],
        'DRAFT.DISCARDED': { guard: 'isNotSubmitting', target: '.nothing' },
      },
      states: {
        nothing: {
          on: {
            'EARLIER.SENT': {
              target: 'earlier',
              actions: { type: 'keepReceipt', params: ({ event }) => event },
            },
          },
        },
        sent: {
          // A confirmation stands in the place of the form.
          on: {
            'ANOTHER.REQUESTED': 'nothing',
            'SUBMISSION.REQUESTED': 'nothing',
            // A link, a draft or early typing has filled in the form, which must be visible.
            'FIELD.CHANGED': { guard: 'isFieldOfThisForm', target: 'earlier' },
            'DRAFT.RESTORED': { guard: and(['isNothingToKeep', 'isIdle']), target: 'earlier' },
          },
        },
        earlier: {
          // A note next to the form, which now holds something else.
          on: { 'NEWS.DISMISSED': 'nothing' },
        },
      },
    },
    copy: {
      initial: 'idle',
      on: {
        'ENQUIRY.ACKNOWLEDGED': '.idle',
        'SUBMISSION.REQUESTED': '.idle',
        'ANOTHER.REQUESTED': '.idle',
        'NEWS.DISMISSED': '.idle',
        'COPY.REQUESTED': { guard: 'hasReceipt', target: '.copying' },
      },
      states: {
        idle: {},
        copying: {
          on: { 'COPY.REQUESTED': {} },
          invoke: {
            id: 'copyReceipt',
            src: 'copyReceipt',
            input: ({ context }) => ({ receipt: context.receipt ?? '' }),
            onDone: 'copied',
            onError: 'refused',
          },
        },
        copied: {},
        refused: {},
      },
    },
    // Whether a reload would interrupt the visitor; updates of the site wait until it would not. An
    // enquiry stored by the outbox is safe; a confirmation, which no reload brings back, is not.
    work: {
      initial: 'safe',
      on: {
        'xstate.done.actor.deliver': { guard: WHEN_DELIVERED, target: '.confirmed' },
        'ENQUIRY.ACKNOWLEDGED': { guard: WHEN_ACKNOWLEDGED, target: '.confirmed' },
      },
      states: {
        safe: {
          always: {
            guard: and(['isDirty', not('isStoredInOutbox')]),
            target: 'unfinished',
            actions: 'emitDirty',
          },
        },
        unfinished: {
          always: {
            guard: or([not('isDirty'), 'isStoredInOutbox']),
            target: 'safe',
            actions: 'emitClean',
          },
        },
        confirmed: {
          entry: 'emitDirty',
          on: { 'PAGE.LEFT': { target: 'safe', actions: 'emitClean' } },
          always: [
            { guard: 'isDirty', target: 'unfinished' },
            { guard: not(stateIn({ told: 'sent' })), target: 'safe', actions: 'emitClean' },
          ],
        },
      },
    },
    draft: {
      initial: 'none',
      states: {
        none: {
          on: {
            'DRAFT.RESTORED': [
              // Stored again, as a draft of this visit. One that is of this visit already is not stored
              // by being looked at: its time would start again.
              { guard: and(['isOffered', 'isIdle']), target: 'unsaved' },
              { guard: 'isIdle', target: 'saved' },
            ],
            // A draft that was found on the device but never restored.
            'DRAFT.DISCARDED': { actions: 'discardDraft' },
          },
          always: { guard: not('isNothingToKeep'), target: 'unsaved' },
        },
        unsaved: {
          on: {
            'FIELD.CHANGED': { target: 'unsaved', reenter: true },
            // Do not wait for a pause in typing: the last keystrokes would be lost.
            'PAGE.LEFT': {
              target: 'saved',
              actions: keepDraft,
            },
          },
          after: {
            draftRest: {
              target: 'saved',
              actions: keepDraft,
            },
          },
          always: { guard: 'isNothingToKeep', target: 'none', actions: 'discardDraft' },
        },
        saved: {
          on: { 'FIELD.CHANGED': 'unsaved' },
          always: { guard: 'isNothingToKeep', target: 'none', actions: 'discardDraft' },
        },
      },
    },
  },
});
