import { describe, expect, it } from 'vitest';
import { controlledPromise, startRun } from '#machines/testing/index.ts';
import {
  contactFormMachine,
  draftOf,
  errorSummary,
  fieldFacts,
  isDirty,
  isQueuedInMemory,
  submissionOf,
  submitButton,
  type DeliverInput,
  type DeliverOutcome,
  type FormErrors,
} from './index.ts';
import { attemptOf, receiptOf, refusalOf, storageOf } from './contact-form.content.ts';

const deliver = controlledPromise<DeliverOutcome, DeliverInput>();
const machine = contactFormMachine.provide({ actors: { deliver: deliver.logic } });

function start(errors: FormErrors = {}) {
  deliver.reset();
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
    expect(errorSummary(start().snapshot)).toEqual([]);
  });

  it('follows the order of the form, not the order in which errors were found', () => {
    const run = start({ third: 'C', elsewhere: 'D', first: 'A' }).send(submit);
    expect(errorSummary(run.snapshot)).toEqual([
      { field: 'first', message: 'A' },
      { field: 'third', message: 'C' },
      { field: 'elsewhere', message: 'D' },
    ]);
  });
});

describe('the facts of a field', () => {
  it('are its value and no message while it is right', () => {
    expect(fieldFacts(start().send(write).snapshot, 'first')).toEqual({
      value: 'x',
      message: undefined,
      isInvalid: false,
      isLocked: false,
    });
  });

  it('carry the message of the summary when it is wrong', () => {
    expect(fieldFacts(start({ first: 'A' }).send(submit).snapshot, 'first')).toEqual({
      value: '',
      message: 'A',
      isInvalid: true,
      isLocked: false,
    });
  });

  it('say that it is locked while sending', () => {
    expect(fieldFacts(start().send(submit).snapshot, 'second')).toMatchObject({
      value: true,
      isLocked: true,
    });
  });

  it('do not exist for a field that the form does not have', () => {
    expect(() => fieldFacts(start().snapshot, 'fourth')).toThrow(
      "contact form: there is no field 'fourth'. It has: first, second, third.",
    );
    expect(() => fieldFacts(start().snapshot, 'fourth')).toThrow(RangeError);
  });
});

describe('the submit button', () => {
  it('is disabled and reads SUBMITTING... only while sending', async () => {
    const run = start();
    expect(submitButton(run.snapshot)).toEqual({ isSubmitting: false, isDisabled: false });
    run.send(submit);
    expect(submissionOf(run.snapshot)).toBe('submitting');
    expect(submitButton(run.snapshot)).toEqual({ isSubmitting: true, isDisabled: true });
    await deliver.reject(new Error('no'));
    expect(submitButton(run.snapshot)).toEqual({ isSubmitting: false, isDisabled: false });
  });
});

describe('a dirty form', () => {
  it('is one with something written that is not yet in good hands', async () => {
    const run = start();
    expect(isDirty(run.snapshot)).toBe(false);
    expect(isDirty(run.send(write).snapshot)).toBe(true);
    expect(isDirty(run.send(submit).snapshot)).toBe(true);
    await deliver.reject(new Error('no'));
    expect(isDirty(run.snapshot)).toBe(true);
    run.send(submit);
    await deliver.resolve({ outcome: 'queued', isStored: true });
    expect(isDirty(run.snapshot)).toBe(false);
    expect(isQueuedInMemory(run.snapshot)).toBe(false);
    run.send({ ...write, value: 'y' });
    expect(isDirty(run.snapshot)).toBe(true);
    run.send(submit);
    // A reload would lose it.
    await deliver.resolve({ outcome: 'queued', isStored: false });
    expect(isDirty(run.snapshot)).toBe(true);
    expect(isQueuedInMemory(run.snapshot)).toBe(true);
    run.send({ ...write, value: 'z' });
    expect(isQueuedInMemory(run.snapshot)).toBe(false);
    run.send(submit);
    await deliver.resolve({ outcome: 'sent', receipt: 'R' });
    expect(isDirty(run.snapshot)).toBe(false);
  });
});

describe('what is kept on the device', () => {
  it('is the content and the attempt without an answer', () => {
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

describe('what became of an enquiry', () => {
  it('gives a receipt only when it was sent, errors only when it was refused, and says if it is stored', () => {
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

  it('cannot be asked of a form that has sent nothing', () => {
    expect(() => attemptOf(start().context)).toThrow(
      'contact form: no attempt is under way, so there is no idempotency key. Prepare the attempt before delivering.',
    );
  });
});
