import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { errorSummary, isQueuedInMemory, submissionOf } from '#machines/contact-form/index.ts';
import { createTextStore } from '#src/platform/storage.ts';
import { createDraftStore } from './draft-store.ts';
import { createContactService } from './contact-service.ts';
import type { ContactServiceDeps, ContactService } from './contact-service.ts';
import { flushOutbox } from './flush-outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import { answer, freshDevice, memoryStorage, tabs, until, written } from './testing/deps.ts';

const OPENING = 'I would like to see a demo. What matters most to us is:';

/** A device whose tabs share storage and database; what the network does is up to the test. */
function device() {
  freshDevice();
  const storage = memoryStorage();
  const tab = tabs();
  const network = {
    isOnline: true,
    respond: (): Response | Promise<Response> => answer(201, { receipt: 'R-1' }),
  };
  const keys: string[] = [];
  let syncs = 0;
  const openTab = (ground: ContactServiceDeps = {}) => {
    const desk = createContactService('https://receiver.example/enquiries', {
      drafts: createDraftStore(createTextStore(() => storage)),
      channel: tab(),
      isOnline: () => network.isOnline,
      sleep: () => Promise.resolve(),
      requestSync: () => Promise.resolve((syncs += 1) > 0),
      fetch: (input, init) => {
        keys.push(new Request(input, init).headers.get('Idempotency-Key') ?? '');
        return Promise.resolve().then(network.respond);
      },
      ...ground,
    });
    desk.attend({
      spamSignals: () => ({ website: '', elapsed: 9_000 }),
      rateLimited: 'Several messages have come.',
      openings: [OPENING],
    });
    return desk;
  };
  return {
    openTab,
    storage,
    drafts: createDraftStore(createTextStore(() => storage)),
    network,
    keys,
    syncs: () => syncs,
  };
}

function openForm(desk: ContactService) {
  const form = createActor(desk.formMachine, { input: desk.formInput }).start();
  return {
    form,
    fill(changes: Partial<typeof written> = {}) {
      for (const [field, value] of Object.entries({ ...written, ...changes })) {
        form.send({ type: 'FIELD.CHANGED', field, value });
      }
    },
    submit: () => form.send({ type: 'SUBMISSION.REQUESTED' }),
    is: (submission: string) => until(() => submissionOf(form.getSnapshot()) === submission),
  };
}

const lost = () => Promise.reject<Response>(new TypeError('no network'));

let here: ReturnType<typeof device>;
beforeEach(() => {
  here = device();
});

describe('an enquiry that arrives', () => {
  it('leaves nothing on the device', async () => {
    const page = openForm(here.openTab());
    page.fill();
    page.submit();
    expect(here.drafts.read()?.attempt?.isQueued).toBe(false);
    await page.is('success');
    expect(here.drafts.read()).toBeNull();
    expect(await createOutboxStore().readAll()).toEqual([]);
  });

  it('leaves no draft either when the page was left before the answer came', async () => {
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const page = openForm(here.openTab());
    page.fill();
    page.submit();
    await until(() => here.keys.length === 1);
    page.form.stop();
    answered.resolve(answer(201, { receipt: 'R-1' }));
    await until(() => here.drafts.read() === null);
  });

  it('is tried again under its key by the page that finds its draft', async () => {
    here.network.respond = () => answer(500, {});
    const before = openForm(here.openTab());
    before.fill();
    before.submit();
    await before.is('error');
    before.form.stop();
    here.network.respond = () => answer(200, { receipt: 'R-1' });
    const desk = here.openTab();
    const found = await desk.findDraft();
    const after = openForm(desk);
    if (found !== null) after.form.send({ type: 'DRAFT.RESTORED', draft: found.draft });
    after.submit();
    await after.is('success');
    expect(new Set(here.keys).size).toBe(1);
  });
});

describe('an enquiry without a network', () => {
  async function queued() {
    here.network.isOnline = false;
    here.network.respond = lost;
    const desk = here.openTab();
    const page = openForm(desk);
    page.fill();
    page.submit();
    await page.is('queued');
    const outbox = (await desk.outbox()) ?? expect.fail('no outbox');
    outbox.follow(page.form);
    return { desk, page, outbox: outbox.ref };
  }

  it('is on the device before the visitor is told so, and the worker is asked to send it', async () => {
    await queued();
    expect(await createOutboxStore().readAll()).toMatchObject([
      { enquiry: written, status: 'waiting', attempts: 0 },
    ]);
    expect(await createOutboxStore().readEndpoint()).toBe('https://receiver.example/enquiries');
    expect(here.syncs()).toBe(1);
    expect(here.keys).toEqual([]);
  });

  it('is sent once the network is back, and the form learns of it', async () => {
    const { page, outbox, desk } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-2' });
    outbox.send({ type: 'NETWORK.BACK' });
    await page.is('success');
    expect(page.form.getSnapshot().context.receipt).toBe('R-2');
    expect(here.keys).toHaveLength(1);
    expect(here.drafts.read()).toBeNull();
    expect(await desk.findDraft()).toBeNull();
  });

  it('is found waiting by the next page', async () => {
    const { page } = await queued();
    page.form.stop();
    const found = await here.openTab().findDraft();
    expect(found).toMatchObject({ receipt: null, draft: { attempt: { isQueued: true } } });
  });

  it('that the worker has sent meanwhile is found with its receipt', async () => {
    const { page } = await queued();
    page.form.stop();
    const store = createOutboxStore();
    const [entry] = await store.readAll();
    if (entry === undefined) expect.fail('nothing was kept');
    await store.keep({ ...entry, status: 'sent', receipt: 'R-3', enquiry: {} });
    expect(await here.openTab().findDraft()).toMatchObject({ receipt: 'R-3' });
  });

  it('that was canceled elsewhere is a draft again, and not said to wait', async () => {
    const { page } = await queued();
    page.form.stop();
    const store = createOutboxStore();
    for (const entry of await store.readAll()) await store.remove(entry.idempotencyKey);
    const found = await here.openTab().findDraft();
    expect(found).toMatchObject({
      receipt: null,
      draft: { values: written, attempt: { isQueued: false } },
    });
  });

  it('is sent once by two tabs that both find the network back', async () => {
    const first = await queued();
    const second = ((await here.openTab().outbox()) ?? expect.fail('no outbox')).ref;
    await until(() => second.getSnapshot().context.items.length === 1);
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-4' });
    first.outbox.send({ type: 'NETWORK.BACK' });
    second.send({ type: 'NETWORK.BACK' });
    await until(
      () =>
        first.outbox.getSnapshot().context.items.length === 0 &&
        second.getSnapshot().context.items.length === 0,
    );
    expect(here.keys).toHaveLength(1);
  });

  it('that the form sends again itself waits no longer', async () => {
    const { page, outbox } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-5' });
    page.submit();
    await page.is('success');
    await until(() => outbox.getSnapshot().context.items.length === 0);
    expect(await createOutboxStore().readAll()).toMatchObject([{ status: 'sent', enquiry: {} }]);
  });

  it('waits in this tab, and is said to do no more, where the device keeps nothing', async () => {
    here.network.isOnline = false;
    here.network.respond = lost;
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const desk = here.openTab({
      store: {
        readAll: refuse,
        read: refuse,
        keep: refuse,
        announce: refuse,
        remove: refuse,
        readEndpoint: refuse,
        keepEndpoint: refuse,
      },
    });
    const page = openForm(desk);
    page.fill();
    page.submit();
    await page.is('queued');
    expect(isQueuedInMemory(page.form.getSnapshot())).toBe(true);
    expect(page.form.getSnapshot().context.values).toEqual(written);
    const outbox = ((await desk.outbox()) ?? expect.fail('no outbox')).ref;
    expect(outbox.getSnapshot().context.items).toMatchObject([{ isStored: false }]);
    // Sent again from the form while it still waits, it waits on.
    page.submit();
    await page.is('queued');
    expect(outbox.getSnapshot().context.items).toHaveLength(1);

    let announced = 0;
    outbox.on('ENQUIRY.SENT', ({ isNews }) => (announced += isNews ? 1 : 0));
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-8' });
    outbox.send({ type: 'NETWORK.BACK' });
    await until(() => outbox.getSnapshot().context.items.length === 0);
    expect(new Set(here.keys).size).toBe(1);
    expect(announced).toBe(1);
  });

  it('that the receiver refuses later comes back to the page that opens next, with what is wrong', async () => {
    const { page } = await queued();
    page.form.stop();
    here.network.isOnline = true;
    await flushOutbox({
      fetch: () => Promise.resolve(answer(422, { fields: { workEmail: 'No address' } })),
    });
    const found = (await here.openTab().findDraft()) ?? expect.fail('no draft');
    expect(found).toMatchObject({ receipt: null, errors: { workEmail: 'No address' } });
    const { form } = openForm(here.openTab());
    form.send({ type: 'DRAFT.RESTORED', draft: found.draft });
    form.send({
      type: 'ENQUIRY.RETURNED',
      idempotencyKey: found.draft.attempt?.idempotencyKey ?? '',
      errors: found.errors,
    });
    expect(errorSummary(form.getSnapshot())).toEqual([
      { field: 'workEmail', message: 'No address' },
    ]);
  });

  it('that is sent is told once, on one page of all that are open or are opened later', async () => {
    const told: string[] = [];
    const onSentIn = (tab: string) => (announce: () => Promise<boolean>) =>
      void announce().then((isFirst) => isFirst && told.push(tab));
    const { page } = await queued();
    page.form.stop();
    const tabs = ['first', 'second'].map((tab) => here.openTab({ onSent: onSentIn(tab) }));
    const outboxes = await Promise.all(tabs.map(async (tab) => (await tab.outbox())?.ref));
    await until(() => outboxes.every((one) => one?.getSnapshot().context.items.length === 1));
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-7' });
    for (const outbox of outboxes) outbox?.send({ type: 'NETWORK.BACK' });
    await until(() => outboxes.every((one) => one?.getSnapshot().context.items.length === 0));
    await until(() => told.length > 0);

    const later = here.openTab({ onSent: onSentIn('later') });
    const outbox = ((await later.outbox()) ?? expect.fail('no outbox')).ref;
    await until(() => outbox.getSnapshot().value === 'ready');
    await new Promise((done) => setTimeout(done, 50));
    expect(told).toHaveLength(1);
    expect(told).not.toContain('later');
  });

  it('that the worker has sent is told once, by the first page that is opened', async () => {
    const { page } = await queued();
    page.form.stop();
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-6' })) });
    const told: string[] = [];
    for (const tab of ['first', 'second']) {
      const desk = here.openTab({
        onSent: (announce) => void announce().then((isFirst) => isFirst && told.push(tab)),
      });
      const outbox = ((await desk.outbox()) ?? expect.fail('no outbox')).ref;
      await until(() => outbox.getSnapshot().value === 'ready');
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(told).toEqual(['first']);
  });

  it('that the form has said to be sent is told by no other page', async () => {
    const { page } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-9' });
    page.submit();
    await page.is('success');
    await until(async () => (await createOutboxStore().readAll())[0]?.isAnnounced === true);
    const later = here.openTab({ onSent: () => expect.fail('it is told a second time') });
    const outbox = ((await later.outbox()) ?? expect.fail('no outbox')).ref;
    await until(() => outbox.getSnapshot().value === 'ready');
  });
});

describe('a draft', () => {
  it('is not made of what the site itself put into the message', async () => {
    const desk = here.openTab();
    const { form } = openForm(desk);
    form.send({ type: 'FIELD.CHANGED', field: 'message', value: `${OPENING}\n` });
    await new Promise((done) => setTimeout(done, 500));
    expect(here.drafts.read()).toBeNull();
    form.send({ type: 'FIELD.CHANGED', field: 'message', value: `${OPENING}\nCaptions` });
    await until(() => here.drafts.read() !== null);
  });
});

describe('a site without an endpoint', () => {
  it('has no outbox, and opens no database', async () => {
    const desk = createContactService(null, { drafts: here.drafts });
    expect(await desk.outbox()).toBeNull();
    here.drafts.keep({ values: written, attempt: null });
    expect(await desk.findDraft()).toEqual({
      draft: { values: written, attempt: null },
      receipt: null,
      errors: {},
    });
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('the check before sending', () => {
  it('is the receiver’s own', async () => {
    const desk = here.openTab();
    const { validate, initialValues } = desk.formInput;
    await desk.prepare();
    expect(Object.keys(validate(initialValues))).toEqual([
      'fullName',
      'workEmail',
      'contactNo',
      'hearAboutUs',
    ]);
    expect(validate(written)).toEqual({});
  });
});
