import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { setup, type PromiseActorLogic } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import {
  contactFormMachine,
  selectConfirmation,
  selectCopy,
  selectDraftNotice,
  selectHasDraft,
  selectHasNews,
  selectIsOffered,
  selectIsReady,
  selectReceipt,
  selectSentKey,
  type ContactFormEvent,
  type ContactFormInput,
  type DeliverInput,
  type DeliverOutcome,
  type Draft,
  type FormErrors,
  type FormValue,
  type FormValues,
  type FoundDraft,
} from './index.ts';

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';

const initialValues = { fullName: '', workEmail: '', message: '', subscribe: true };

function validate(values: FormValues): FormErrors {
  return {
    // Deliberately not in form order: the summary must follow the form.
    ...(String(values['workEmail']).includes('@') ? {} : { workEmail: EMAIL }),
    ...(String(values['fullName']).length >= 2 ? {} : { fullName: NAME }),
  };
}

let keysMade = 0;
const input: ContactFormInput = {
  initialValues,
  validate,
  makeKey: () => `key-${(keysMade += 1)}`,
};

let stored: Draft | null = null;
let writes = 0;
let removals = 0;
const deliver = controlledPromise<DeliverOutcome, DeliverInput>();
const findDraft = controlledPromise<FoundDraft | null, unknown>();
const copyReceipt = controlledPromise<unknown, { readonly receipt: string }>();
const machine = contactFormMachine.provide({
  actors: {
    deliver: deliver.logic,
    findDraft: findDraft.logic as never,
    copyReceipt: copyReceipt.logic,
  },
  actions: {
    persistDraft: (_, { draft }) => {
      stored = draft;
      writes += 1;
    },
    discardDraft: () => {
      stored = null;
      removals += 1;
    },
  },
});

beforeEach(() => {
  keysMade = 0;
  stored = null;
  writes = 0;
  removals = 0;
  deliver.reset();
  findDraft.reset();
  copyReceipt.reset();
});

const SENT = { outcome: 'sent', receipt: 'R-1' } as const;
const QUEUED = { outcome: 'queued', isStored: true } as const;
const QUEUED_IN_MEMORY = { outcome: 'queued', isStored: false } as const;
const name = (value: string) => ({ type: 'FIELD.CHANGED', field: 'fullName', value }) as const;
const email = (value: string) => ({ type: 'FIELD.CHANGED', field: 'workEmail', value }) as const;
const message = (value: string) => ({ type: 'FIELD.CHANGED', field: 'message', value }) as const;
const submit = { type: 'SUBMISSION.REQUESTED' } as const;
const discard = { type: 'DRAFT.DISCARDED' } as const;
const leave = { type: 'PAGE.LEFT' } as const;
const acknowledge = (idempotencyKey: string) =>
  ({ type: 'ENQUIRY.ACKNOWLEDGED', idempotencyKey, receipt: 'R-9' }) as const;
const giveBack = (idempotencyKey: string, errors: FormErrors = {}) =>
  ({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors }) as const;
const restore = (draft: Draft) => ({ type: 'DRAFT.RESTORED', draft }) as const;
const beginning = (line: string) => ({ message: line });
const attach = (typed: FormValues = {}, line: string | null = null) =>
  ({ type: 'VIEW.ATTACHED', typed, opening: line === null ? null : beginning(line) }) as const;
const BEGUN = { type: 'WORK.BEGUN' } as const;
const SAFE = { type: 'WORK.SAFE' } as const;

const filled = { fullName: 'Ada', workEmail: 'ada@school.example', message: '', subscribe: true };

const ANOTHER = { type: 'ANOTHER.REQUESTED' } as const;
const READ = { type: 'NEWS.DISMISSED' } as const;
const COPY = { type: 'COPY.REQUESTED' } as const;
const TAKEN = { type: 'OFFER.TAKEN' } as const;
const DECLINED = { type: 'OFFER.DECLINED' } as const;
/** A draft found on the device whose enquiry has no outcome yet. */
const NO_NEWS = { receipt: null, errors: {}, isOfThisVisit: true } as const;

function start(overrides: Partial<ContactFormInput> = {}) {
  return startRun(machine, { input: { ...input, ...overrides } });
}

function startFilled() {
  return start().send(name(filled.fullName), email(filled.workEmail));
}

type Run = ReturnType<typeof start>;
const submission = (run: Run) => run.value.submission;
const draft = (run: Run) => run.value.draft;
const notice = (run: Run) => selectDraftNotice(run.snapshot);
const sendings = (run: Run) => run.emitted.filter((event) => event.type === 'ENQUIRY.SENT');

const HELLO = 'I would like a call.';
const DEMO = 'I would like a demo.';

describe('an empty form', () => {
  it('is idle, without errors or a draft', () => {
    const run = start();
    expect(run.value).toEqual({
      submission: 'idle',
      draft: 'none',
      work: 'safe',
      view: 'detached',
      told: 'nothing',
      copy: 'idle',
    });
    expect(run.emitted).toEqual([]);
    expect(run.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
      attempt: null,
      receipt: null,
      isRestored: false,
      isDiscarded: false,
      typed: {},
      opening: null,
      openings: [],
      messageField: 'message',
      successMs: 5000,
      draftMs: 400,
    });
    expect(run.clock.pending).toBe(0);
    expect([writes, removals]).toEqual([0, 0]);
    run.stop();
  });

  it('stores input in a field, and ignores unknown fields', () => {
    const run = start().send(name('Ada'), {
      type: 'FIELD.CHANGED',
      field: 'nickname',
      value: 'A',
    });
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Ada' });
    run.send({ type: 'FIELD.CHANGED', field: 'toString', value: 'A' });
    expect(Object.hasOwn(run.context.values, 'toString')).toBe(false);
    run.send({ type: 'FIELD.CHANGED', field: 'subscribe', value: false });
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Ada', subscribe: false });
    run.send({ type: 'FIELD.CHANGED', field: 'subscribe', value: 'yes' });
    expect(run.context.values['subscribe']).toBe(false);
  });

  it('does not validate a field while it is filled in for the first time', () => {
    const run = start().send(name('A'));
    expect(run.context.errors).toEqual({});
  });
});

describe('validation', () => {
  it('finds every error on submission, sends nothing and emits the errors', () => {
    const run = start().send(name('A'), submit);
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: NAME, workEmail: EMAIL });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName']);
    expect(run.emitted).toEqual([
      BEGUN,
      { type: 'ERRORS.FOUND', errors: { fullName: NAME, workEmail: EMAIL } },
    ]);
    expect(deliver.calls).toHaveLength(0);
    expect(run.context.attempt).toBeNull();
    expect(run.context.values['fullName']).toBe('A');
  });

  it('clears the error of a corrected field and restores it when the field is wrong again', () => {
    const run = start().send(submit, name('Ada'));
    expect(run.context.errors).toStrictEqual({ workEmail: EMAIL });
    run.send(name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
  });

  it('validates only the changed field on change', () => {
    const run = start().send(name('Ada'), submit);
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
    run.send(name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
    run.send(submit);
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName']);
  });

  it('remembers that a field failed, even after a submission in which it was valid', () => {
    const run = start().send(submit, name('Ada'), submit, name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
  });
});

describe('sending', () => {
  it('delivers the values once, under a key made beforehand, however often Submit is clicked', async () => {
    const run = startFilled().send(submit, submit, submit);
    expect(submission(run)).toBe('submitting');
    expect(deliver.calls.map((call) => call.input)).toEqual([
      { enquiry: filled, idempotencyKey: 'key-1' },
    ]);
    expect(run.context.attempt).toEqual({
      idempotencyKey: 'key-1',
      values: filled,
      isQueued: false,
    });
    await deliver.resolve(SENT);
    expect(deliver.calls).toHaveLength(1);
    expect(keysMade).toBe(1);
    run.stop();
  });

  it('blocks changes, discarding and restoring in the meantime', () => {
    const run = startFilled().send(submit);
    const before = run.context;
    run.send(name('Eve'), discard, restore({ values: { fullName: 'Eve' }, attempt: null }));
    expect(run.context).toEqual(before);
    expect(submission(run)).toBe('submitting');
  });

  it('empties the form after a successful send, and emits it', async () => {
    const run = start().send(submit, name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve(SENT);
    expect(run.value).toMatchObject({ submission: 'success', draft: 'none' });
    expect(run.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
      attempt: null,
      receipt: 'R-1',
    });
    expect(run.emitted.slice(-2)).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'key-1', receipt: 'R-1' },
      BEGUN,
    ]);
    expect(sendings(run)).toHaveLength(1);
  });

  it('shows the success banner for 5000 ms: present at 4999, gone at 5000', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
    expect(run.clock.pending).toBe(0);
    expect(run.context.receipt).toBe('R-1');
  });

  it('takes the duration of the banner from the input', async () => {
    const run = start({ delays: { successMs: 20 } }).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
    );
    await deliver.resolve(SENT);
    expect(submission(run.wait(19))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
  });

  it('accepts a new enquiry while the banner is still shown', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    run.wait(1000).send(name('Bo'));
    expect(submission(run)).toBe('success');
    expect(run.context.values['fullName']).toBe('Bo');
    expect(run.context.errors).toEqual({});
    run.send(submit);
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
  });

  it('takes 1500 ms for the simulated delivery: submitting at 1499, success at 1500', () => {
    const simulated = setup({ types: { output: {} as DeliverOutcome } }).createMachine({
      id: 'simulatedDelivery',
      initial: 'sending',
      states: { sending: { after: { 1500: 'sent' } }, sent: { type: 'final' } },
      output: SENT,
    }) as unknown as PromiseActorLogic<DeliverOutcome, DeliverInput>;
    const run = startRun(machine.provide({ actors: { deliver: simulated } }), { input }).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
    );
    expect(submission(run.wait(1499))).toBe('submitting');
    expect(submission(run.wait(1))).toBe('success');
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
    run.stop();
  });
});

describe('a failed attempt', () => {
  it('keeps all values, and the banner until the next attempt', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('the network went away'));
    expect(submission(run)).toBe('error');
    expect(run.context.values).toEqual(filled);
    expect(run.context.errors).toEqual({});
    expect(submission(run.wait(3_600_000).send(name('Ada L.')))).toBe('error');
    expect(submission(run.send(submit))).toBe('submitting');
  });

  it('is retried with the same key while the values are unchanged', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('timeout'));
    run.send(name('Eve'), name('Ada'), submit);
    await deliver.reject(new Error('timeout'));
    run.send(submit);
    expect(deliver.calls.map((call) => call.input.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
    expect(keysMade).toBe(1);
  });

  it('is retried with a new key once the values have changed', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('timeout'));
    run.send(name('Eve'), submit);
    expect(deliver.calls.at(-1)?.input).toEqual({
      enquiry: { ...filled, fullName: 'Eve' },
      idempotencyKey: 'key-2',
    });
  });

  it('is replaced by the validation errors of the next one', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('timeout'));
    run.send(name(''), submit);
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: NAME });
  });
});

describe('an acknowledged enquiry', () => {
  it('is not mistaken for the next one, even if both have the same content', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    run.send(name(filled.fullName), email(filled.workEmail), submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-2' });
  });
});

describe('a refusal', () => {
  it('with field errors shows them at the fields, and counts those fields as failed', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve({ outcome: 'refused', errors: { workEmail: 'Unknown domain' } });
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ workEmail: 'Unknown domain' });
    expect(run.context.failedFields).toEqual(['workEmail']);
    expect(run.emitted.at(-1)).toEqual({
      type: 'ERRORS.FOUND',
      errors: { workEmail: 'Unknown domain' },
    });
    expect(run.context.values).toEqual(filled);
    run.send(email('ada@known.example'));
    expect(run.context.errors).toEqual({});
  });

  it('adds to the fields that failed before, without duplicates', async () => {
    const run = start().send(submit, name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd', subscribe: 'Odd' } });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName', 'subscribe']);
  });

  it('without field errors is a failure', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve({ outcome: 'refused', errors: {} });
    expect(submission(run)).toBe('error');
  });
});

describe('an enquiry in the outbox', () => {
  async function startQueued() {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    return run;
  }

  it('is reported as queued, and stays in the form and in the draft', async () => {
    const run = await startQueued();
    expect(submission(run)).toBe('queued');
    expect(run.context.values).toEqual(filled);
    expect(stored).toEqual({
      values: filled,
      attempt: { idempotencyKey: 'key-1', values: filled, isQueued: true },
    });
    expect(submission(run.wait(3_600_000))).toBe('queued');
    expect(stored?.attempt?.isQueued).toBe(true);
  });

  it('that could not be stored is queued too, and its draft is not marked as queued', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED_IN_MEMORY);
    expect(submission(run)).toBe('queued');
    expect(stored?.attempt).toEqual({ idempotencyKey: 'key-1', values: filled, isQueued: false });
    expect(submission(run.send(acknowledge('key-1')))).toBe('success');
  });

  it('becomes a success when the outbox has sent it, without emitting that again', async () => {
    const run = await startQueued();
    const told = run.emitted.length;
    run.send(acknowledge('key-1'));
    expect(run.value).toMatchObject({ submission: 'success', draft: 'none', work: 'confirmed' });
    expect(run.context).toMatchObject({ values: initialValues, attempt: null, receipt: 'R-9' });
    expect(run.emitted.slice(told)).toEqual([BEGUN]);
    expect(sendings(run)).toEqual([]);
    expect(stored).toBeNull();
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
  });

  it('is not marked as sent when a different enquiry was', async () => {
    const run = (await startQueued()).send(acknowledge('key-7'));
    expect(submission(run)).toBe('queued');
    expect(run.context.receipt).toBeNull();
    expect(start().send(acknowledge('key-1')).value).toMatchObject({
      submission: 'idle',
      draft: 'none',
    });
  });

  it('is delivered again under its key when the visitor asks', async () => {
    const run = (await startQueued()).send(submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-1' });
    await deliver.resolve(SENT);
    expect(submission(run)).toBe('success');
  });

  it('is acknowledged even during redelivery, and only once', async () => {
    const run = (await startQueued()).send(submit, acknowledge('key-1'));
    expect(submission(run)).toBe('success');
    expect(run.context.receipt).toBe('R-9');
    expect(deliver.pending()).toHaveLength(0);
    // The result of the redelivery is ignored.
    deliver.calls.at(-1)?.resolve(SENT);
    await settle();
    expect(run.context.receipt).toBe('R-9');
    expect(sendings(run)).toEqual([]);
  });

  it('that the form itself delivers after all is emitted as sent by the form', async () => {
    const run = (await startQueued()).send(submit);
    await deliver.resolve(SENT);
    expect(sendings(run)).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'key-1', receipt: 'R-1' },
    ]);
    expect(sendings(run.send(acknowledge('key-1')))).toHaveLength(1);
  });

  it('leaves the form idle when the visitor keeps typing, which makes a new enquiry', async () => {
    const run = (await startQueued()).send(name('Eve'));
    expect(submission(run)).toBe('idle');
    expect(run.context.values['fullName']).toBe('Eve');
    expect(run.context.attempt?.idempotencyKey).toBe('key-1');
    run.wait(400);
    const sent = run.emitted.length;
    run.send(acknowledge('key-1'));
    expect(submission(run)).toBe('idle');
    expect(run.context.values['fullName']).toBe('Eve');
    expect(run.context.attempt).toBeNull();
    expect(run.context.receipt).toBe('R-9');
    expect(run.emitted).toHaveLength(sent);
    expect(run.value.work).toBe('unfinished');
    expect(stored).toEqual({ values: { ...filled, fullName: 'Eve' }, attempt: null });
    run.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-2');
  });

  it('can be sent again after it was canceled, and is no longer queued', async () => {
    const run = (await startQueued()).send(giveBack('key-7'));
    expect(submission(run)).toBe('queued');
    const told = run.emitted.length;
    run.send(giveBack('key-1'));
    expect(submission(run)).toBe('idle');
    expect(run.context).toMatchObject({ values: filled, errors: {} });
    // The outbox no longer has it.
    expect(run.emitted.slice(told)).toEqual([BEGUN]);
    const kept = { idempotencyKey: 'key-1', values: filled, isQueued: false };
    expect(run.context.attempt).toEqual(kept);
    expect(stored).toEqual({ values: filled, attempt: kept });
    run.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-1');
  });

  it('that is eventually refused returns to the form with its errors', async () => {
    const run = (await startQueued()).send(giveBack('key-7', { fullName: 'Odd' }));
    expect(submission(run)).toBe('queued');
    const told = run.emitted.length;
    run.send(giveBack('key-1', { fullName: 'Odd' }));
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: 'Odd' });
    expect(run.context.failedFields).toEqual(['fullName']);
    expect(run.context.attempt?.isQueued).toBe(false);
    expect(stored?.attempt?.isQueued).toBe(false);
    expect(run.emitted.slice(told)).toEqual([
      { type: 'ERRORS.FOUND', errors: { fullName: 'Odd' } },
      BEGUN,
    ]);
  });

  it('that comes back while another is being written does not affect that one', async () => {
    const run = (await startQueued()).send(name('Eve'), giveBack('key-7', { fullName: 'Odd' }));
    expect(run.context.attempt?.isQueued).toBe(true);
    run.send(giveBack('key-1', { fullName: 'Odd' }));
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({});
    expect(run.context.attempt?.isQueued).toBe(false);
    expect(stored?.attempt?.isQueued).toBe(false);
  });

  it.each<[FormErrors]>([[{ fullName: 'Odd' }], [{}]])(
    'is no longer in the outbox once the receiver has refused it (%j)',
    async (errors) => {
      const run = (await startQueued()).send(submit);
      await deliver.resolve({ outcome: 'refused', errors });
      expect(run.context.attempt?.isQueued).toBe(false);
      expect(stored?.attempt).toEqual({ idempotencyKey: 'key-1', values: filled, isQueued: false });
    },
  );

  it('ignores a value for an unknown field', async () => {
    const run = (await startQueued()).send({ type: 'FIELD.CHANGED', field: 'x', value: 'y' });
    expect(submission(run)).toBe('queued');
  });

  it('is dropped from the form when the visitor asks for an empty one', async () => {
    const run = (await startQueued()).send(discard);
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'none' });
    expect(run.context).toMatchObject({ values: initialValues, attempt: null });
    expect(stored).toBeNull();
  });
});

describe('the draft', () => {
  it('is saved 400 ms after the last keystroke: not at 399, but at 400', () => {
    const run = start().send(name('A'));
    expect(draft(run)).toBe('unsaved');
    run.wait(399);
    expect(stored).toBeNull();
    run.wait(1);
    expect(draft(run)).toBe('saved');
    expect(stored).toEqual({ values: { ...initialValues, fullName: 'A' }, attempt: null });
    expect(writes).toBe(1);
  });

  it('waits for a pause in typing', () => {
    const run = start().send(name('A')).wait(399).send(name('Ad')).wait(399);
    expect(writes).toBe(0);
    run.wait(1);
    expect(stored?.values['fullName']).toBe('Ad');
    run.send(name('Ada'));
    expect(draft(run)).toBe('unsaved');
    run.wait(400);
    expect(stored?.values['fullName']).toBe('Ada');
    expect(writes).toBe(2);
  });

  it('is saved immediately when the page is left, and only if it has changed', () => {
    const run = start().send(leave);
    expect(writes).toBe(0);
    run.send(name('Ada'), leave);
    expect(draft(run)).toBe('saved');
    expect(stored?.values['fullName']).toBe('Ada');
    expect(run.clock.pending).toBe(0);
    run.send(leave);
    expect(writes).toBe(1);
  });

  it('takes the delay from the input', () => {
    const run = start({ delays: { draftMs: 7 } }).send(name('A'));
    run.wait(6);
    expect(writes).toBe(0);
    run.wait(1);
    expect(writes).toBe(1);
  });

  it('is removed when the visitor has erased everything, saved or not', () => {
    const run = start().send(name('A'), name(''));
    expect(draft(run)).toBe('none');
    expect(removals).toBe(1);
    expect(run.clock.pending).toBe(0);
    run.send(name('A')).wait(400).send(name(''));
    expect(draft(run)).toBe('none');
    expect(stored).toBeNull();
    expect(removals).toBe(2);
  });

  it('stores the key before it is used, so that a reload during sending retries under the same key', () => {
    const run = startFilled().send(submit);
    const kept = stored as Draft | null;
    expect(kept).toEqual({
      values: filled,
      attempt: { idempotencyKey: 'key-1', values: filled, isQueued: false },
    });
    run.stop();
    const reloaded = start().send(restore(kept as Draft));
    expect(reloaded.value).toMatchObject({ submission: 'idle', draft: 'saved' });
    expect(reloaded.context.values).toEqual(filled);
    reloaded.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-1');
    expect(keysMade).toBe(1);
  });

  it('of a queued enquiry is restored as queued', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const run = start().send(restore({ values: filled, attempt }));
    expect(run.value).toMatchObject({ submission: 'queued', draft: 'saved' });
    expect(run.context).toMatchObject({ values: filled, attempt });
    expect(submission(run.send(acknowledge('old')))).toBe('success');
  });

  it('of a queued enquiry that was changed since is restored as unsent', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const run = start().send(restore({ values: { ...filled, fullName: 'Eve' }, attempt }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved' });
    expect(run.context.attempt).toEqual(attempt);
  });

  it('of a form that had different fields counts as different content and gets a new key', () => {
    const values = { ...filled, fax: '1' };
    const attempt = { idempotencyKey: 'old', values, isQueued: true };
    const run = start().send(restore({ values: filled, attempt }));
    expect(submission(run)).toBe('idle');
    run.send(submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-1' });
  });

  it('from a form with different fields counts as different content, even if the draft has them too', () => {
    const values = { ...filled, fax: '1' };
    const attempt = { idempotencyKey: 'old', values, isQueued: true };
    const run = start().send(restore({ values, attempt }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved' });
    expect(run.context).toMatchObject({ values: filled, attempt });
    run.send(acknowledge('old'));
    expect(submission(run)).toBe('idle');
    expect(run.context).toMatchObject({ values: filled, attempt: null, receipt: 'R-9' });
  });

  it('never replaces what the visitor has begun to write', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const run = start().send(
      name('Bo'),
      restore({ values: filled, attempt: null }),
      restore({ values: filled, attempt }),
    );
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Bo' });
    expect(run.context.attempt).toBeNull();
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'unsaved' });
  });

  it('stays on the device if it arrives while the success banner is shown', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    const before = removals;
    run.send(restore({ values: { fullName: 'Eve' }, attempt: null }));
    expect(run.value).toMatchObject({ submission: 'success', draft: 'none' });
    expect(removals).toBe(before);
  });

  it('from an older build restores only fields that still exist with the same type', () => {
    const run = start().send(
      restore({ values: { fullName: 'Ada', subscribe: 'no', fax: '1' }, attempt: null }),
    );
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Ada' });
  });

  it('without content is removed from the device', () => {
    const run = start().send(restore({ values: {}, attempt: null }));
    expect(draft(run)).toBe('none');
    expect(removals).toBe(1);
  });

  it('is removed on request, restored or not', () => {
    const run = startFilled().send(submit);
    run.stop();
    const other = start().send(discard);
    expect(removals).toBe(1);
    expect(other.value).toMatchObject({ submission: 'idle', draft: 'none' });
    other.send(submit, name('Ada')).wait(400).send(discard);
    expect(removals).toBe(2);
    expect(other.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
    });
  });

  it('is not removed by a request during sending', () => {
    const open = start({ validate: () => ({}), initialValues: { note: '' } }).send(submit);
    expect(open.value).toMatchObject({ submission: 'submitting', draft: 'unsaved' });
    open.send(discard);
    expect(removals).toBe(0);
  });

  it('is removed on acknowledgement, and not before', async () => {
    const run = startFilled().wait(400).send(submit);
    expect(stored).not.toBeNull();
    await deliver.reject(new Error('no'));
    expect(stored).not.toBeNull();
    run.send(submit);
    await deliver.resolve(SENT);
    expect(stored).toBeNull();
    expect(removals).toBe(1);
    run.wait(10_000);
    expect(stored).toBeNull();
  });
});

describe('work that a reload would interrupt', () => {
  const works = (run: Run) => run.emitted.filter(({ type }) => type.startsWith('WORK.'));

  it('begins with the first input, and ends when everything is erased', () => {
    const run = start().send(name('A'));
    expect(run.value.work).toBe('unfinished');
    expect(run.emitted).toEqual([BEGUN]);
    run.send(name('Ad'), email('a'), email('')).wait(400).send(leave);
    expect(run.emitted).toEqual([BEGUN]);
    run.send(name(''));
    expect(run.value.work).toBe('safe');
    expect(run.emitted).toEqual([BEGUN, SAFE]);
    expect(run.send(name('A')).emitted).toEqual([BEGUN, SAFE, BEGUN]);
  });

  it('includes an unticked checkbox', () => {
    const run = start().send({ type: 'FIELD.CHANGED', field: 'subscribe', value: false });
    expect(run.emitted).toEqual([BEGUN]);
  });

  it('does not include input that the form ignores', () => {
    expect(start().send({ type: 'FIELD.CHANGED', field: 'x', value: 'y' }).emitted).toEqual([]);
  });

  it('continues while sending, after a failure, and until the confirmation is left', async () => {
    const run = startFilled().send(submit);
    expect(run.value.work).toBe('unfinished');
    await deliver.reject(new Error('no'));
    expect(run.value).toMatchObject({ submission: 'error', work: 'unfinished' });
    expect(works(run)).toEqual([BEGUN]);
    run.send(submit);
    await deliver.resolve(SENT);
    expect(run.value).toMatchObject({ submission: 'success', work: 'confirmed' });
    // Announced again, because it matters only on the page that shows it.
    expect(works(run)).toEqual([BEGUN, BEGUN]);
    expect(run.wait(5000).value).toMatchObject({ submission: 'idle', work: 'confirmed' });
    expect(run.send(ANOTHER).value.work).toBe('safe');
    expect(works(run)).toEqual([BEGUN, BEGUN, SAFE]);
  });

  it.each([
    ['the page is left or hidden', [leave]],
    ['the draft is discarded', [discard]],
  ] as const)('ends with its confirmation when %s, for good', async (_, events) => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    run.send(...events);
    expect(run.value.work).toBe('safe');
    expect(works(run)).toEqual([BEGUN, BEGUN, SAFE]);
  });

  it('goes on without a pause when the next enquiry is begun in its place', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    run.send(name('Eve'));
    expect(run.value).toMatchObject({ told: 'earlier', work: 'unfinished' });
    expect(works(run)).toEqual([BEGUN, BEGUN]);
  });

  it('begins with the confirmation of an enquiry that the outbox has sent', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    run.send(acknowledge('key-1'));
    expect(run.value).toMatchObject({ told: 'sent', work: 'confirmed' });
    expect(works(run)).toEqual([BEGUN, SAFE, BEGUN]);
  });

  it('ends when the visitor discards it', () => {
    expect(startFilled().send(discard).emitted).toEqual([BEGUN, SAFE]);
  });

  it('ends when the outbox has stored it, and begins again when it is changed', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    expect(run.value).toMatchObject({ submission: 'queued', work: 'safe' });
    expect(works(run)).toEqual([BEGUN, SAFE]);
    run.send(name('Eve'));
    expect(run.value.work).toBe('unfinished');
    expect(works(run)).toEqual([BEGUN, SAFE, BEGUN]);
  });

  it('begins again while a stored enquiry is being resubmitted', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    run.send(submit);
    expect(run.value.work).toBe('unfinished');
    await deliver.resolve(QUEUED);
    expect(works(run)).toEqual([BEGUN, SAFE, BEGUN, SAFE]);
  });

  it('does not end while the outbox has it only in memory', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED_IN_MEMORY);
    expect(run.value).toMatchObject({ submission: 'queued', work: 'unfinished' });
    expect(works(run)).toEqual([BEGUN]);
    run.send(acknowledge('key-1'), leave);
    expect(works(run)).toEqual([BEGUN, BEGUN, SAFE]);
  });

  it('includes a restored draft, unless the outbox has stored it', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const draftOnly = start().send(restore({ values: filled, attempt: null }));
    expect(draftOnly.emitted).toEqual([BEGUN]);
    const queued = start().send(restore({ values: filled, attempt }));
    expect(queued.value).toMatchObject({ submission: 'queued', work: 'safe' });
    expect(queued.emitted).toEqual([]);
  });
});

describe('a submission during the search for a draft', () => {
  it('waits for it, so that text typed before the scripts ran is sent', async () => {
    const run = start();
    run.send(attach({ ...filled }), submit);
    expect(run.value).toMatchObject({ submission: 'idle', view: 'finding' });
    expect(run.emitted.filter(({ type }) => type === 'ERRORS.FOUND')).toEqual([]);
    await findDraft.resolve(null);
    expect(run.value).toMatchObject({ submission: 'submitting', view: 'ready' });
    expect(deliver.calls.at(-1)?.input.enquiry).toEqual(filled);
  });

  it('is made once, with its spam signals, even if storage cannot be read', async () => {
    const spamSignals = { website: '', elapsed: 1_200 };
    const run = start();
    run.send(attach({ ...filled }), { ...submit, spamSignals });
    await findDraft.reject(new Error('refused'));
    expect(run.matches({ submission: 'submitting' })).toBe(true);
    expect(deliver.calls).toHaveLength(1);
    expect(deliver.calls[0]?.input.spamSignals).toEqual(spamSignals);
    expect(run.context.heldSubmission).toBeNull();
  });
});

describe('a view of the form', () => {
  const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
  const changed = { ...filled, fullName: 'Eve' };
  const found = (facts: Partial<FoundDraft> = {}): FoundDraft => ({
    draft: { values: filled, attempt: null },
    receipt: null,
    errors: {},
    isOfThisVisit: true,
    ...facts,
  });

  async function startFinding(answer: FoundDraft | null, arrival = attach()) {
    const run = start().send(arrival);
    await findDraft.resolve(answer);
    return run;
  }

  it('triggers the search for a draft, which does not start before', () => {
    const run = start().send(name('Ada'));
    expect(run.value.view).toBe('detached');
    expect(selectIsReady(run.snapshot)).toBe(false);
    expect(findDraft.calls).toHaveLength(0);
  });

  it('is ready once the search for a draft is done, and not before', async () => {
    const run = start().send(attach({}, 'Hello'));
    expect(run.value.view).toBe('finding');
    expect(run.context).toMatchObject({
      typed: {},
      opening: beginning('Hello'),
      values: initialValues,
    });
    expect(selectIsReady(run.snapshot)).toBe(false);
    expect(findDraft.calls).toHaveLength(1);
    await findDraft.resolve(null);
    expect(run.value.view).toBe('ready');
    expect(selectIsReady(run.snapshot)).toBe(true);
  });

  it('is an empty form without a notice when there is no draft', async () => {
    const run = await startFinding(null);
    expect(run.value).toEqual({
      submission: 'idle',
      draft: 'none',
      work: 'safe',
      view: 'ready',
      told: 'nothing',
      copy: 'idle',
    });
    expect(run.context).toMatchObject({ values: initialValues, isRestored: false });
    expect(notice(run)).toBe('none');
    expect(selectHasDraft(run.snapshot)).toBe(false);
    expect(run.emitted).toEqual([]);
    expect([writes, removals]).toEqual([0, 0]);
  });

  it('is also an empty form when the device cannot be read', async () => {
    const run = start().send(attach({ fullName: 'Ada' }));
    await findDraft.reject(new Error('storage refused'));
    expect(run.value).toMatchObject({ submission: 'idle', view: 'ready' });
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Ada' });
    expect(run.context.isRestored).toBe(false);
    expect(run.wait(400).value.draft).toBe('saved');
    expect(stored?.values['fullName']).toBe('Ada');
  });

  it('is ready even without a findDraft actor', async () => {
    const run = startRun(contactFormMachine, { input }).send(attach({ fullName: 'Ada' }));
    await settle();
    expect(run.value).toMatchObject({ submission: 'idle', view: 'ready' });
    expect(run.context.values['fullName']).toBe('Ada');
  });

  it('shows a draft that was found, with a notice that it was restored', async () => {
    const run = await startFinding(found());
    expect(run.value).toEqual({
      submission: 'idle',
      draft: 'saved',
      work: 'unfinished',
      view: 'ready',
      told: 'nothing',
      copy: 'idle',
    });
    expect(run.context).toMatchObject({ values: filled, isRestored: true, isDiscarded: false });
    expect(notice(run)).toBe('restored');
    expect(selectHasDraft(run.snapshot)).toBe(true);
    expect(run.emitted).toEqual([BEGUN]);
    // The device already has the same content as the form.
    expect(run.wait(1000).clock.pending).toBe(0);
    expect([writes, removals]).toEqual([0, 0]);
  });

  it('shows an enquiry that is still in the outbox as queued', async () => {
    const run = await startFinding(found({ draft: { values: filled, attempt } }));
    expect(run.value).toMatchObject({ submission: 'queued', draft: 'saved', work: 'safe' });
    expect(notice(run)).toBe('restored');
    expect(run.emitted).toEqual([]);
    expect(submission(run.send(acknowledge('old')))).toBe('success');
    expect(notice(run)).toBe('none');
  });

  it('shows an enquiry that was canceled in the meantime as unsent, under the same key', async () => {
    const canceled = { ...attempt, isQueued: false };
    const run = await startFinding(found({ draft: { values: filled, attempt: canceled } }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved', work: 'unfinished' });
    run.send(submit);
    expect(deliver.calls[0]?.input).toEqual({ enquiry: filled, idempotencyKey: 'old' });
  });

  it('shows a success when a receipt was found, empties the form and removes the draft', async () => {
    const run = await startFinding(found({ draft: { values: filled, attempt }, receipt: 'R-7' }));
    expect(run.value).toEqual({
      submission: 'success',
      draft: 'none',
      work: 'confirmed',
      view: 'ready',
      told: 'sent',
      copy: 'idle',
    });
    expect(run.context).toMatchObject({
      values: initialValues,
      attempt: null,
      receipt: 'R-7',
      isRestored: false,
    });
    expect(notice(run)).toBe('none');
    expect(selectHasDraft(run.snapshot)).toBe(false);
    expect(removals).toBe(1);
    // The outbox has already reported it as sent; only the confirmation must not be interrupted.
    expect(run.emitted).toEqual([BEGUN]);
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
    // Later input does not count as restored.
    expect(notice(run.send(name('Bo')))).toBe('none');
  });

  it('accepts an empty receipt: the enquiry was still sent', async () => {
    const run = await startFinding(found({ draft: { values: filled, attempt }, receipt: '' }));
    expect(submission(run)).toBe('success');
    expect(run.context.receipt).toBe('');
  });

  it('keeps a draft that was changed since its enquiry was sent as a new enquiry', async () => {
    const run = await startFinding(found({ draft: { values: changed, attempt }, receipt: 'R-7' }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved', work: 'unfinished' });
    expect(run.context).toMatchObject({ values: changed, attempt: null, receipt: 'R-7' });
    expect(stored).toEqual({ values: changed, attempt: null });
    expect(notice(run)).toBe('restored');
    run.send(submit);
    expect(deliver.calls[0]?.input).toEqual({ enquiry: changed, idempotencyKey: 'key-1' });
  });

  it('shows the errors that were found at their fields, and emits them', async () => {
    const errors = { fullName: 'Odd' };
    const run = await startFinding(found({ draft: { values: filled, attempt }, errors }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved', work: 'unfinished' });
    expect(run.context).toMatchObject({ values: filled, errors, failedFields: ['fullName'] });
    const kept = { ...attempt, isQueued: false };
    expect(run.context.attempt).toEqual(kept);
    expect(stored).toEqual({ values: filled, attempt: kept });
    expect(run.emitted).toEqual([{ type: 'ERRORS.FOUND', errors }, BEGUN]);
    expect(notice(run)).toBe('restored');
    expect(run.send(name('Ada L.')).context.errors).toEqual({});
  });

  it('shows no errors for a draft that was changed since its enquiry was refused', async () => {
    const errors = { fullName: 'Odd' };
    const run = await startFinding(found({ draft: { values: changed, attempt }, errors }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'saved' });
    expect(run.context).toMatchObject({ values: changed, errors: {}, failedFields: [] });
    expect(run.context.attempt?.isQueued).toBe(false);
    expect(run.emitted).toEqual([BEGUN]);
  });

  it('that finds an empty draft removes it without a notice', async () => {
    const run = await startFinding(found({ draft: { values: {}, attempt: null } }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'none', work: 'safe' });
    expect(notice(run)).toBe('none');
    expect(removals).toBe(1);
  });

  it('applies text typed before the scripts ran', async () => {
    const typed = { fullName: 'Ada', subscribe: false };
    const run = start().send(attach(typed));
    // Applied any earlier, it would prevent restoring the draft.
    expect(run.context).toMatchObject({ typed, values: initialValues });
    await findDraft.resolve(null);
    expect(run.context.values).toEqual({ ...initialValues, ...typed });
    expect(run.value).toMatchObject({ draft: 'unsaved', work: 'unfinished' });
    run.wait(399);
    expect(writes).toBe(0);
    run.wait(1);
    expect(stored).toEqual({ values: { ...initialValues, ...typed }, attempt: null });
    expect(notice(run)).toBe('none');
  });

  it('prefers typed text to the draft, and takes the rest from the draft: nothing is lost', async () => {
    const values = { ...filled, message: 'A long story' };
    const run = await startFinding(
      found({ draft: { values, attempt: null } }),
      attach({ fullName: 'Bo', message: 'A short one' }),
    );
    const merged = { ...filled, fullName: 'Bo', message: 'A short one' };
    expect(run.context.values).toEqual(merged);
    expect(notice(run)).toBe('restored');
    // The merged content is not on the device yet.
    expect(draft(run)).toBe('unsaved');
    run.wait(399);
    expect(writes).toBe(0);
    run.wait(1);
    expect(stored).toEqual({ values: merged, attempt: null });
  });

  it('turns a queued enquiry into a new one when different text was typed', async () => {
    const run = await startFinding(
      found({ draft: { values: filled, attempt } }),
      attach({ fullName: 'Bo' }),
    );
    expect(run.value).toMatchObject({ submission: 'idle', work: 'unfinished' });
    expect(run.context.values).toEqual({ ...filled, fullName: 'Bo' });
    expect(run.context.attempt).toEqual(attempt);
    expect(submission(run.send(acknowledge('old')))).toBe('idle');
    expect(run.context.values['fullName']).toBe('Bo');
  });

  it('puts typed text into a form that was emptied by a success', async () => {
    const run = await startFinding(
      found({ draft: { values: filled, attempt }, receipt: 'R-7' }),
      attach({ fullName: 'Bo' }),
    );
    expect(submission(run)).toBe('success');
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Bo' });
    expect(draft(run)).toBe('unsaved');
    expect(notice(run)).toBe('none');
  });

  it('ignores typed values for unknown fields or of the wrong type', async () => {
    const run = await startFinding(null, attach({ fax: '1', subscribe: 'yes', toString: 'x' }));
    expect(run.context.values).toEqual(initialValues);
    expect(draft(run)).toBe('none');
  });

  it('revalidates a failed field when it applies typed text', async () => {
    const run = start().send(submit, attach({ fullName: 'Ada' }));
    expect(run.context.errors).toEqual({ fullName: NAME, workEmail: EMAIL });
    await findDraft.resolve(null);
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
  });

  it('does not let the draft replace text written during the search for it', async () => {
    const run = start().send(attach(), email('bo@school.example'));
    await findDraft.resolve(found({ draft: { values: filled, attempt }, receipt: 'R-7' }));
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'unsaved', view: 'ready' });
    expect(run.context).toMatchObject({
      values: { ...initialValues, workEmail: 'bo@school.example' },
      attempt: null,
      isRestored: false,
    });
    // Otherwise nothing would report that it was sent.
    expect(selectHasNews(run.snapshot)).toBe(true);
    expect(selectReceipt(run.snapshot)).toBe('R-7');
    expect(notice(run)).toBe('none');
  });

  it('does not let early typed text replace text written during the search for a draft', async () => {
    const run = start().send(attach({ fullName: 'Ad', workEmail: 'a@b' }), name('Ada'));
    await findDraft.resolve(null);
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Ada', workEmail: 'a@b' });
  });

  it('keeps early typed text when later input is not accepted', async () => {
    const run = start().send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
      attach({ message: 'Dear team', subscribe: false }),
      { type: 'FIELD.CHANGED', field: 'subscribe', value: 'yes' },
      message('Dear all'),
    );
    await deliver.reject(new Error('no'));
    await findDraft.resolve(null);
    expect(run.context.values).toEqual({ ...filled, message: 'Dear team', subscribe: false });
  });

  it('does not change an enquiry that is being sent during the search for a draft', async () => {
    const run = start().send(name(filled.fullName), email(filled.workEmail), submit, attach());
    const before = { ...run.context, typed: {}, opening: null };
    await findDraft.resolve(found({ draft: { values: changed, attempt: null } }));
    expect(run.value).toMatchObject({ submission: 'submitting', view: 'ready' });
    expect(run.context).toEqual(before);
  });

  it('restores neither a draft that the visitor discards during the search nor typed text', async () => {
    const run = start().send(attach({ fullName: 'Ada' }), email('a@b'), discard);
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'none', view: 'ready' });
    expect(findDraft.pending()).toHaveLength(0);
    findDraft.calls[0]?.resolve(found());
    await settle();
    expect(run.context.values).toEqual(initialValues);
    expect(notice(run)).toBe('discarded');
    expect(removals).toBe(1);
  });

  it('cannot discard an enquiry that is being sent during the search for a draft', () => {
    const run = start().send(name(filled.fullName), email(filled.workEmail), submit, attach());
    expect(run.send(discard).value).toMatchObject({ submission: 'submitting', view: 'finding' });
  });

  it('that attaches again does not search again: the form has outlived the first view', async () => {
    const run = await startFinding(found(), attach({ fullName: 'Bo' }));
    run.send(name('Cy'), attach());
    expect(run.value.view).toBe('ready');
    expect(findDraft.calls).toHaveLength(1);
    expect(run.context.values).toEqual({ ...filled, fullName: 'Cy' });
    expect(run.context.typed).toEqual({});
  });

  it('that attaches again applies text typed into it', async () => {
    const run = (await startFinding(null)).send(attach({ fullName: 'Bo' }));
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Bo' });
    expect(run.value.draft).toBe('unsaved');
  });

  it('that attaches again after a failure still shows it', async () => {
    const run = (await startFinding(found())).send(submit);
    await deliver.reject(new Error('no'));
    run.send(attach());
    expect(submission(run)).toBe('error');
    expect(run.context.values).toEqual(filled);
  });

  it('that attaches during the search for a draft has its typed text and link values added', async () => {
    const run = start().send(
      attach({ fullName: 'Ada', workEmail: 'a' }, 'Hello'),
      attach({ workEmail: 'a@b' }, 'Welcome'),
    );
    expect(findDraft.calls).toHaveLength(1);
    expect(findDraft.pending()).toHaveLength(1);
    await findDraft.resolve(null);
    expect(run.context.values).toEqual({
      ...initialValues,
      fullName: 'Ada',
      workEmail: 'a@b',
      message: 'Welcome\n',
    });
  });
});

describe('the confirmation of an enquiry', () => {
  const standing = (run: Run) => selectConfirmation(run.snapshot);
  const news = (run: Run) => selectHasNews(run.snapshot);
  const copied = (run: Run) => selectCopy(run.snapshot);

  async function startSent() {
    const run = startFilled().send(submit);
    expect(standing(run)).toBe('none');
    await deliver.resolve(SENT);
    return run;
  }
  async function startQueued() {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    return run;
  }

  it('replaces the form for longer than the banner, until the visitor starts another enquiry', async () => {
    const run = await startSent();
    expect([standing(run), news(run)]).toEqual(['sent', false]);
    expect(selectReceipt(run.snapshot)).toBe('R-1');
    expect(selectSentKey(run.snapshot)).toBe('key-1');
    expect(standing(run.wait(3_600_000))).toBe('sent');
    expect(standing(run.send(ANOTHER))).toBe('none');
    expect(news(run)).toBe(false);
    expect(run.context.values).toEqual(initialValues);
  });

  it('leaves its banner for the full 5000 ms, even if another enquiry is started in the meantime', async () => {
    const run = (await startSent()).wait(1000).send(ANOTHER);
    expect([submission(run), standing(run)]).toEqual(['success', 'none']);
    expect(submission(run.wait(3999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
  });

  it('has no receipt if nothing was sent', () => {
    expect(selectReceipt(start().snapshot)).toBe('');
    expect(selectSentKey(start().snapshot)).toBeNull();
  });

  it('also replaces the form while the enquiry is queued, and starting another one does not affect it', async () => {
    const run = await startQueued();
    expect(standing(run)).toBe('queued');
    expect(standing(run.send(ANOTHER))).toBe('none');
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'none' });
    expect(run.context).toMatchObject({ values: initialValues, attempt: null, isDiscarded: false });
    expect(stored).toBeNull();
    run.send(name(filled.fullName), email(filled.workEmail), submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-2');
  });

  it('changes from queued to sent when the outbox has sent it', async () => {
    const run = (await startQueued()).send(acknowledge('key-1'));
    expect([standing(run), news(run)]).toEqual(['sent', false]);
    expect(selectReceipt(run.snapshot)).toBe('R-9');
    expect(selectSentKey(run.snapshot)).toBe('key-1');
    expect(standing(run.wait(5000))).toBe('sent');
  });

  it.each([[{}], [{ fullName: 'Odd' }]])(
    'makes way for the form when the enquiry is returned (%j)',
    async (errors: FormErrors) => {
      const run = (await startQueued()).send(giveBack('key-1', errors));
      expect(standing(run)).toBe('none');
      expect(run.context.values).toEqual(filled);
    },
  );

  it('does not hide new input in the form: it becomes a note', async () => {
    for (const step of [name('Bo'), attach({ fullName: 'Bo' }), attach({}, HELLO)]) {
      const run = start().send(attach());
      await findDraft.resolve(null);
      run.send(name(filled.fullName), email(filled.workEmail), submit);
      await deliver.resolve(SENT);
      run.send({ type: 'FIELD.CHANGED', field: 'fax', value: '1' });
      expect(standing(run)).toBe('sent');
      run.send(step);
      expect([standing(run), news(run)]).toEqual(['none', true]);
      expect(selectReceipt(run.snapshot)).toBe('R-1');
      deliver.reset();
      findDraft.reset();
      run.stop();
    }
  });

  it('does not hide a restored draft: it becomes a note', async () => {
    const run = (await startSent()).send(restore({ values: filled, attempt: null }));
    expect(standing(run)).toBe('sent');
    run.wait(5000).send(restore({ values: filled, attempt: null }));
    expect(run.context.values).toEqual(filled);
    expect([standing(run), news(run)]).toEqual(['none', true]);
  });

  it('does not hide errors', async () => {
    const run = (await startSent()).send(submit);
    expect(run.context.errors).toEqual({ fullName: NAME, workEmail: EMAIL });
    expect([standing(run), news(run)]).toEqual(['none', false]);
  });

  it('disappears when the visitor discards everything', async () => {
    expect(standing((await startSent()).send(discard))).toBe('none');
    const noted = (await startSent()).send(name('Bo'), discard);
    expect(news(noted)).toBe(false);
    const busy = (await startSent()).send(name('Bo'), email('b@c'), submit);
    expect(busy.value).toMatchObject({ submission: 'submitting', told: 'earlier' });
    expect(news(busy.send(discard))).toBe(true);
  });

  it('of an enquiry that was changed since is a note until it is dismissed, or the next one is sent', async () => {
    const run = (await startQueued()).send(name('Eve'), acknowledge('key-1'));
    expect([standing(run), news(run)]).toEqual(['none', true]);
    expect(selectSentKey(run.snapshot)).toBe('key-1');
    expect(run.context.values['fullName']).toBe('Eve');
    run.send(submit);
    expect(news(run)).toBe(true);
    await deliver.resolve(SENT);
    expect([standing(run), news(run)]).toEqual(['sent', false]);
    expect(selectReceipt(run.snapshot)).toBe('R-1');

    const read = (await startQueued()).send(name('Eve'), acknowledge('key-2'));
    expect(news(read)).toBe(false);
    read.send(acknowledge('key-3'));
    expect(news(read)).toBe(true);
    expect(news(read.send(READ))).toBe(false);
    expect(read.context.values['fullName']).toBe('Eve');
  });

  it('of an enquiry from an earlier visit that was changed since is a note next to the offered draft', async () => {
    const run = start().send(attach());
    const rest = { values: { ...filled, fullName: 'Eve' }, attempt: null };
    await findDraft.resolve({ draft: rest, receipt: 'R-7', errors: {}, isOfThisVisit: false });
    expect([standing(run), news(run), selectIsOffered(run.snapshot)]).toEqual(['none', true, true]);
    expect(selectReceipt(run.snapshot)).toBe('R-7');
    expect(selectSentKey(run.snapshot)).toBeNull();
    // No content is shown until the visitor accepts the draft.
    expect(run.context.values).toEqual(initialValues);
    run.send(TAKEN);
    expect(run.context.values).toEqual(rest.values);
    expect([standing(run), news(run)]).toEqual(['none', true]);
  });

  it('is not shown for an earlier visit when nothing was sent', async () => {
    const run = start().send(attach());
    const rest = { values: filled, attempt: null };
    await findDraft.resolve({ draft: rest, receipt: null, errors: {}, isOfThisVisit: false });
    expect(news(run)).toBe(false);
  });

  it('copies its receipt on request, and reports the result', async () => {
    const run = await startSent();
    run.send(COPY, COPY);
    expect(copied(run)).toBe('copying');
    expect(copyReceipt.calls.map((call) => call.input)).toEqual([{ receipt: 'R-1' }]);
    await copyReceipt.resolve(undefined);
    expect(copied(run)).toBe('copied');
    run.send(COPY);
    await copyReceipt.reject(new Error('the browser refused'));
    expect(copied(run)).toBe('refused');
    expect(standing(run)).toBe('sent');
    expect(copied(run.send(ANOTHER))).toBe('idle');
  });

  it('copies nothing if there is no receipt', async () => {
    expect(copied(start().send(COPY))).toBe('idle');
    const run = startFilled().send(submit);
    await deliver.resolve({ outcome: 'sent', receipt: '' });
    expect(copied(run.send(COPY))).toBe('idle');
    expect(copyReceipt.calls).toHaveLength(0);
  });

  it.each([
    ['the next submission', name('Bo'), submit],
    ['the note being read', name('Bo'), READ],
  ])('no longer reports a copy after %s', async (_, first, second) => {
    const run = (await startSent()).send(COPY);
    await copyReceipt.resolve(undefined);
    expect(copied(run.send(first))).toBe('copied');
    expect(copied(run.send(second))).toBe('idle');
  });

  it('no longer reports a copy when there is a new receipt', async () => {
    const run = (await startSent()).send(name('Bo'), email('b@c'), submit);
    await deliver.resolve(QUEUED);
    run.send(COPY);
    await copyReceipt.resolve(undefined);
    expect(copied(run)).toBe('copied');
    expect(copied(run.send(acknowledge('key-2')))).toBe('idle');
  });

  it('reports that copying failed without a copyReceipt actor', async () => {
    const run = startRun(contactFormMachine.provide({ actors: { deliver: deliver.logic } }), {
      input,
    }).send(name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve(SENT);
    run.send(COPY);
    await settle();
    expect(selectCopy(run.snapshot)).toBe('refused');
  });
});

describe('a draft from an earlier visit', () => {
  const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
  const byEve = { ...filled, fullName: 'Eve' };

  async function startOffered(facts: Partial<FoundDraft> = {}, arrival = attach()) {
    const run = start().send(arrival);
    const draft = { values: filled, attempt: null };
    await findDraft.resolve({ draft, receipt: null, errors: {}, isOfThisVisit: false, ...facts });
    return run;
  }

  it('is offered, and none of it is shown', async () => {
    const run = await startOffered();
    expect(run.value).toMatchObject({
      submission: 'idle',
      draft: 'none',
      work: 'safe',
      view: 'ready',
      told: 'nothing',
    });
    expect(run.context.values).toEqual(initialValues);
    expect(selectIsOffered(run.snapshot)).toBe(true);
    expect(notice(run)).toBe('none');
    expect(run.emitted).toEqual([]);
    expect([writes, removals]).toEqual([0, 0]);
  });

  it('is shown as restored once it is accepted', async () => {
    const run = (await startOffered()).send(TAKEN);
    expect(run.context.values).toEqual(filled);
    expect(notice(run)).toBe('restored');
    expect(selectIsOffered(run.snapshot)).toBe(false);
    expect(run.send(TAKEN, DECLINED).context.values).toEqual(filled);
    expect(removals).toBe(0);
  });

  it('belongs to this visit once it is accepted: it is stored again', async () => {
    const run = (await startOffered()).send(TAKEN);
    expect(draft(run)).toBe('unsaved');
    expect(stored).toBeNull();
    run.wait(400);
    expect(stored).toEqual({ values: filled, attempt: null });
    const left = (await startOffered({ draft: { values: filled, attempt } })).send(TAKEN, leave);
    expect(stored).toEqual({ values: filled, attempt });
    left.stop();
  });

  it('is stored again even if the visitor has written and erased something in the meantime', async () => {
    const run = (await startOffered()).send(name('E'), name(''));
    expect([draft(run), removals]).toEqual(['none', 1]);
    run.send(TAKEN, leave);
    expect(stored).toEqual({ values: filled, attempt: null });
  });

  it('without content is removed from the device when it is accepted', async () => {
    const run = await startOffered({ draft: { values: {}, attempt: null } });
    expect([draft(run.send(TAKEN)), removals]).toEqual(['none', 1]);
    expect(selectIsOffered(run.snapshot)).toBe(false);
  });

  it('is not lost when it is accepted while the success banner is shown', async () => {
    const run = (await startOffered()).send(name('Eve'), email('e@e'), submit);
    await deliver.resolve(SENT);
    expect(submission(run)).toBe('success');
    run.send(TAKEN, leave);
    expect(run.context.values).toEqual(filled);
    expect(stored).toEqual({ values: filled, attempt: null });
    expect(selectIsOffered(run.snapshot)).toBe(false);
  });

  it('that is queued in the outbox, or was returned with errors, is shown that way when accepted', async () => {
    const waiting = await startOffered({ draft: { values: filled, attempt } });
    expect(submission(waiting)).toBe('idle');
    expect(submission(waiting.send(TAKEN))).toBe('queued');
    const errors = { fullName: 'Odd' };
    const refused = await startOffered({ draft: { values: filled, attempt }, errors });
    expect(refused.emitted).toEqual([]);
    expect(refused.send(TAKEN).context.errors).toEqual(errors);
  });

  it('is removed from the device when it is declined, with a notice', async () => {
    const run = (await startOffered()).send(DECLINED);
    expect(run.context.values).toEqual(initialValues);
    expect(selectIsOffered(run.snapshot)).toBe(false);
    expect(notice(run)).toBe('discarded');
    expect(removals).toBe(1);
    expect(run.send(TAKEN).context.values).toEqual(initialValues);
  });

  it('is still offered while the visitor writes, and only fills in fields that are empty', async () => {
    const run = (await startOffered()).send(name('Eve')).wait(1000);
    expect(selectIsOffered(run.snapshot)).toBe(true);
    expect(stored?.values).toEqual({ ...initialValues, fullName: 'Eve' });
    run.send(TAKEN).wait(1000);
    expect(run.context.values).toEqual({ ...filled, fullName: 'Eve' });
    expect(stored?.values).toEqual({ ...filled, fullName: 'Eve' });
    expect(notice(run)).toBe('none');
  });

  it('that is declined while the visitor writes does not affect the new text', async () => {
    const run = (await startOffered()).send(name('Eve')).wait(1000).send(DECLINED);
    expect(run.context.values).toEqual({ ...initialValues, fullName: 'Eve' });
    expect(notice(run)).toBe('none');
    expect(removals).toBe(0);
  });

  it('neither hides nor delays text typed and submitted before the scripts ran', async () => {
    const run = start().send(attach(byEve), submit);
    const draft = { values: filled, attempt: null };
    await findDraft.resolve({ draft, receipt: null, errors: {}, isOfThisVisit: false });
    expect(deliver.calls[0]?.input.enquiry).toEqual(byEve);
    expect(run.send(TAKEN).context.values).toEqual(byEve);
    expect(selectIsOffered(run.snapshot)).toBe(true);
  });
});

describe('the notice about the draft', () => {
  const draftOnly = { values: filled, attempt: null };

  it('says that it was restored, until the next submission', () => {
    const run = start().send(restore(draftOnly));
    expect(notice(run)).toBe('restored');
    expect(notice(run.send(name('Eve')).wait(400))).toBe('restored');
    expect(notice(run.send(name(''), submit))).toBe('none');
    expect(submission(run)).toBe('idle');
    expect(run.context.isRestored).toBe(false);
  });

  it('disappears once everything is erased by hand', () => {
    const run = start().send(restore(draftOnly), name(''), email(''));
    expect(draft(run)).toBe('none');
    expect(notice(run)).toBe('none');
  });

  it('says that it was discarded, until the visitor writes again', () => {
    const run = start().send(restore(draftOnly), discard);
    expect(run.context).toMatchObject({ isDiscarded: true, isRestored: false });
    expect(notice(run)).toBe('discarded');
    expect(selectHasDraft(run.snapshot)).toBe(false);
    expect(notice(run.send({ type: 'FIELD.CHANGED', field: 'x', value: 'y' }))).toBe('discarded');
    run.send(name('A'));
    expect(run.context.isDiscarded).toBe(false);
    expect(notice(run)).toBe('none');
  });

  it('no longer says that it was discarded after input in a failed field, or a submission', () => {
    const again = start().send(submit, discard, submit);
    expect(notice(again)).toBe('none');
    expect(notice(again.send(discard))).toBe('discarded');
    expect(notice(again.send(submit, name('A')))).toBe('none');
  });

  it('disappears once it was sent, by the form or by the outbox', async () => {
    const sent = start().send(restore(draftOnly), submit);
    await deliver.resolve(SENT);
    expect(notice(sent)).toBe('none');
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const acknowledged = start().send(restore({ values: filled, attempt }), acknowledge('old'));
    expect(notice(acknowledged)).toBe('none');
    expect(notice(acknowledged.send(name('Bo')))).toBe('none');
  });
});

describe('the opening of the message', () => {
  const openings = [HELLO, DEMO].map(beginning);

  async function startReady(overrides: Partial<ContactFormInput> = {}) {
    const run = start({ openings, ...overrides }).send(attach());
    await findDraft.resolve(null);
    return run;
  }
  const text = (run: Run) => run.context.values['message'];

  it('is put into an empty message, on its own line', async () => {
    const run = start({ openings }).send(attach({}, HELLO));
    expect(text(run)).toBe('');
    await findDraft.resolve(null);
    expect(text(run)).toBe(`${HELLO}\n`);
    expect(run.context.values).toEqual({ ...initialValues, message: `${HELLO}\n` });
  });

  it('is added even if it is not among the known openings', async () => {
    expect(text((await startReady({ openings: [] })).send(attach({}, HELLO)))).toBe(`${HELLO}\n`);
  });

  it.each([
    ['the first view', [attach({}, HELLO)]],
    ['a view during the search for a draft', [attach(), attach({}, HELLO)]],
  ])('is recognized once a link has requested it in %s', async (_, views) => {
    const run = start().send(...views);
    await findDraft.resolve(null);
    expect(text(run)).toBe(`${HELLO}\n`);
    expect(draft(run)).toBe('none');
    for (const line of [DEMO, HELLO, DEMO]) {
      run.send(attach({}, line), attach());
      expect(text(run)).toBe(`${line}\n`);
    }
    expect(draft(run.wait(400))).toBe('none');
    expect(writes).toBe(0);
  });

  it('is not added unless a link requests it', async () => {
    expect(text((await startReady()).send(attach({}, null)))).toBe('');
  });

  it('is put into a message that is only whitespace', async () => {
    expect(text((await startReady()).send(message(' \n '), attach({}, HELLO)))).toBe(`${HELLO}\n`);
  });

  it('replaces another opening that nothing was added to', async () => {
    const run = (await startReady()).send(attach({}, HELLO), attach({}, DEMO));
    expect(text(run)).toBe(`${DEMO}\n`);
    expect(text(run.send(message(`  ${DEMO}  `), attach({}, HELLO)))).toBe(`${HELLO}\n`);
  });

  it.each([
    ['the visitor’s own words', 'Dear team'],
    ['an opening that the visitor went on from', `${HELLO}\nOn Monday`],
    ['another opening that the visitor went on from', `${DEMO}\nOn Monday`],
    ['itself', HELLO],
    ['itself, with blanks around it', ` ${HELLO}\n\n`],
  ])('never replaces %s', async (_, words) => {
    const run = (await startReady()).send(message(words), attach({}, HELLO));
    expect(text(run)).toBe(words);
  });

  it('does not replace text typed before the scripts ran, or the draft', async () => {
    const typed = start({ openings }).send(attach({ message: 'Dear team' }, HELLO));
    await findDraft.resolve(null);
    expect(text(typed)).toBe('Dear team');
    const values = { ...filled, message: 'A long story' };
    const kept = start({ openings }).send(attach({}, HELLO));
    await findDraft.resolve({ ...NO_NEWS, draft: { values, attempt: null } });
    expect(text(kept)).toBe('A long story');
    expect(draft(kept)).toBe('saved');
  });

  it('is added to a draft whose message is empty, and is then saved with it', async () => {
    const run = start({ openings }).send(attach({}, HELLO));
    const found = { values: filled, attempt: null };
    await findDraft.resolve({ ...NO_NEWS, draft: found });
    const values = { ...filled, message: `${HELLO}\n` };
    expect(run.context.values).toEqual(values);
    expect(draft(run)).toBe('unsaved');
    run.wait(399);
    expect(writes).toBe(0);
    run.wait(1);
    expect(stored).toEqual({ values, attempt: null });
  });

  it('is also saved when it is added after other input was saved', async () => {
    const run = (await startReady()).send(name('Ada')).wait(400).send(attach({}, HELLO));
    expect(draft(run)).toBe('unsaved');
    run.wait(400);
    expect(stored?.values).toEqual({ ...initialValues, fullName: 'Ada', message: `${HELLO}\n` });
  });

  describe('that includes a team', () => {
    const K12 = { message: 'About K-12.', team: 'K-12' };
    const DISTRICT = { message: 'About a district.', team: 'Districts' };
    const CALL = { message: 'A call, please.', team: '' };
    const withTeam = {
      initialValues: { fullName: '', workEmail: '', team: '', message: '', subscribe: true },
      openings: [K12, DISTRICT, CALL],
    };
    const arrive = (opening: FormValues, typed: FormValues = {}) =>
      ({ type: 'VIEW.ATTACHED', typed, opening }) as const;
    const choose = (value: string) => ({ type: 'FIELD.CHANGED', field: 'team', value }) as const;
    const shown = ({ context: { values } }: Run) => [values['team'], values['message']];

    it('chooses the team and begins the message, which does not count as written by the visitor', async () => {
      const run = (await startReady(withTeam)).send(arrive(K12));
      expect(shown(run)).toEqual(['K-12', 'About K-12.\n']);
      expect(run.value).toMatchObject({ draft: 'none', work: 'safe' });
      expect(run.wait(1000).value.draft).toBe('none');
      expect(writes).toBe(0);
    });

    it('is replaced by the next link, including the team, even by one without a team', async () => {
      const run = (await startReady(withTeam)).send(arrive(K12), arrive(DISTRICT));
      expect(shown(run)).toEqual(['Districts', 'About a district.\n']);
      expect(shown(run.send(arrive(CALL)))).toEqual(['', 'A call, please.\n']);
    });

    it('keeps a team that the visitor chose, before or after it', async () => {
      const before = (await startReady(withTeam)).send(choose('Higher education'), arrive(K12));
      expect(shown(before)).toEqual(['Higher education', 'About K-12.\n']);
      expect(draft(before)).toBe('unsaved');
      const after = (await startReady(withTeam)).send(
        arrive(K12),
        choose('Higher education'),
        arrive(DISTRICT),
      );
      expect(shown(after)).toEqual(['Higher education', 'About a district.\n']);
    });

    it('counts a changed team as written by the visitor', async () => {
      const run = (await startReady(withTeam)).send(arrive(K12), choose('Districts'));
      expect(run.value).toMatchObject({ draft: 'unsaved', work: 'unfinished' });
      expect(run.send(choose('K-12')).value).toMatchObject({ draft: 'none', work: 'safe' });
    });

    it('does not change the message or team once the visitor has begun the message', async () => {
      const run = (await startReady(withTeam)).send(message('Dear team'), arrive(K12));
      expect(shown(run)).toEqual(['', 'Dear team']);
    });

    it.each([
      ['what was typed before the scripts ran', { message: 'Dear team' }, null, ['', 'Dear team']],
      [
        'a team chosen before the scripts ran',
        { team: 'Districts' },
        null,
        ['Districts', 'About K-12.\n'],
      ],
      ['a draft', {}, { message: 'A long story' }, ['', 'A long story']],
      ['the team of a draft', {}, { team: 'Districts' }, ['Districts', 'About K-12.\n']],
      ['a draft with both', {}, { team: 'Districts', message: 'Words' }, ['Districts', 'Words']],
    ])('never replaces %s', async (_, typed, kept, expected) => {
      const run = start(withTeam).send(arrive(K12, typed));
      const values = { ...withTeam.initialValues, fullName: 'Ada', ...kept };
      await findDraft.resolve(
        kept === null ? null : { ...NO_NEWS, draft: { values, attempt: null } },
      );
      expect(shown(run)).toEqual(expected);
    });

    it('ignores fields that the form does not have', async () => {
      const run = (await startReady(withTeam)).send(arrive({ ...K12, nickname: 'A' }));
      expect(Object.hasOwn(run.context.values, 'nickname')).toBe(false);
      expect(run.value).toMatchObject({ draft: 'none', work: 'safe' });
    });
  });

  it('turns a queued enquiry without a message into a new one', async () => {
    const run = (await startReady()).send(name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve(QUEUED);
    run.send(attach({}, HELLO));
    expect(run.value).toMatchObject({ submission: 'idle', work: 'unfinished' });
    expect(run.context.attempt).toEqual({
      idempotencyKey: 'key-1',
      values: filled,
      isQueued: true,
    });
    run.send(acknowledge('key-1'));
    expect(submission(run)).toBe('idle');
    expect(run.context.attempt).toBeNull();
    expect(text(run)).toBe(`${HELLO}\n`);
    run.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-2');
  });

  it('is validated if the message has failed, like any other input', async () => {
    const run = (
      await startReady({
        validate: ({ message: words }) => (words === '' ? { message: 'Say something' } : {}),
      })
    ).send(submit);
    expect(run.context.errors).toEqual({ message: 'Say something' });
    expect(run.send(attach({}, HELLO)).context.errors).toEqual({});
  });

  it('is not put into an enquiry that is being sent', async () => {
    const run = (await startReady()).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
      attach({}, HELLO),
    );
    expect(submission(run)).toBe('submitting');
    expect(run.context.values).toEqual(filled);
  });

  it('does not reappear once it is discarded, until the next link', async () => {
    const run = (await startReady()).send(attach({}, HELLO), discard);
    expect(text(run)).toBe('');
    expect(notice(run)).toBe('discarded');
    expect(text(run.send(name('Ada')).wait(400))).toBe('');
    expect(text(run.send(attach({}, HELLO)))).toBe(`${HELLO}\n`);
  });

  it('goes into the field named in the input, or nowhere if the form has no such field', async () => {
    const named = { ...attach(), opening: { fullName: HELLO } };
    const other = (await startReady({ messageField: 'fullName' })).send(named);
    expect(other.context.values).toEqual({ ...initialValues, fullName: `${HELLO}\n` });
    const none = (await startReady({ messageField: 'story' })).send(attach({}, HELLO));
    expect(none.context.values).toEqual(initialValues);
    expect(draft(none)).toBe('none');
  });
});

describe('starting', () => {
  it('rejects a form without fields', () => {
    expect(() => start({ initialValues: {} })).toThrow(
      'contact form: initialValues has no fields. Pass every field with its empty value.',
    );
  });

  it('rejects missing functions and invalid delays', () => {
    expect(() => start({ validate: undefined as never })).toThrow(
      'contact form: validate is undefined, but must be a function that returns the errors by field.',
    );
    expect(() => start({ makeKey: 'k' as never })).toThrow(
      "contact form: makeKey is 'k', but must be a function that creates an idempotency key.",
    );
    expect(() => start({ delays: { successMs: -1 } })).toThrow(
      'contact form: delays.successMs is -1 ms',
    );
    expect(() => start({ delays: { draftMs: Number.NaN } })).toThrow(
      'contact form: delays.draftMs is NaN ms',
    );
  });

  it('without a deliver actor fails, and keeps the values', async () => {
    const run = startRun(contactFormMachine, { input }).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
    );
    await settle();
    expect(run.value).toMatchObject({ submission: 'error' });
    expect(run.context.values).toEqual(filled);
    // Emptying the form removes the draft; no action is provided for that either.
    run.send(discard);
    expect(run.value).toMatchObject({ submission: 'idle', draft: 'none' });
  });
});

describe('the whole chart', () => {
  const attempt = { idempotencyKey: 'key', values: filled, isQueued: true };
  const errors = { fullName: NAME };
  const answers: FoundDraft[] = [
    { draft: { values: filled, attempt: null }, receipt: null, errors: {} },
    { draft: { values: filled, attempt }, receipt: null, errors: {} },
    { draft: { values: filled, attempt }, receipt: 'R-7', errors: {} },
    { draft: { values: filled, attempt }, receipt: null, errors },
    { draft: { values: { ...filled, fullName: 'Bo' }, attempt }, receipt: 'R-7', errors: {} },
  ].map((found) => ({ ...found, isOfThisVisit: true }));
  const offer = { ...answers[1], isOfThisVisit: false } as FoundDraft;

  const arrivals = [
    attach(),
    attach({ fullName: 'Cy' }),
    attach({ fullName: 'Cy', workEmail: 'c@d', subscribe: false }, HELLO),
    attach({ message: 'Dear all' }, DEMO),
    attach({}, DEMO),
  ];
  // A message opening from a link does not count as written by the visitor.
  const isWritten = (values: FormValues) =>
    Object.entries(initialValues).some(
      ([field, initial]) =>
        values[field] !== initial &&
        !(field === 'message' && [DEMO, HELLO].includes(String(values[field]).trim())),
    );

  it('is fully covered by generated paths', async () => {
    const report = await replayPaths(machine, {
      input: { ...input, makeKey: () => 'key' },
      promises: { deliver: deliver as never },
      events: (snapshot) => [
        name('Ada'),
        name(''),
        email('a@b'),
        submit,
        discard,
        leave,
        acknowledge('key'),
        giveBack('key'),
        giveBack('key', { fullName: NAME }),
        restore({ values: filled, attempt: null }),
        restore({ values: filled, attempt }),
        ...(snapshot.value.submission === 'submitting'
          ? [
              { type: 'xstate.done.actor.deliver', output: SENT },
              { type: 'xstate.done.actor.deliver', output: QUEUED },
              {
                type: 'xstate.done.actor.deliver',
                output: { outcome: 'refused', errors: { fullName: NAME } },
              },
              { type: 'xstate.done.actor.deliver', output: { outcome: 'refused', errors: {} } },
              { type: 'xstate.error.actor.deliver', error: 'no' },
            ]
          : []),
      ],
      // Without the receipt and the failed fields, which would only multiply the vertices.
      serializeState: ({ value, context: { values, errors, attempt: last } }) =>
        JSON.stringify({ value, values, errors, last }),
    });
    // Views have separate paths with less input: combined, there would be too many vertices.
    const views = await replayPaths(machine, {
      input: { ...input, openings: [HELLO, DEMO].map(beginning), makeKey: () => 'key' },
      promises: { deliver: deliver as never, findDraft: findDraft as never },
      events: (snapshot) => [
        attach(),
        attach({ fullName: 'Ada', subscribe: false }, HELLO),
        attach({}, DEMO),
        name('Eve'),
        discard,
        acknowledge('key'),
        ...(snapshot.value.view === 'finding'
          ? [
              submit,
              { type: 'xstate.done.actor.findDraft', output: null },
              ...answers.map((output) => ({ type: 'xstate.done.actor.findDraft', output })),
              { type: 'xstate.error.actor.findDraft', error: 'no' },
            ]
          : []),
      ],
      serializeState: ({ value, context }) => {
        const { values, errors, attempt: last, typed, opening, isRestored, isDiscarded } = context;
        const { heldSubmission } = context;
        return JSON.stringify({
          value,
          values,
          errors,
          last,
          typed,
          opening,
          isRestored,
          isDiscarded,
          heldSubmission,
        });
      },
      invariant: (run) => {
        assert.equal(findDraft.pending().length, run.value.view === 'finding' ? 1 : 0);
        assert.ok(findDraft.calls.length <= 1);
      },
    });
    const offers = await replayPaths(machine, {
      input: { ...input, makeKey: () => 'key' },
      promises: { deliver: deliver as never, findDraft: findDraft as never },
      events: (snapshot) => [
        attach(),
        name('Eve'),
        submit,
        discard,
        TAKEN,
        DECLINED,
        ...(snapshot.value.view === 'finding'
          ? [{ type: 'xstate.done.actor.findDraft', output: offer }]
          : []),
      ],
      serializeState: ({ value, context: { values, offered, isDiscarded, heldSubmission } }) =>
        JSON.stringify({ value, values, isOffered: offered !== null, isDiscarded, heldSubmission }),
    });
    const told = await replayPaths(machine, {
      input: { ...input, makeKey: () => 'key' },
      promises: {
        deliver: deliver as never,
        copyReceipt: copyReceipt as never,
        findDraft: findDraft as never,
      },
      events: (snapshot) => [
        name('Ada'),
        email('a@b'),
        submit,
        ANOTHER,
        READ,
        COPY,
        acknowledge('key'),
        ...(snapshot.value.submission === 'submitting'
          ? [
              { type: 'xstate.done.actor.deliver', output: SENT },
              { type: 'xstate.done.actor.deliver', output: QUEUED },
            ]
          : []),
        ...(snapshot.value.copy === 'copying'
          ? [
              { type: 'xstate.done.actor.copyReceipt', output: undefined },
              { type: 'xstate.error.actor.copyReceipt', error: 'no' },
            ]
          : []),
      ],
      serializeState: ({ value, context: { values, attempt: last, receipt } }) =>
        JSON.stringify({ value, values, last, receipt }),
      invariant: (run) => {
        assert.equal(copyReceipt.pending().length, run.value.copy === 'copying' ? 1 : 0);
      },
    });
    expectFullCoverage(machine, [report, views, offers, told]);
  }, 300_000);

  it('keeps its invariants in 10,000 random sequences', async () => {
    const contents = new Map<string, string>();
    const sentKeys: string[] = [];
    const answer = (outcome: DeliverOutcome) =>
      doing(`deliver: ${outcome.outcome}`, () => {
        const call = deliver.pending().at(-1);
        if (!call) return;
        if (outcome.outcome === 'sent') sentKeys.push(call.input.idempotencyKey);
        call.resolve(outcome);
      });
    const find = (found: FoundDraft | null) => findDraft.pending()[0]?.resolve(found);
    await checkRandomSequences(machine, {
      input: { ...input, openings: [HELLO, DEMO].map(beginning) },
      promises: true,
      before: () => {
        contents.clear();
        sentKeys.length = 0;
        deliver.reset();
        findDraft.reset();
        copyReceipt.reset();
        stored = null;
        keysMade = 0;
      },
      step: fc.oneof(
        fc.constantFrom('', 'A', 'Ada', 'Eve').map(name),
        fc.constantFrom('', 'x', 'a@b').map(email),
        { weight: 2, arbitrary: fc.constant(submit) },
        fc.constant(discard),
        fc.constant(leave),
        fc.constantFrom('key-1', 'key-2').map(acknowledge),
        fc.constantFrom('key-1', 'key').map((key) => giveBack(key)),
        fc.constant(giveBack('key-1', { workEmail: EMAIL })),
        fc.constantFrom(null, attempt).map((last) => restore({ values: filled, attempt: last })),
        { weight: 2, arbitrary: fc.constantFrom(...arrivals) },
        fc.constantFrom('', 'Dear team', HELLO).map(message),
        doing('a draft is found', () => find(answers[0] ?? null)),
        doing('a draft that waits is found', () => find(answers[1] ?? null)),
        doing('a draft that was sent is found', () => find(answers[2] ?? null)),
        doing('a draft that was refused is found', () => find(answers[3] ?? null)),
        doing('a draft of an earlier visit is found', () => find(offer)),
        fc.constantFrom(TAKEN, DECLINED),
        fc.constantFrom(ANOTHER, READ, COPY),
        doing('it is copied', () => copyReceipt.pending()[0]?.resolve(undefined)),
        doing('it is not copied', () => copyReceipt.pending()[0]?.reject(new Error('no'))),
        doing('no draft is found', () => find(null)),
        doing('findDraft fails', () => findDraft.pending()[0]?.reject(new Error('no'))),
        waiting(1, 399, 400, 4999, 5000),
        answer(SENT),
        answer(QUEUED),
        answer(QUEUED_IN_MEMORY),
        answer({ outcome: 'refused', errors: { fullName: NAME } }),
        answer({ outcome: 'refused', errors: {} }),
        doing('deliver fails', () => deliver.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const { value, context } = run;
        const isSending = value.submission === 'submitting';
        assert.notEqual(value.submission, 'validating');
        assert.equal(deliver.pending().length, isSending ? 1 : 0);
        assert.deepEqual(Object.keys(context.values), Object.keys(initialValues));
        for (const field of Object.keys(context.errors)) {
          assert.ok(context.failedFields.includes(field));
        }
        for (const call of deliver.calls) {
          const content = JSON.stringify(call.input.enquiry);
          assert.equal(contents.get(call.input.idempotencyKey) ?? content, content);
          contents.set(call.input.idempotencyKey, content);
        }
        // An acknowledged enquiry is never delivered again.
        assert.equal(new Set(sentKeys).size, sentKeys.length);
        if (value.draft === 'saved') {
          const { values, attempt: last } = context;
          if (stored !== null) assert.deepEqual(stored, { values, attempt: last });
        }
        if (value.draft === 'none') {
          assert.ok(!isWritten(context.values));
          assert.equal(stored, null);
        }
        if (value.submission === 'queued')
          assert.deepEqual(context.attempt?.values, context.values);

        // A confirmation hides neither input nor errors.
        if (selectConfirmation(run.snapshot) === 'sent') {
          assert.deepEqual(context.values, initialValues);
          assert.deepEqual(context.errors, {});
          assert.notEqual(context.receipt, null);
        }
        assert.equal(copyReceipt.pending().length, value.copy === 'copying' ? 1 : 0);

        // The last of WORK.BEGUN and WORK.SAFE is accurate, and neither is said without a reason.
        const works = run.emitted.filter(({ type }) => type.startsWith('WORK.'));
        for (const [index, event] of works.entries()) {
          if (event.type === 'WORK.SAFE') assert.equal(works[index - 1]?.type, 'WORK.BEGUN');
        }
        assert.equal(works.at(-1)?.type === 'WORK.BEGUN', value.work !== 'safe');
        const isStored = value.submission === 'queued' && context.attempt?.isQueued === true;
        assert.equal(value.work === 'unfinished', isWritten(context.values) && !isStored);
        if (value.work === 'confirmed') assert.equal(value.told, 'sent');

        // The form emits exactly the enquiries that it has delivered itself.
        assert.deepEqual(
          sendings(run).map((event) => event.idempotencyKey),
          sentKeys,
        );

        // The search for a draft runs once, after a view has attached.
        assert.equal(findDraft.pending().length, value.view === 'finding' ? 1 : 0);
        assert.ok(findDraft.calls.length <= 1);
        if (value.view === 'detached') assert.equal(findDraft.calls.length, 0);
        assert.equal(selectIsReady(run.snapshot), value.view === 'ready');
        assert.equal(selectHasDraft(run.snapshot), value.draft !== 'none');
        if (notice(run) === 'restored') assert.ok(selectHasDraft(run.snapshot));
        if (value.submission === 'success') assert.equal(context.isRestored, false);
      },
    });
  }, 300_000);

  it('never loses anything the visitor writes, in random sequences', async () => {
    type Step = ContactFormEvent | { readonly found: FoundDraft | null | 'no answer' };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom('A', 'Ada', 'Eve').map(name),
      fc.constantFrom('x', 'a@b').map(email),
      fc.constantFrom('Dear team', 'Dear all').map(message),
      fc.constantFrom(...arrivals),
      fc.constant(leave),
      fc.constantFrom(...answers, null, 'no answer' as const).map((found) => ({ found })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10, size: 'max' }), async (steps) => {
        deliver.reset();
        findDraft.reset();
        stored = null;
        const run = startRun(machine, {
          input: { ...input, openings: [HELLO, DEMO].map(beginning) },
          inspect: false,
        });
        const written: Record<string, FormValue> = {};
        for (const one of steps) {
          if ('found' in one) {
            const call = findDraft.pending()[0];
            if (one.found === 'no answer') call?.reject(new Error('no'));
            else call?.resolve(one.found);
            await settle();
          } else {
            run.send(one);
            if (one.type === 'FIELD.CHANGED') written[one.field] = one.value;
            if (one.type === 'VIEW.ATTACHED') Object.assign(written, one.typed);
          }
          const { values, typed } = run.context;
          // Only early typed text waits until the search for a draft is done.
          const held = run.value.view === 'finding' ? { ...values, ...typed } : values;
          assert.deepEqual({ ...held, ...written }, held);
        }
        run.send(leave);
        if (selectHasDraft(run.snapshot) && Object.keys(written).length > 0) {
          const kept: FormValues = (stored as Draft | null)?.values ?? {};
          assert.deepEqual(kept, run.context.values);
        }
        run.stop();
      }),
      { numRuns: Number(process.env['SEQUENCES'] ?? 300), seed: 20_250 },
    );
  }, 300_000);
});
