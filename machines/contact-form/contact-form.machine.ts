import { assign, emit, enqueueActions, fromCallback, not, sendTo, setup } from 'xstate';
import type { EventObject } from 'xstate';
// Not by way of the index, which has the outbox itself: that is loaded later.
import { WHOLE_ENQUIRY } from '#machines/outbox/record.ts';
import type { FormErrors, FormValues } from '#machines/outbox/index.ts';
import { draftMachine } from './draft.machine.ts';
import type { DraftEvent } from './draft.machine.ts';
import type {
  ContactFormContext,
  ContactFormEmitted,
  ContactFormEvent,
  ContactFormInput,
  Draft,
  FoundDraft,
  SubmitInput,
} from './contact-form.types.ts';
import {
  errorsOf,
  fieldsToOpen,
  hasWritten,
  isSameContent,
  mergedWith,
  ownValues,
} from './values.ts';

/** How long the success banner stays, in ms (docs/specification.md, 4.9 and 9). */
const SUCCESS_MS = 5000;

const draftOf = ({ values, attempt }: ContactFormContext): Draft => ({
  values,
  key: attempt !== null && isSameContent(attempt.values, values) ? attempt.key : null,
});

/** Passes an event on to the draft. */
const toDraft = (params: DraftEvent) => ({ type: 'toDraft', params }) as const;

/** The draft that was found; the guards have made sure that there is one. */
const foundIn = ({ event }: { readonly event: { readonly found: FoundDraft | null } }) => ({
  found: event.found as FoundDraft,
});

interface ByValues {
  readonly values: FormValues;
}

type Submitted = ByValues & Pick<ContactFormContext, 'signals'>;

/**
 * The contact form (docs/specification.md, 2.6, 4.9 and 5; WCAG 2.2, 3.3.1 and 3.3.4): **idle**; **pending**, which is
 * submitting, or waiting when it takes longer than a visitor waits; **success** (the form is empty and can be used;
 * the banner goes after 5 s); **error** (until the next attempt).
 *
 * A submission carries what the controls hold, is validated, and is written as a record, which the outbox sends; the
 * form reports what becomes of that record. While it is pending, nothing can be changed and a second submission is
 * ignored: a double click sends once. After the first submission, fields that have failed are validated on change.
 * What the host cleans, such as a pasted address, is shown as it is sent.
 *
 * Its child **draft** saves what is written. A second region, **work**, says whether a reload would interrupt the
 * visitor: while something unsaved is written, or a confirmation is on screen. The actor outlives its views.
 *
 * The host provides the callback actor `submit` (see `submitEnquiry`), which reports an ENQUIRY.… event, the child
 * `draft`, and the action `takeBack`.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    emitted: {} as ContactFormEmitted,
  },
  actors: {
    submit: fromCallback<EventObject, SubmitInput>(() => undefined),
    draft: draftMachine,
  },
  actions: {
    /** Provided by the host: removes a refused enquiry, whose draft was restored, from the outbox. */
    takeBack: (_, _params: { readonly found: FoundDraft }) => {},

    takeValues: assign(({ context }, { values: given }: ByValues) => {
      const values = ownValues(context.initialValues, given);
      return { values, errors: errorsOf(context.validate(values), context.failedFields) };
    }),
    prepareAttempt: assign(({ context }, { values: given, signals }: Submitted) => {
      const values = ownValues(context.initialValues, given);
      const { attempt, makeKey } = context;
      const isRetry = attempt !== null && isSameContent(attempt.values, values);
      return {
        values,
        errors: {},
        attempt: isRetry ? attempt : { key: makeKey(), values },
        signals,
        isWritten: false,
        isStored: false,
        isConfirmed: false,
      };
    }),
    showErrors: enqueueActions(
      ({ context, enqueue }, { errors }: { readonly errors: FormErrors }) => {
        enqueue.assign({
          errors,
          failedFields: [...new Set([...context.failedFields, ...Object.keys(errors)])],
        });
        enqueue.emit({ type: 'ERRORS.FOUND' });
      },
    ),
    reset: enqueueActions(({ context, enqueue }) => {
      const { initialValues } = context;
      enqueue.assign({ values: initialValues, errors: {}, failedFields: [], attempt: null });
      enqueue.emit({ type: 'VALUES.SET', values: initialValues });
    }),
    restore: enqueueActions(({ context, enqueue }, { found }: { readonly found: FoundDraft }) => {
      const values = mergedWith(context, found);
      const drafted = ownValues(context.initialValues, found.values);
      enqueue.assign({
        values,
        attempt: found.key === null ? context.attempt : { key: found.key, values: drafted },
      });
      enqueue.emit({ type: 'VALUES.SET', values });
    }),
    fillIn: enqueueActions(({ context, event, enqueue }) => {
      const values =
        event.type === 'VALUES.CLEANED' ? event.values : fieldsToOpen(context, context.opening);
      enqueue.assign({ values: { ...context.values, ...values } });
      enqueue.emit({ type: 'VALUES.SET', values });
    }),
    resume: assign({ isWritten: true, isStored: true }),
    setOpening: assign(({ context }, { opening }: { readonly opening: FormValues | null }) => ({
      opening,
      // Known as an opening from then on.
      openings: opening === null ? context.openings : [...context.openings, opening],
    })),
    setReady: assign({ isReady: true }),
    markStored: assign((_, { isStored }: { readonly isStored: boolean }) => ({ isStored })),
    confirm: assign({ isConfirmed: true }),
    endConfirmation: assign({ isConfirmed: false }),

    saveDraft: sendTo('draft', ({ context }): DraftEvent => {
      const isBegun = hasWritten(context) || context.attempt !== null;
      return isBegun ? { type: 'DRAFT.CHANGED', draft: draftOf(context) } : { type: 'DRAFT.ENDED' };
    }),
    saveDraftNow: sendTo('draft', ({ context }): DraftEvent => ({
      type: 'DRAFT.SUBMITTED',
      draft: draftOf(context),
    })),
    toDraft: sendTo('draft', (_, event: DraftEvent) => event),

    emitBegun: emit({ type: 'WORK.BEGUN' }),
    emitSafe: emit({ type: 'WORK.SAFE' }),
  },
  guards: {
    isValid: ({ context }, { values }: ByValues) =>
      Object.keys(context.validate(ownValues(context.initialValues, values))).length === 0,
    isReady: ({ context }) => context.isReady,
    isChanged: ({ context }, { values }: ByValues) =>
      !isSameContent(context.values, ownValues(context.initialValues, values)),
    isFound: (_, { found }: { readonly found: FoundDraft | null }) => found !== null,
    isFoundWaiting: ({ context }, { found }: { readonly found: FoundDraft | null }) =>
      found?.isWaiting === true && !hasWritten(context),
    isFoundRefused: (_, { found }: { readonly found: FoundDraft | null }) =>
      found !== null && Object.keys(found.errors).length > 0,
    isLimited: (_, { status }: { readonly status: number }) => status === 429,
    isAtWork: ({ context }) => context.isConfirmed || (hasWritten(context) && !context.isStored),
  },
  delays: { successBanner: SUCCESS_MS },
}).createMachine({
  id: 'contactForm',
  context: ({ input }) => ({
    openings: [],
    ...input,
    values: input.initialValues,
    errors: {},
    failedFields: [],
    attempt: null,
    signals: null,
    isWritten: false,
    isStored: false,
    isConfirmed: false,
    isReady: false,
    opening: null,
  }),
  invoke: { id: 'draft', src: 'draft' },
  type: 'parallel',
  states: {
    form: {
      initial: 'idle',
      on: {
        'VIEW.ATTACHED': [
          {
            guard: 'isReady',
            actions: [{ type: 'setOpening', params: ({ event }) => event }, 'fillIn'],
          },
          {
            actions: [
              { type: 'setOpening', params: ({ event }) => event },
              { type: 'takeValues', params: ({ event }) => event },
              toDraft({ type: 'DRAFT.SOUGHT' }),
              'saveDraft',
            ],
          },
        ],
        'VALUES.CHANGED': {
          guard: { type: 'isChanged', params: ({ event }) => event },
          actions: [{ type: 'takeValues', params: ({ event }) => event }, 'saveDraft'],
        },
        'VALUES.CLEANED': { actions: 'fillIn' },
        'SUBMISSION.REQUESTED': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: '.pending',
            // The draft has the key before it is used: a page that crashes now retries under the same key.
            actions: [{ type: 'prepareAttempt', params: ({ event }) => event }, 'saveDraftNow'],
          },
          {
            target: '.idle',
            actions: [
              { type: 'takeValues', params: ({ event }) => event },
              'saveDraft',
              {
                type: 'showErrors',
                params: ({ context, event }) => ({
                  errors: context.validate(ownValues(context.initialValues, event.values)),
                }),
              },
            ],
          },
        ],
        'DRAFT.SETTLED': [
          {
            guard: { type: 'isFoundWaiting', params: ({ event }) => event },
            target: '.pending.waiting',
            actions: [{ type: 'restore', params: foundIn }, 'resume', 'setReady'],
          },
          {
            guard: { type: 'isFoundRefused', params: ({ event }) => event },
            actions: [
              { type: 'restore', params: foundIn },
              'setReady',
              'saveDraft',
              { type: 'takeBack', params: foundIn },
              { type: 'showErrors', params: (settled) => foundIn(settled).found },
            ],
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            actions: [{ type: 'restore', params: foundIn }, 'setReady', 'fillIn', 'saveDraft'],
          },
          { actions: ['setReady', 'fillIn'] },
        ],
        'OFFER.TAKEN': { actions: toDraft({ type: 'OFFER.TAKEN' }) },
        'OFFER.DECLINED': { actions: toDraft({ type: 'OFFER.DECLINED' }) },
        'DRAFT.DISCARDED': {
          target: '.idle',
          actions: ['reset', toDraft({ type: 'DRAFT.DISCARDED' })],
        },
        'ANOTHER.REQUESTED': { actions: 'endConfirmation' },
        'PAGE.LEFT': { actions: [toDraft({ type: 'PAGE.LEFT' }), 'endConfirmation'] },
      },
      states: {
        idle: {},
        pending: {
          initial: 'submitting',
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { attempt, values, signals, isWritten } }) => ({
              key: attempt?.key ?? '',
              values,
              signals,
              isWritten,
            }),
          },
          on: {
            'VIEW.ATTACHED': { actions: { type: 'setOpening', params: ({ event }) => event } },
            'VALUES.CHANGED': {},
            'VALUES.CLEANED': {},
            'SUBMISSION.REQUESTED': {},
            'OFFER.TAKEN': {},
            'DRAFT.SETTLED': { actions: 'setReady' },
            'ENQUIRY.SENT': {
              target: 'success',
              actions: ['reset', toDraft({ type: 'DRAFT.ENDED' }), 'confirm'],
            },
            'ENQUIRY.REFUSED': {
              target: 'idle',
              actions: { type: 'showErrors', params: ({ event }) => event },
            },
            'ENQUIRY.FAILED': [
              {
                guard: { type: 'isLimited', params: ({ event }) => event },
                target: 'idle',
                actions: {
                  type: 'showErrors',
                  params: ({ context }) => ({ errors: { [WHOLE_ENQUIRY]: context.rateLimited } }),
                },
              },
              { target: 'error' },
            ],
            'ENQUIRY.CANCELED': 'idle',
          },
          exit: { type: 'markStored', params: { isStored: false } },
          states: {
            submitting: {
              on: {
                'DRAFT.DISCARDED': {},
                'ENQUIRY.WAITING': {
                  target: 'waiting',
                  actions: { type: 'markStored', params: ({ event }) => event },
                },
              },
            },
            waiting: {
              on: {
                'ENQUIRY.WAITING': {
                  actions: { type: 'markStored', params: ({ event }) => event },
                },
                // The outbox has it, so the form can be used for another.
                'ANOTHER.REQUESTED': {
                  target: '#contactForm.form.idle',
                  actions: ['reset', toDraft({ type: 'DRAFT.ENDED' })],
                },
              },
            },
          },
        },
        success: { after: { successBanner: 'idle' } },
        error: {},
      },
    },
    work: {
      initial: 'safe',
      states: {
        safe: { always: { guard: 'isAtWork', target: 'unsafe', actions: 'emitBegun' } },
        unsafe: { always: { guard: not('isAtWork'), target: 'safe', actions: 'emitSafe' } },
      },
    },
  },
});
