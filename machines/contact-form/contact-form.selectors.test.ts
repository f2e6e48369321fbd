import { describe, expect, it } from 'vitest';
import { controlledPromise, startRun } from '#machines/testing/index.ts';
import {
  contactFormMachine,
  draftOf,
  selectErrorSummary,
  selectDraftNotice,
  selectField,
  selectHasDraft,
  selectIsReady,
  selectIsQueuedInMemory,
  selectSubmission,
  selectSubmitButton,
  type DeliverInput,
  type DeliverOutcome,
  type FormErrors,
  type FoundDraft,
} from './index.ts';
import { attemptOf, receiptOf, refusalOf, storageOf } from './contact-form.content.ts';

const deliver = controlledPromise<DeliverOutcome, DeliverInput>();
const findDraft = controlledPromise<FoundDraft | null, unknown>();
const machine = contactFormMachine.provide({
  actors: { deliver: deliver.logic, findDraft: findDraft.logic as never },
});

function start(errors: FormErrors = {}) {
  deliver.reset();
  findDraft.reset();
  return startRun(machine, {
    input: {
      initialValues: { first: '', second: true, third: '' },
      validate: () => errors,
      makeKey: () => 'key',
    },
  });
}

const write = { type: 'FIELD.CHANGED', field: 'first', value: 'x' } as const;
const submit = { type: 'SUBMISSION.REQUESTED' } as const;

describe('the error summary', () => {
  it('is empty when nothing is wrong', () => {
    expect(selectErrorSummary(start().snapshot)).toEqual([]);
  });

  it('follows the order of the form, not the order in which errors were found', () => {
    const run = start({ third: 'C', elsewhere: 'D', first: 'A' }).send(submit);
    expect(selectErrorSummary(run.snapshot)).toEqual([
      { field: 'first', message: 'A', isOfForm: true },
      { field: 'third', message: 'C', isOfForm: true },
      { field: 'elsewhere', message: 'D', isOfForm: false },
    ]);
  });
});

describe('the facts of a field', () => {
  it('are its value and no message while it is valid', () => {
    expect(selectField(start().send(write).snapshot, 'first')).toEqual({
      value: 'x',
      message: undefined,
      isInvalid: false,
      isMissing: false,
      isLocked: false,
    });
  });

  it('include the message of the summary when it is invalid', () => {
    expect(selectField(start({ first: 'A' }).send(submit).snapshot, 'first')).toEqual({
      value: '',
      message: 'A',
      isInvalid: true,
      isMissing: true,
      isLocked: false,
    });
    const written = { ...write, value: '  x ' };
    expect(
      selectField(start({ first: 'A' }).send(written, submit).snapshot, 'first'),
    ).toMatchObject({
      isInvalid: true,
      isMissing: false,
    });
    const blank = { ...write, value: ' \n' };
    expect(selectField(start({ first: 'A' }).send(blank, submit).snapshot, 'first')).toMatchObject({
      isMissing: true,
    });
    expect(selectField(start({ second: 'A' }).send(submit).snapshot, 'second')).toMatchObject({
      isInvalid: true,
      isMissing: false,
    });
  });

  it('say that it is locked while sending', () => {
    expect(selectField(start().send(submit).snapshot, 'second')).toMatchObject({
      value: true,
      isLocked: true,
    });
  });

  it('do not exist for an unknown field', () => {
    expect(() => selectField(start().snapshot, 'fourth')).toThrow(
      "contact form: there is no field 'fourth'. It has: first, second, third.",
    );
    expect(() => selectField(start().snapshot, 'fourth')).toThrow(RangeError);
  });
});

describe('the submit button', () => {
  it('is disabled and reads SUBMITTING... only during sending', async () => {
    const run = start();
    expect(selectSubmitButton(run.snapshot)).toEqual({ isSubmitting: false, isDisabled: false });
    run.send(submit);
    expect(selectSubmission(run.snapshot)).toBe('submitting');
    expect(selectSubmitButton(run.snapshot)).toEqual({ isSubmitting: true, isDisabled: true });
    await deliver.reject(new Error('no'));
    expect(selectSubmitButton(run.snapshot)).toEqual({ isSubmitting: false, isDisabled: false });
  });
});

describe('a dirty form', () => {
  it('has values that are neither sent nor safely stored', async () => {
    const run = start();
    expect(run.matches({ work: 'unfinished' })).toBe(false);
    expect(run.send(write).matches({ work: 'unfinished' })).toBe(true);
    expect(run.send(submit).matches({ work: 'unfinished' })).toBe(true);
    await deliver.reject(new Error('no'));
    expect(run.matches({ work: 'unfinished' })).toBe(true);
    run.send(submit);
    await deliver.resolve({ outcome: 'queued', isStored: true });
    expect(run.matches({ work: 'unfinished' })).toBe(false);
    expect(selectIsQueuedInMemory(run.snapshot)).toBe(false);
    run.send({ ...write, value: 'y' });
    expect(run.matches({ work: 'unfinished' })).toBe(true);
    run.send(submit);
    // A reload would lose it.
    await deliver.resolve({ outcome: 'queued', isStored: false });
    expect(run.matches({ work: 'unfinished' })).toBe(true);
    expect(selectIsQueuedInMemory(run.snapshot)).toBe(true);
    run.send({ ...write, value: 'z' });
    expect(selectIsQueuedInMemory(run.snapshot)).toBe(false);
    run.send(submit);
    await deliver.resolve({ outcome: 'sent', receipt: 'R' });
    expect(run.matches({ work: 'unfinished' })).toBe(false);
  });
});

describe('a form that is not ready', () => {
  it('becomes ready when the search for a draft is done, whatever is written in the meantime', async () => {
    const run = start();
    expect(selectIsReady(run.snapshot)).toBe(false);
    run.send({ type: 'VIEW.ATTACHED', typed: {}, opening: null }, write);
    expect(selectIsReady(run.snapshot)).toBe(false);
    await findDraft.resolve(null);
    expect(selectIsReady(run.snapshot)).toBe(true);
  });
});

describe('the draft', () => {
  const values = { first: 'x', second: true, third: '' };

  it('exists as long as anything is written, saved or not', () => {
    const run = start();
    expect(selectHasDraft(run.snapshot)).toBe(false);
    expect(selectHasDraft(run.send(write).snapshot)).toBe(true);
    expect(selectHasDraft(run.wait(400).snapshot)).toBe(true);
    expect(selectHasDraft(run.send({ ...write, value: '' }).snapshot)).toBe(false);
  });

  it('also exists while an attempt without content is unanswered', async () => {
    const run = start().send(submit);
    expect(selectHasDraft(run.snapshot)).toBe(true);
    await deliver.resolve({ outcome: 'sent', receipt: 'R' });
    expect(selectHasDraft(run.snapshot)).toBe(false);
  });

  it('is reported as restored, as discarded, or not at all', () => {
    const run = start();
    expect(selectDraftNotice(run.snapshot)).toBe('none');
    run.send({ type: 'DRAFT.RESTORED', draft: { values, attempt: null } });
    expect(selectDraftNotice(run.snapshot)).toBe('restored');
    run.send({ type: 'DRAFT.DISCARDED' });
    expect(selectDraftNotice(run.snapshot)).toBe('discarded');
    expect(selectDraftNotice(run.send(write).snapshot)).toBe('none');
  });

  it('is not reported as restored when none of it is left', () => {
    const run = start().send({ type: 'DRAFT.RESTORED', draft: { values, attempt: null } });
    expect(selectDraftNotice(run.send({ ...write, value: '' }).snapshot)).toBe('none');
  });
});

describe('what is kept on the device', () => {
  it('is the content and the unanswered attempt', () => {
    const { context } = start().send(write, submit);
    expect(draftOf(context)).toEqual({
      values: { first: 'x', second: true, third: '' },
      attempt: {
        idempotencyKey: 'key',
        values: { first: 'x', second: true, third: '' },
        isQueued: false,
      },
    });
  });
});

describe('the outcome of an enquiry', () => {
  it('has a receipt only if it was sent, errors only if it was refused, and reports whether it is stored', () => {
    const sent = { outcome: 'sent', receipt: 'R' } as const;
    const refused = { outcome: 'refused', errors: { first: 'A' } } as const;
    expect([receiptOf(sent), receiptOf(refused)]).toEqual([{ receipt: 'R' }, { receipt: '' }]);
    const queued = { outcome: 'queued', isStored: true } as const;
    expect([storageOf(queued), storageOf({ ...queued, isStored: false }), storageOf(sent)]).toEqual(
      [{ isStored: true }, { isStored: false }, { isStored: false }],
    );
    expect([refusalOf(sent), refusalOf(refused)]).toEqual([
      { errors: {} },
      { errors: { first: 'A' } },
    ]);
  });

  it('does not exist for a form that has sent nothing', () => {
    expect(() => attemptOf(start().context)).toThrow('contact form: no attempt is in progress.');
  });
});
