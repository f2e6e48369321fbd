import { describe, expect, it } from 'vitest';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { coversChart, settle, startRun } from '#machines/testing/index.ts';
import type { FormValues } from '#machines/outbox/index.ts';
import {
  contactFormMachine,
  draftMachine,
  selectErrorSummary,
  selectHasWritten,
  selectIsReady,
  selectIsStored,
  selectPendingKey,
  selectSubmission,
} from './index.ts';
import type {
  ContactFormEvent,
  ContactFormInput,
  Draft,
  EnquiryNews,
  FoundDraft,
  SubmitInput,
} from './index.ts';

coversChart(contactFormMachine);

const EMPTY = { fullName: '', team: '', message: '', subscribe: true };
const ADA = { ...EMPTY, fullName: 'Ada Byron' };
const DEMO = { team: 'K-12', message: 'A demo:' };
const OTHER = { team: 'Schools', message: 'Our schools:' };
const WRONG = { fullName: 'Too short' };
const signals = { website: '', elapsed: 4000 };

const input: ContactFormInput = {
  initialValues: EMPTY,
  validate: ({ fullName }) => (String(fullName).length < 2 ? WRONG : {}),
  makeKey: () => 'key',
  rateLimited: 'Too many',
  openings: [DEMO],
};

/** A form on a device with that draft; `log` has what it submits, saves, removes and takes back. */
function start(found: FoundDraft | null = null, more: Partial<ContactFormInput> = {}) {
  const log: string[] = [];
  const submitted: SubmitInput[] = [];
  let report = (_: EnquiryNews) => {};
  let keys = 0;
  const run = startRun(
    contactFormMachine.provide({
      actors: {
        submit: fromCallback<EventObject, SubmitInput>(({ input: given, sendBack }) => {
          submitted.push(given);
          report = sendBack;
          return () => void log.push('stop');
        }),
        draft: draftMachine.provide({
          actors: { find: fromPromise(async () => found) },
          actions: {
            save: (_, { draft }: { readonly draft: Draft | null }) =>
              void log.push(`save ${String(draft?.values['fullName'])} ${String(draft?.key)}`),
            remove: () => void log.push('remove'),
          },
        }),
      },
      actions: { takeBack: (_, { found: { key } }) => void log.push(`take back ${String(key)}`) },
    }),
    { input: { ...input, makeKey: () => `key-${(keys += 1)}`, ...more } },
  );
  const submit = (values: FormValues) =>
    run.send({ type: 'SUBMISSION.REQUESTED', values, signals });
  const change = (values: FormValues) => run.send({ type: 'VALUES.CHANGED', values });
  const attach = async (values: FormValues = EMPTY, opening: FormValues | null = null) => {
    run.send({ type: 'VIEW.ATTACHED', values, opening });
    await settle();
  };
  const written = () => run.emitted.filter((event) => event.type === 'VALUES.SET');
  return {
    run,
    log,
    submitted,
    written,
    submit,
    change,
    attach,
    news: (one: EnquiryNews) => report(one),
    state: () => selectSubmission(run.snapshot),
    values: () => run.snapshot.context.values,
    summary: () => selectErrorSummary(run.snapshot).map(({ message }) => message),
    isBusy: () =>
      run.emitted.findLast(({ type }) => type.startsWith('WORK.'))?.type === 'WORK.BEGUN',
  };
}
const draftOf = (changes: Partial<FoundDraft> = {}): FoundDraft => ({
  values: ADA,
  key: null,
  isOfThisVisit: true,
  isWaiting: false,
  errors: {},
  ...changes,
});

describe('validation', () => {
  it('is on submission, then on change of what has failed', () => {
    const form = start();
    form.change({ ...EMPTY, fullName: 'A' });
    expect(form.summary()).toEqual([]);
    form.submit({ ...EMPTY, fullName: 'A' });
    expect([form.state(), form.summary()]).toEqual(['idle', ['Too short']]);
    expect(form.run.emitted).toContainEqual({ type: 'ERRORS.FOUND' });
    form.change(ADA);
    expect(form.summary()).toEqual([]);
    form.change(EMPTY);
    expect(form.summary()).toEqual(['Too short']);
    expect(form.submitted).toEqual([]);
  });

  it('lists errors of the whole enquiry after those of fields', () => {
    const form = start();
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.REFUSED', errors: { enquiry: 'No', fullName: 'Who?' } });
    expect(selectErrorSummary(form.run.snapshot)).toEqual([
      { field: 'fullName', message: 'Who?', isOfForm: true },
      { field: 'enquiry', message: 'No', isOfForm: false },
    ]);
  });
});

it('shows values that were cleaned, unless they are being submitted', () => {
  const form = start();
  form.change({ ...ADA, fullName: 'Ada\u200b' });
  form.run.send({ type: 'VALUES.CLEANED', values: { fullName: 'Ada' } });
  expect(form.written()).toEqual([{ type: 'VALUES.SET', values: { fullName: 'Ada' } }]);
  expect(form.values()).toEqual({ ...ADA, fullName: 'Ada' });
  form.submit(ADA);
  form.run.send({ type: 'VALUES.CLEANED', values: { fullName: 'Ida' } });
  expect(form.values()).toEqual(ADA);
});

describe('a submission', () => {
  it('takes what the controls hold, without having heard of it before, and nothing else', () => {
    const form = start();
    form.submit({ ...ADA, unknown: 'x', subscribe: 'yes' });
    expect(form.submitted).toEqual([{ key: 'key-1', values: ADA, signals, isWritten: false }]);
    expect(selectPendingKey(form.run.snapshot)).toBe('key-1');
    // The draft has the key before it is used.
    expect(form.log).toEqual(['save Ada Byron key-1']);
  });

  it('is made once, and nothing can be changed meanwhile', () => {
    const form = start();
    form.submit(ADA);
    form.submit(ADA);
    form.change(EMPTY);
    form.run.send({ type: 'DRAFT.DISCARDED' }, { type: 'OFFER.TAKEN' });
    expect([form.state(), form.submitted.length, form.values()]).toEqual(['submitting', 1, ADA]);
  });

  it('that was sent empties the form, which is idle 5000 ms later and can be used before', () => {
    const form = start();
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.SENT' });
    expect([form.state(), form.values()]).toEqual(['success', EMPTY]);
    expect(form.log).toEqual(['save Ada Byron key-1', 'stop', 'remove']);
    expect(form.written()).toEqual([{ type: 'VALUES.SET', values: EMPTY }]);
    form.change(ADA);
    form.run.wait(4999);
    expect(form.state()).toBe('success');
    form.run.wait(1);
    expect([form.state(), form.values()]).toEqual(['idle', ADA]);
  });

  it('that failed is an error until the next, which has the same key if nothing was changed', () => {
    const form = start();
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.FAILED', status: 503 });
    form.change(EMPTY);
    form.run.wait(400);
    expect(form.log.at(-1)).toBe('save  null');
    form.change(ADA);
    expect([form.state(), form.values()]).toEqual(['error', ADA]);
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.FAILED', status: 503 });
    form.submit({ ...ADA, message: 'More' });
    expect(form.submitted.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('too many of which came from this network says so', () => {
    const form = start();
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.FAILED', status: 429 });
    expect([form.state(), form.summary()]).toEqual(['idle', ['Too many']]);
  });

  it('that waits is the form’s again when it is canceled', () => {
    const form = start();
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.WAITING', isStored: false });
    expect([form.state(), selectIsStored(form.run.snapshot)]).toEqual(['waiting', false]);
    form.news({ type: 'ENQUIRY.WAITING', isStored: true });
    expect(selectIsStored(form.run.snapshot)).toBe(true);
    form.news({ type: 'ENQUIRY.CANCELED' });
    expect([form.state(), form.values(), selectPendingKey(form.run.snapshot)]).toEqual([
      'idle',
      ADA,
      null,
    ]);
  });

  it.each<ContactFormEvent>([{ type: 'ANOTHER.REQUESTED' }, { type: 'DRAFT.DISCARDED' }])(
    'that waits makes room for another on %j',
    (event) => {
      const form = start();
      form.submit(ADA);
      form.news({ type: 'ENQUIRY.WAITING', isStored: true });
      form.run.send(event);
      expect([form.state(), form.values()]).toEqual(['idle', EMPTY]);
      expect(form.log.slice(1)).toEqual(['stop', 'remove']);
    },
  );
});

describe('what a reload would interrupt', () => {
  it('is what is written and not stored in the outbox', () => {
    const form = start();
    form.change(ADA);
    expect(form.isBusy()).toBe(true);
    form.change(EMPTY);
    expect(form.isBusy()).toBe(false);
    form.submit(ADA);
    form.news({ type: 'ENQUIRY.WAITING', isStored: false });
    expect(form.isBusy()).toBe(true);
    form.news({ type: 'ENQUIRY.WAITING', isStored: true });
    expect(form.isBusy()).toBe(false);
  });

  it.each<ContactFormEvent>([{ type: 'ANOTHER.REQUESTED' }, { type: 'PAGE.LEFT' }])(
    'is a confirmation, until %j',
    (event) => {
      const form = start();
      form.submit(ADA);
      form.news({ type: 'ENQUIRY.SENT' });
      expect(form.isBusy()).toBe(true);
      form.run.send(event);
      expect(form.isBusy()).toBe(false);
    },
  );
});

describe('a draft', () => {
  it('is what is written, and ends when nothing is', async () => {
    const form = start();
    await form.attach();
    form.change(ADA);
    form.run.wait(400);
    form.change(EMPTY);
    expect(form.log).toEqual(['save Ada Byron null', 'remove']);
  });

  it('of this visit is filled in around what was typed before the scripts ran', async () => {
    const form = start(
      draftOf({ values: { ...ADA, message: 'Earlier', old: 'x', subscribe: 1 as never } }),
    );
    expect(selectIsReady(form.run.snapshot)).toBe(false);
    await form.attach({ ...EMPTY, fullName: 'Grace' });
    expect(form.values()).toEqual({ ...EMPTY, fullName: 'Grace', message: 'Earlier' });
    expect(form.written().at(0)?.values).toMatchObject({ message: 'Earlier' });
    expect([form.summary(), form.log]).toEqual([[], []]);
    expect([selectIsReady(form.run.snapshot), selectHasWritten(form.run.snapshot)]).toEqual([
      true,
      true,
    ]);
  });

  it('whose enquiry waits shows that, and is sent under its key', async () => {
    const form = start(draftOf({ key: 'one', isWaiting: true }));
    await form.attach();
    expect(form.state()).toBe('waiting');
    expect(form.submitted).toEqual([{ key: 'one', values: ADA, signals: null, isWritten: true }]);
    form.news({ type: 'ENQUIRY.CANCELED' });
    form.submit(ADA);
    expect(form.submitted.at(-1)).toMatchObject({ key: 'one', isWritten: false });
  });

  it('whose enquiry waits is only filled in if something else is written by now', async () => {
    const form = start(
      draftOf({ values: { ...EMPTY, message: 'Hi' }, key: 'one', isWaiting: true }),
    );
    await form.attach(ADA);
    expect([form.state(), form.values()]).toEqual(['idle', { ...ADA, message: 'Hi' }]);
  });

  it('whose enquiry was refused shows the errors, and takes it back out of the outbox', async () => {
    const form = start(draftOf({ key: 'one', errors: { fullName: 'Who?' } }));
    await form.attach();
    expect([form.values(), form.summary()]).toEqual([ADA, ['Who?']]);
    expect(form.log).toContain('take back one');
  });

  it('of an earlier visit is filled in when the visitor takes it', async () => {
    const form = start(draftOf({ isOfThisVisit: false }));
    await form.attach();
    expect(form.values()).toEqual(EMPTY);
    form.run.send({ type: 'OFFER.TAKEN' });
    form.submit(form.values());
    expect(form.submitted).toMatchObject([{ key: 'key-1', values: ADA }]);
    form.news({ type: 'ENQUIRY.CANCELED' });
    form.run.send({ type: 'DRAFT.DISCARDED' }, { type: 'OFFER.DECLINED' });
    expect([form.values(), form.log.at(-1)]).toEqual([EMPTY, 'remove']);
  });

  it('that is found while an enquiry is being submitted is left out', async () => {
    const form = start(draftOf());
    form.run.send({ type: 'VIEW.ATTACHED', values: EMPTY, opening: null });
    form.submit({ ...EMPTY, fullName: 'Grace' });
    await settle();
    form.run.send({ type: 'VIEW.ATTACHED', values: EMPTY, opening: DEMO });
    expect([form.state(), form.values()['fullName']]).toEqual(['submitting', 'Grace']);
    form.run.send({ type: 'DRAFT.SETTLED', found: draftOf() });
    expect(form.values()['fullName']).toBe('Grace');
  });
});

describe('a link', () => {
  it('fills in a first line and a team, which is nothing that the visitor has written', async () => {
    const form = start();
    await form.attach(EMPTY, DEMO);
    expect(form.values()).toEqual({ ...EMPTY, team: 'K-12', message: 'A demo:\n' });
    expect([selectHasWritten(form.run.snapshot), form.isBusy()]).toEqual([false, false]);
    form.run.send({ type: 'VIEW.ATTACHED', values: form.values(), opening: OTHER });
    expect(form.values()).toEqual({ ...EMPTY, team: 'Schools', message: 'Our schools:\n' });
    form.run.send({ type: 'VIEW.ATTACHED', values: form.values(), opening: OTHER });
    expect(form.values()['message']).toBe('Our schools:\n');
    form.run.send({ type: 'VIEW.ATTACHED', values: form.values(), opening: DEMO });
    expect(form.values()['message']).toBe('A demo:\n');
  });

  it('changes nothing that the visitor has written or chosen', async () => {
    const form = start();
    await form.attach({ ...EMPTY, team: 'Schools' }, DEMO);
    expect(form.values()).toMatchObject({ team: 'Schools', message: 'A demo:\n' });
    expect(selectHasWritten(form.run.snapshot)).toBe(true);
    form.change({ ...EMPTY, message: 'My words' });
    form.run.send({ type: 'VIEW.ATTACHED', values: EMPTY, opening: OTHER });
    expect(form.values()).toMatchObject({ team: '', message: 'My words' });
  });
});
