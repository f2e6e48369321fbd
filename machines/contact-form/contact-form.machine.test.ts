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
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import {
  contactFormMachine,
  type ContactFormInput,
  type DeliverInput,
  type DeliverOutcome,
  type Draft,
  type FormErrors,
  type FormValues,
} from './index.ts';

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';

const initialValues = { fullName: '', workEmail: '', subscribe: true };

function validate(values: FormValues): FormErrors {
  return {
    // Out of the order of the form on purpose: the summary follows the form.
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
const machine = contactFormMachine.provide({
  actors: { deliver: deliver.logic },
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
});

const SENT = { outcome: 'sent', receipt: 'R-1' } as const;
const QUEUED = { outcome: 'queued', isStored: true } as const;
const QUEUED_IN_MEMORY = { outcome: 'queued', isStored: false } as const;
const name = (value: string) => ({ type: 'FIELD.CHANGED', field: 'fullName', value }) as const;
const email = (value: string) => ({ type: 'FIELD.CHANGED', field: 'workEmail', value }) as const;
const submit = { type: 'SUBMISSION.REQUESTED' } as const;
const discard = { type: 'DRAFT.DISCARDED' } as const;
const leave = { type: 'PAGE.LEFT' } as const;
const acknowledge = (idempotencyKey: string) =>
  ({ type: 'ENQUIRY.ACKNOWLEDGED', idempotencyKey, receipt: 'R-9' }) as const;
const giveBack = (idempotencyKey: string, errors: FormErrors = {}) =>
  ({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors }) as const;
const restore = (draft: Draft) => ({ type: 'DRAFT.RESTORED', draft }) as const;

const filled = { fullName: 'Ada', workEmail: 'ada@school.example', subscribe: true };

function start(overrides: Partial<ContactFormInput> = {}) {
  return startRun(machine, { input: { ...input, ...overrides } });
}

function startFilled() {
  return start().send(name(filled.fullName), email(filled.workEmail));
}

type Run = ReturnType<typeof start>;
const submission = (run: Run) => run.value.submission;
const draft = (run: Run) => run.value.draft;

describe('an empty form', () => {
  it('is idle, without errors and without a draft', () => {
    const run = start();
    expect(run.value).toEqual({ submission: 'idle', draft: 'none' });
    expect(run.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
      isSubmittedOnce: false,
      attempt: null,
      receipt: null,
      successMs: 5000,
      draftMs: 400,
    });
    expect(run.clock.pending).toBe(0);
    expect([writes, removals]).toEqual([0, 0]);
    run.stop();
  });

  it('takes what is written into a field, and nothing into a field it does not have', () => {
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

  it('does not check a field while it is being written for the first time', () => {
    const run = start().send(name('A'));
    expect(run.context.errors).toEqual({});
    expect(run.context.isSubmittedOnce).toBe(false);
  });
});

describe('validation', () => {
  it('on submission finds every error, stays, sends nothing and says so', () => {
    const run = start().send(name('A'), submit);
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: NAME, workEmail: EMAIL });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName']);
    expect(run.context.isSubmittedOnce).toBe(true);
    expect(run.emitted).toEqual([
      { type: 'ERRORS.FOUND', errors: { fullName: NAME, workEmail: EMAIL } },
    ]);
    expect(deliver.calls).toHaveLength(0);
    expect(run.context.attempt).toBeNull();
    expect(run.context.values['fullName']).toBe('A');
  });

  it('clears the error of a field once it is right, and brings it back when it is wrong again', () => {
    const run = start().send(submit, name('Ada'));
    expect(run.context.errors).toStrictEqual({ workEmail: EMAIL });
    run.send(name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
  });

  it('on change looks at the changed field alone', () => {
    const run = start().send(name('Ada'), submit);
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
    run.send(name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL });
    run.send(submit);
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName']);
  });

  it('remembers that a field has failed even after a submission in which it was right', () => {
    const run = start().send(submit, name('Ada'), submit, name('A'));
    expect(run.context.errors).toEqual({ workEmail: EMAIL, fullName: NAME });
  });
});

describe('sending', () => {
  it('hands the content over once, under a key made before, however often it is clicked', async () => {
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

  it('lets nothing be changed, discarded or restored meanwhile', () => {
    const run = startFilled().send(submit);
    const before = run.context;
    run.send(name('Eve'), discard, restore({ values: { fullName: 'Eve' }, attempt: null }));
    expect(run.context).toEqual(before);
    expect(submission(run)).toBe('submitting');
  });

  it('empties the form when the enquiry was sent, and says so', async () => {
    const run = start().send(submit, name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve(SENT);
    expect(run.value).toEqual({ submission: 'success', draft: 'none' });
    expect(run.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
      isSubmittedOnce: false,
      attempt: null,
      receipt: 'R-1',
    });
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'key-1',
      receipt: 'R-1',
    });
  });

  it('keeps the success banner for 5000 ms: at 4999 it is there, at 5000 it is gone', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
    expect(run.clock.pending).toBe(0);
    expect(run.context.receipt).toBe('R-1');
  });

  it('takes the time of the banner from the input', async () => {
    const run = start({ delays: { successMs: 20 } }).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
    );
    await deliver.resolve(SENT);
    expect(submission(run.wait(19))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
  });

  it('takes a new enquiry while the banner is still there', async () => {
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

  it('waits 1500 ms for the simulated delivery: submitting at 1499, success at 1500', () => {
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

describe('an attempt that fails', () => {
  it('keeps everything written, and the banner until the next attempt', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('the network went away'));
    expect(submission(run)).toBe('error');
    expect(run.context.values).toEqual(filled);
    expect(run.context.errors).toEqual({});
    expect(submission(run.wait(3_600_000).send(name('Ada L.')))).toBe('error');
    expect(submission(run.send(submit))).toBe('submitting');
  });

  it('is tried again under the same key while the content is the same', async () => {
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

  it('is tried under a new key once the content has changed', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('timeout'));
    run.send(name('Eve'), submit);
    expect(deliver.calls.at(-1)?.input).toEqual({
      enquiry: { ...filled, fullName: 'Eve' },
      idempotencyKey: 'key-2',
    });
  });

  it('makes way for what is wrong with the next one', async () => {
    const run = startFilled().send(submit);
    await deliver.reject(new Error('timeout'));
    run.send(name(''), submit);
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: NAME });
  });
});

describe('an acknowledged enquiry', () => {
  it('is not mistaken for the next one, even when that says the same', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    run.send(name(filled.fullName), email(filled.workEmail), submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-2' });
  });
});

describe('a refusal', () => {
  it('for fields shows what the receiver found, at the fields, and counts them as failed', async () => {
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

  it('adds to the fields that had failed before, each once', async () => {
    const run = start().send(submit, name(filled.fullName), email(filled.workEmail), submit);
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd', subscribe: 'Odd' } });
    expect(run.context.failedFields).toEqual(['workEmail', 'fullName', 'subscribe']);
  });

  it('for no field in particular is a failure', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve({ outcome: 'refused', errors: {} });
    expect(submission(run)).toBe('error');
  });
});

describe('an enquiry kept in the outbox', () => {
  async function startQueued() {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED);
    return run;
  }

  it('is said to be queued, and stays in the form and in the draft', async () => {
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

  it('that could not be stored waits too, and its draft does not say that it is in the outbox', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(QUEUED_IN_MEMORY);
    expect(submission(run)).toBe('queued');
    expect(stored?.attempt).toEqual({ idempotencyKey: 'key-1', values: filled, isQueued: false });
    expect(submission(run.send(acknowledge('key-1')))).toBe('success');
  });

  it('is a success when the outbox has sent it', async () => {
    const run = (await startQueued()).send(acknowledge('key-1'));
    expect(run.value).toEqual({ submission: 'success', draft: 'none' });
    expect(run.context).toMatchObject({ values: initialValues, attempt: null, receipt: 'R-9' });
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'key-1',
      receipt: 'R-9',
    });
    expect(stored).toBeNull();
    expect(submission(run.wait(4999))).toBe('success');
    expect(submission(run.wait(1))).toBe('idle');
  });

  it('is not taken for sent when another one was', async () => {
    const run = (await startQueued()).send(acknowledge('key-7'));
    expect(submission(run)).toBe('queued');
    expect(run.context.receipt).toBeNull();
    expect(start().send(acknowledge('key-1')).value).toEqual({ submission: 'idle', draft: 'none' });
  });

  it('is handed over again under its key when the visitor asks', async () => {
    const run = (await startQueued()).send(submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-1' });
    await deliver.resolve(SENT);
    expect(submission(run)).toBe('success');
  });

  it('is acknowledged even while it is being handed over again, and only once', async () => {
    const run = (await startQueued()).send(submit, acknowledge('key-1'));
    expect(submission(run)).toBe('success');
    expect(deliver.pending()).toHaveLength(0);
    expect(run.emitted.filter((event) => event.type === 'ENQUIRY.SENT')).toHaveLength(1);
  });

  it('leaves the form idle when the visitor goes on writing, which makes another enquiry', async () => {
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
    expect(run.emitted.slice(sent)).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'key-1', receipt: 'R-9' },
    ]);
    expect(stored).toEqual({ values: { ...filled, fullName: 'Eve' }, attempt: null });
    run.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-2');
  });

  it('that is canceled there is something to send again here, and is no longer called queued', async () => {
    const run = (await startQueued()).send(giveBack('key-7'));
    expect(submission(run)).toBe('queued');
    const told = run.emitted.length;
    run.send(giveBack('key-1'));
    expect(submission(run)).toBe('idle');
    expect(run.context).toMatchObject({ values: filled, errors: {} });
    expect(run.emitted).toHaveLength(told);
    const kept = { idempotencyKey: 'key-1', values: filled, isQueued: false };
    expect(run.context.attempt).toEqual(kept);
    expect(stored).toEqual({ values: filled, attempt: kept });
    run.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-1');
  });

  it('that is refused after all comes back with what is wrong with it', async () => {
    const run = (await startQueued()).send(giveBack('key-7', { fullName: 'Odd' }));
    expect(submission(run)).toBe('queued');
    run.send(giveBack('key-1', { fullName: 'Odd' }));
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({ fullName: 'Odd' });
    expect(run.context.failedFields).toEqual(['fullName']);
    expect(run.context.attempt?.isQueued).toBe(false);
    expect(stored?.attempt?.isQueued).toBe(false);
    expect(run.emitted.at(-1)).toEqual({ type: 'ERRORS.FOUND', errors: { fullName: 'Odd' } });
  });

  it('that comes back while another is being written does not disturb that one', async () => {
    const run = (await startQueued()).send(name('Eve'), giveBack('key-7', { fullName: 'Odd' }));
    expect(run.context.attempt?.isQueued).toBe(true);
    run.send(giveBack('key-1', { fullName: 'Odd' }));
    expect(submission(run)).toBe('idle');
    expect(run.context.errors).toEqual({});
    expect(run.context.attempt?.isQueued).toBe(false);
    expect(stored?.attempt?.isQueued).toBe(false);
  });

  it.each<[FormErrors]>([[{ fullName: 'Odd' }], [{}]])(
    'is in the outbox no longer once the receiver has refused it (%j)',
    async (errors) => {
      const run = (await startQueued()).send(submit);
      await deliver.resolve({ outcome: 'refused', errors });
      expect(run.context.attempt?.isQueued).toBe(false);
      expect(stored?.attempt).toEqual({ idempotencyKey: 'key-1', values: filled, isQueued: false });
    },
  );

  it('takes nothing into a field that the form does not have', async () => {
    const run = (await startQueued()).send({ type: 'FIELD.CHANGED', field: 'x', value: 'y' });
    expect(submission(run)).toBe('queued');
  });

  it('is given up in the form when the visitor wants an empty one', async () => {
    const run = (await startQueued()).send(discard);
    expect(run.value).toEqual({ submission: 'idle', draft: 'none' });
    expect(run.context).toMatchObject({ values: initialValues, attempt: null });
    expect(stored).toBeNull();
  });
});

describe('the draft', () => {
  it('is kept 400 ms after typing rests: not at 399, at 400', () => {
    const run = start().send(name('A'));
    expect(draft(run)).toBe('unsaved');
    run.wait(399);
    expect(stored).toBeNull();
    run.wait(1);
    expect(draft(run)).toBe('saved');
    expect(stored).toEqual({ values: { ...initialValues, fullName: 'A' }, attempt: null });
    expect(writes).toBe(1);
  });

  it('waits for typing to rest', () => {
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

  it('is kept at once when the page is left, and only if there is something new to keep', () => {
    const run = start().send(leave);
    expect(writes).toBe(0);
    run.send(name('Ada'), leave);
    expect(draft(run)).toBe('saved');
    expect(stored?.values['fullName']).toBe('Ada');
    expect(run.clock.pending).toBe(0);
    run.send(leave);
    expect(writes).toBe(1);
  });

  it('takes the rest from the input', () => {
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

  it('holds the key before it is used, so that a reload in the middle tries under the same', () => {
    const run = startFilled().send(submit);
    const kept = stored as Draft | null;
    expect(kept).toEqual({
      values: filled,
      attempt: { idempotencyKey: 'key-1', values: filled, isQueued: false },
    });
    run.stop();
    const reloaded = start().send(restore(kept as Draft));
    expect(reloaded.value).toEqual({ submission: 'idle', draft: 'saved' });
    expect(reloaded.context.values).toEqual(filled);
    reloaded.send(submit);
    expect(deliver.calls.at(-1)?.input.idempotencyKey).toBe('key-1');
    expect(keysMade).toBe(1);
  });

  it('of a queued enquiry comes back as queued', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const run = start().send(restore({ values: filled, attempt }));
    expect(run.value).toEqual({ submission: 'queued', draft: 'saved' });
    expect(run.context).toMatchObject({ values: filled, attempt });
    expect(submission(run.send(acknowledge('old')))).toBe('success');
  });

  it('of a queued enquiry that was changed since comes back as something to send', () => {
    const attempt = { idempotencyKey: 'old', values: filled, isQueued: true };
    const run = start().send(restore({ values: { ...filled, fullName: 'Eve' }, attempt }));
    expect(run.value).toEqual({ submission: 'idle', draft: 'saved' });
    expect(run.context.attempt).toEqual(attempt);
  });

  it('of a form that had other fields is another content, and gets another key', () => {
    const values = { ...filled, fax: '1' };
    const attempt = { idempotencyKey: 'old', values, isQueued: true };
    const run = start().send(restore({ values: filled, attempt }));
    expect(submission(run)).toBe('idle');
    run.send(submit);
    expect(deliver.calls.at(-1)?.input).toEqual({ enquiry: filled, idempotencyKey: 'key-1' });
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
    expect(run.value).toEqual({ submission: 'idle', draft: 'unsaved' });
  });

  it('is left alone on the device when it comes while the success banner is there', async () => {
    const run = startFilled().send(submit);
    await deliver.resolve(SENT);
    const before = removals;
    run.send(restore({ values: { fullName: 'Eve' }, attempt: null }));
    expect(run.value).toEqual({ submission: 'success', draft: 'none' });
    expect(removals).toBe(before);
  });

  it('from an older build brings only the fields that the form still has, of the same kind', () => {
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
    expect(other.value).toEqual({ submission: 'idle', draft: 'none' });
    other.send(submit, name('Ada')).wait(400).send(discard);
    expect(removals).toBe(2);
    expect(other.context).toMatchObject({
      values: initialValues,
      errors: {},
      failedFields: [],
      isSubmittedOnce: false,
    });
  });

  it('is not removed by a request that comes while sending', () => {
    const open = start({ validate: () => ({}), initialValues: { note: '' } }).send(submit);
    expect(open.value).toEqual({ submission: 'submitting', draft: 'unsaved' });
    open.send(discard);
    expect(removals).toBe(0);
  });

  it('goes with the acknowledgement, and not before', async () => {
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

describe('starting', () => {
  it('refuses a form without fields', () => {
    expect(() => start({ initialValues: {} })).toThrow(
      'contact form: initialValues has no field, so there is nothing to fill in. Pass every field with what it holds in an empty form.',
    );
  });

  it('refuses missing functions and delays that are none', () => {
    expect(() => start({ validate: undefined as never })).toThrow(
      'contact form: validate is undefined, but must be a function that gives the errors by field.',
    );
    expect(() => start({ makeKey: 'k' as never })).toThrow(
      "contact form: makeKey is 'k', but must be a function that makes an idempotency key.",
    );
    expect(() => start({ delays: { successMs: -1 } })).toThrow(
      'contact form: delays.successMs is -1 ms',
    );
    expect(() => start({ delays: { draftMs: Number.NaN } })).toThrow(
      'contact form: delays.draftMs is NaN ms',
    );
  });

  it('without an actor that delivers says so by failing, and keeps what was written', async () => {
    const run = startRun(contactFormMachine, { input }).send(
      name(filled.fullName),
      email(filled.workEmail),
      submit,
    );
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(run.value).toMatchObject({ submission: 'error' });
    expect(run.context.values).toEqual(filled);
    // Emptying it asks for a draft to be removed, which nobody has provided for either.
    run.send(discard);
    expect(run.value).toEqual({ submission: 'idle', draft: 'none' });
  });
});

describe('the chart as a whole', () => {
  const attempt = { idempotencyKey: 'key', values: filled, isQueued: true };

  it('has every state entered and every transition taken by generated paths', async () => {
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
      // The receipt and the list of failed fields only multiply the vertices.
      serializeState: ({ value, context: { values, errors, attempt: last } }) =>
        JSON.stringify({ value, values, errors, last }),
    });
    expectFullCoverage(machine, [report]);
  }, 300_000);

  it('holds its invariants over ten thousand random sequences', async () => {
    const contents = new Map<string, string>();
    const sentKeys: string[] = [];
    const answer = (outcome: DeliverOutcome) =>
      doing(`deliver: ${outcome.outcome}`, () => {
        const call = deliver.pending().at(-1);
        if (!call) return;
        if (outcome.outcome === 'sent') sentKeys.push(call.input.idempotencyKey);
        call.resolve(outcome);
      });
    await checkRandomSequences(machine, {
      input,
      promises: true,
      before: () => {
        contents.clear();
        sentKeys.length = 0;
        deliver.reset();
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
        // What was acknowledged is never handed over again.
        assert.equal(new Set(sentKeys).size, sentKeys.length);
        if (value.draft === 'saved') {
          const { values, attempt: last } = context;
          if (stored !== null) assert.deepEqual(stored, { values, attempt: last });
        }
        if (value.draft === 'none') {
          assert.deepEqual(context.values, initialValues);
          assert.equal(stored, null);
        }
        if (value.submission === 'queued')
          assert.deepEqual(context.attempt?.values, context.values);
      },
    });
  }, 300_000);
});
