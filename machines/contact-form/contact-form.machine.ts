import { and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import {
  attemptFor,
  attemptOf,
  contentOfDraft,
  draftOf,
  emptyForm,
  hasSomethingToKeep,
  isQueuedDraft,
  isSameContent,
  receiptOf,
  refusalOf,
  storageOf,
  withError,
} from './contact-form.content.ts';
import type {
  ContactFormContext,
  ContactFormEmitted,
  ContactFormEvent,
  ContactFormInput,
  DeliverInput,
  DeliverOutcome,
  Draft,
  FormErrors,
  FormValue,
} from './contact-form.types.ts';

/** What is written, and the attempt it belongs to, go to the device. */
const keepDraft = {
  type: 'persistDraft',
  params: ({ context }: { readonly context: ContactFormContext }) => ({ draft: draftOf(context) }),
} as const;

/**
 * The contact form (docs/specification.md, 2.6, 4.9 and 5; WCAG 2.2, 3.3.1 and 3.3.4): the only truth
 * of what the visitor has written, what is wrong with it, and what became of it.
 *
 * Two concerns run side by side. **submission**: idle, validating, submitting, then success (the form
 * is emptied; 5000 ms later it is idle), error (until the next attempt) or queued (kept on the device,
 * until the outbox has sent it). **draft**: none, unsaved, saved: what is written is kept on the device
 * a moment after typing rests, and given up only when the enquiry is acknowledged or the visitor asks.
 *
 * Validation is on submission, then on change for a field that has failed. While it is submitting,
 * nothing can be changed and a second submission is ignored: a double click sends once.
 *
 * The host provides the actor `deliver` and the actions `persistDraft` and `discardDraft`.
 *
 * @throws TypeError or RangeError at its start for a form without fields, a missing function or a
 * delay that is no delay.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    emitted: {} as ContactFormEmitted,
  },
  actors: {
    /** Sends the enquiry or keeps it in the outbox, with its own time limits. */
    deliver: fromPromise<DeliverOutcome, DeliverInput>(() =>
      Promise.reject(
        new Error('contact form: no actor delivers the enquiry. Provide `deliver` to the machine.'),
      ),
    ),
  },
  actions: {
    /** Provided by the host: keeps the draft on the device. */
    persistDraft: (_, _params: { readonly draft: Draft }) => {},
    /** Provided by the host: removes the draft from the device. */
    discardDraft: () => {},

    changeField: assign(({ context }, params: { field: string; value: FormValue }) => {
      const values = { ...context.values, [params.field]: params.value };
      if (!context.failedFields.includes(params.field)) return { values };
      const message = context.validate(values)[params.field];
      return { values, errors: withError(context.errors, params.field, message) };
    }),
    checkAllFields: assign(({ context }) => {
      const errors = context.validate(context.values);
      return {
        errors,
        failedFields: [...new Set([...context.failedFields, ...Object.keys(errors)])],
        isSubmittedOnce: true,
      };
    }),
    showRefusal: assign(({ context }, params: { errors: FormErrors }) => ({
      errors: params.errors,
      failedFields: [...new Set([...context.failedFields, ...Object.keys(params.errors)])],
    })),
    prepareAttempt: assign({
      attempt: ({ context }) => attemptFor(context.values, context.attempt, context.makeKey),
    }),
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
      isSubmittedOnce: false,
      attempt: null,
    })),
    keepReceipt: assign((_, params: { receipt: string }) => ({ receipt: params.receipt })),
    restoreDraft: assign(({ context }, params: { draft: Draft }) => ({
      values: contentOfDraft(context.initialValues, params.draft),
      attempt: params.draft.attempt,
    })),

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
    isFieldOfThisForm: ({ context, event }) =>
      event.type === 'FIELD.CHANGED' &&
      Object.hasOwn(context.initialValues, event.field) &&
      typeof event.value === typeof context.initialValues[event.field],
    isDraftOfQueued: ({ event }) => event.type === 'DRAFT.RESTORED' && isQueuedDraft(event.draft),
    isFreeOfErrors: ({ context }) => Object.keys(context.errors).length === 0,
    isSomethingToKeep: ({ context }) => hasSomethingToKeep(context),
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
          actions: 'emptyTheForm',
        },
        'ENQUIRY.ACKNOWLEDGED': [
          {
            guard: { type: 'isAttemptShown', params: ({ event }) => event },
            target: '.success',
            actions: [
              { type: 'keepReceipt', params: ({ event }) => event },
              { type: 'emitSent', params: ({ event }) => event },
              'emptyTheForm',
            ],
          },
          {
            // The visitor has begun another enquiry since: that one stays.
            guard: { type: 'isAttempt', params: ({ event }) => event },
            actions: [
              { type: 'keepReceipt', params: ({ event }) => event },
              { type: 'emitSent', params: ({ event }) => event },
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
            'SUBMISSION.REQUESTED': 'validating',
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
          // The key is kept before it is used: a page that dies now tries again under the same one.
          entry: ['prepareAttempt', keepDraft],
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context }) => ({
              enquiry: context.values,
              idempotencyKey: attemptOf(context).idempotencyKey,
            }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: 'success',
                actions: [
                  { type: 'keepReceipt', params: ({ event }) => receiptOf(event.output) },
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
          on: { 'SUBMISSION.REQUESTED': 'validating' },
          after: { successBanner: 'idle' },
        },
        error: {
          on: { 'SUBMISSION.REQUESTED': 'validating' },
        },
        queued: {
          on: {
            'SUBMISSION.REQUESTED': 'validating',
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
    draft: {
      initial: 'none',
      states: {
        none: {
          on: {
            'DRAFT.RESTORED': { guard: and(['isNothingToKeep', 'isIdle']), target: 'saved' },
            // One that was found on the device but never restored.
            'DRAFT.DISCARDED': { actions: 'discardDraft' },
          },
          always: { guard: 'isSomethingToKeep', target: 'unsaved' },
        },
        unsaved: {
          on: {
            'FIELD.CHANGED': { target: 'unsaved', reenter: true },
            // There is no time to rest: what was typed last would be lost.
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
