import { beforeEach, describe, expect, it } from 'vitest';
import {
  selectErrorSummary,
  selectHasNews,
  selectIsOffered,
  selectReceipt,
  selectIsQueuedInMemory,
  selectSubmission,
} from '#machines/contact-form/index.ts';
import { createTextStore } from '#src/platform/storage.ts';
import { createContactService } from './contact-service.ts';
import type { ContactServiceDeps } from './contact-service.ts';
import { createDraftStore } from './draft-store.ts';
import { flushOutbox } from './flush-outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import {
  answer,
  freshDevice,
  inSight,
  memoryStorage,
  tabs,
  until,
  written,
} from './testing/deps.ts';
import { openPage } from './testing/page.ts';

const ENDPOINT = 'https://receiver.example/enquiries';
const OPENING = 'I would like to see a demo. What matters most to us is:';

/** A device whose tabs share storage and database; the test controls the network. */
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
  let persists = 0;
  const openTab = (deps: Partial<ContactServiceDeps> = {}) =>
    openPage(ENDPOINT, {
      drafts: createDraftStore(createTextStore(() => storage)),
      channel: tab(),
      isOnline: () => network.isOnline,
      sleep: () => Promise.resolve(),
      requestSync: () => Promise.resolve((syncs += 1) > 0),
      persist: () => (persists += 1),
      fetch: (input, init) => {
        keys.push(new Request(input, init).headers.get('Idempotency-Key') ?? '');
        return Promise.resolve().then(network.respond);
      },
      ...deps,
    });
  return {
    openTab,
    storage,
    drafts: createDraftStore(createTextStore(() => storage)),
    network,
    keys,
    syncs: () => syncs,
    persists: () => persists,
  };
}

const lost = () => Promise.reject<Response>(new TypeError('no network'));

let here: ReturnType<typeof device>;
beforeEach(() => {
  here = device();
});

describe('an enquiry that arrives', () => {
  it('leaves nothing on the device', async () => {
    const page = await here.openTab().openForm();
    page.fill();
    page.submit();
    await page.is('success');
    expect(here.drafts.read()).toBeNull();
    expect(await createOutboxStore().readAll()).toEqual([]);
  });

  it('is stored as a draft, under its key, before it leaves the page', async () => {
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const page = await here.openTab().openForm();
    page.fill();
    page.submit();
    await until(() => here.keys.length === 1);
    expect(here.drafts.read()?.attempt).toMatchObject({
      idempotencyKey: here.keys[0],
      isQueued: false,
    });
    answered.resolve(answer(201, { receipt: 'R-1' }));
    await page.is('success');
  });

  it('leaves no draft even if the page was closed before the response arrived', async () => {
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const tab = here.openTab();
    const page = await tab.openForm();
    page.fill();
    page.submit();
    await until(() => here.keys.length === 1);
    tab.close();
    answered.resolve(answer(201, { receipt: 'R-1' }));
    await until(() => here.drafts.read() === null);
  });

  it('is announced in a notification if the visitor has moved to another page', async () => {
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const tab = here.openTab();
    const page = await tab.openForm();
    page.fill();
    page.submit();
    await until(() => here.keys.length === 1);
    tab.app.send({ type: 'FORM.HIDDEN' });
    answered.resolve(answer(201, { receipt: 'R-1' }));
    await page.is('success');
    expect(tab.told).toEqual(['enquirySent']);
  });

  it('is retried under the same key by the page that restores its draft', async () => {
    here.network.respond = () => answer(500, {});
    const tab = here.openTab();
    const before = await tab.openForm();
    before.fill();
    before.submit();
    await before.is('error');
    tab.close();
    here.network.respond = () => answer(200, { receipt: 'R-1' });
    const after = await here.openTab().openForm();
    expect(after.form.getSnapshot().context.values).toEqual(written);
    after.submit();
    await after.is('success');
    expect(new Set(here.keys).size).toBe(1);
  });
});

describe('an enquiry that is being sent when the page is hidden', () => {
  const stored = () => createOutboxStore().readAll();

  async function sending() {
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const sight = inSight();
    const tab = here.openTab({ sight });
    const page = await tab.openForm();
    page.fill();
    page.submit();
    await until(() => here.keys.length === 1);
    expect(await stored()).toEqual([]);
    sight.hide();
    await until(async () => (await stored()).length === 1);
    return { tab, page, answered };
  }

  it('is sent by the worker, under the same key, if the page is gone before it has an answer', async () => {
    const { tab } = await sending();
    expect(await stored()).toMatchObject([
      { enquiry: written, status: 'waiting', idempotencyKey: here.keys[0] },
    ]);
    await until(() => here.syncs() === 1);
    tab.close();
    here.network.respond = () => answer(201, { receipt: 'R-1' });
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-1' })) });
    const next = await here.openTab().openForm();
    await next.is('success');
  });

  it('is marked as sent, and announced nowhere else, if the page gets the answer', async () => {
    const { page, answered } = await sending();
    answered.resolve(answer(201, { receipt: 'R-1' }));
    await page.is('success');
    expect(await stored()).toMatchObject([{ status: 'sent', enquiry: {}, isAnnounced: true }]);
  });

  it.each([
    [422, 'idle'],
    [429, 'idle'],
    [403, 'error'],
  ])('is the form’s alone again if the receiver answers %i', async (status, submission) => {
    const { page, answered } = await sending();
    answered.resolve(answer(status, { fields: { workEmail: 'No address' } }));
    await page.is(submission);
    expect(await stored()).toEqual([]);
  });

  it('does not come back if the worker, which was sending it too, fails afterwards', async () => {
    const { page, answered } = await sending();
    const worker = Promise.withResolvers<Response>();
    let isAsked = false;
    const flushed = flushOutbox({
      fetch: () => {
        isAsked = true;
        return worker.promise;
      },
    });
    await until(() => isAsked);
    answered.resolve(answer(429, {}));
    await page.is('idle');
    worker.resolve(answer(422, { fields: { workEmail: 'No address' } }));
    await flushed;
    expect(await stored()).toEqual([]);
  });

  it('is reported as sent if the worker has sent it before the page is refused', async () => {
    const { page, answered } = await sending();
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-1' })) });
    answered.resolve(answer(429, {}));
    await page.is('success');
    expect(await stored()).toMatchObject([{ status: 'sent', receipt: 'R-1', isAnnounced: true }]);
  });

  it('waits in the outbox if there is no answer', async () => {
    const { page, answered } = await sending();
    here.network.respond = lost;
    answered.reject(new TypeError('no network'));
    await page.is('queued');
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 3 }]);
  });

  it('stays in the outbox if it was already waiting there when the form sent it again', async () => {
    here.network.respond = lost;
    const sight = inSight();
    const page = await here.openTab({ sight }).openForm();
    page.fill();
    page.submit();
    await page.is('queued');
    const answered = Promise.withResolvers<Response>();
    here.network.respond = () => answered.promise;
    const before = here.keys.length;
    page.submit();
    await until(() => here.keys.length > before);
    sight.hide();
    answered.resolve(answer(403, {}));
    await page.is('error');
    expect(await stored()).toMatchObject([{ status: 'waiting' }]);
  });
});

describe('an invalid enquiry', () => {
  it('is not sent, even if it is submitted before validation has loaded', async () => {
    const page = await here.openTab().openForm();
    page.form.send({ type: 'FIELD.CHANGED', field: 'fullName', value: 'Ada' });
    page.submit();
    await page.is('idle');
    await until(() => selectErrorSummary(page.form.getSnapshot()).length > 0);
    expect(selectErrorSummary(page.form.getSnapshot()).map(({ field }) => field)).toContain(
      'workEmail',
    );
    expect(here.keys).toEqual([]);
  });
});

describe('an enquiry without a network', () => {
  async function queued() {
    here.network.isOnline = false;
    here.network.respond = lost;
    const tab = here.openTab();
    const page = await tab.openForm();
    page.fill();
    page.submit();
    await page.is('queued');
    // The form tries once, whatever the browser reports.
    expect(here.keys.splice(0)).toHaveLength(1);
    return { tab, page, outbox: await tab.outbox() };
  }

  it('is stored before the visitor is told that it is, and the worker is asked to send it', async () => {
    await queued();
    expect(await createOutboxStore().readAll()).toMatchObject([
      { enquiry: written, status: 'waiting', attempts: 1 },
    ]);
    expect(await createOutboxStore().readEndpoint()).toBe(ENDPOINT);
    expect(here.syncs()).toBe(1);
    expect(here.persists()).toBe(1);
    expect(here.keys).toEqual([]);
  });

  it('is sent once the network is back, and the form shows that it was', async () => {
    const { page, tab } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-2' });
    tab.app.send({ type: 'NETWORK.FOUND' });
    await page.is('success');
    expect(page.form.getSnapshot().context.receipt).toBe('R-2');
    expect(here.keys).toHaveLength(1);
    expect(here.drafts.read()).toBeNull();
    expect(await tab.service.findDraft()).toBeNull();
    // The form shows it itself.
    expect(tab.told).toEqual([]);
  });

  it('is shown as waiting on the next page', async () => {
    const { tab } = await queued();
    tab.close();
    const next = await here.openTab().openForm();
    await next.is('queued');
  });

  it('that the worker has sent in the meantime is shown as sent', async () => {
    const { tab } = await queued();
    tab.close();
    const store = createOutboxStore();
    const [entry] = await store.readAll();
    if (entry === undefined) expect.fail('nothing was kept');
    await store.keep({ ...entry, status: 'sent', receipt: 'R-3', enquiry: {} });
    const next = await here.openTab().openForm();
    await next.is('success');
    expect(next.form.getSnapshot().context.receipt).toBe('R-3');
  });

  it('that was canceled elsewhere is a draft again, not shown as waiting', async () => {
    const { tab } = await queued();
    tab.close();
    const store = createOutboxStore();
    for (const entry of await store.readAll()) await store.remove(entry.idempotencyKey);
    const next = await here.openTab().openForm();
    await next.is('idle');
    expect(next.form.getSnapshot().context.values).toEqual(written);
    expect(next.form.getSnapshot().context.attempt?.isQueued).toBe(false);
  });

  it('is sent once when two tabs come back online', async () => {
    const first = await queued();
    const other = here.openTab();
    const second = await other.outbox();
    await until(() => second.getSnapshot().context.items.length === 1);
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-4' });
    for (const { app } of [first.tab, other]) app.send({ type: 'NETWORK.FOUND' });
    await until(
      () =>
        first.outbox.getSnapshot().context.items.length === 0 &&
        second.getSnapshot().context.items.length === 0,
    );
    expect(here.keys).toHaveLength(1);
  });

  it('no longer waits once the form itself has sent it', async () => {
    const { page, outbox } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-5' });
    page.submit();
    await page.is('success');
    await until(() => outbox.getSnapshot().context.items.length === 0);
    expect(await createOutboxStore().readAll()).toMatchObject([{ status: 'sent', enquiry: {} }]);
  });

  it('no longer waits in other tabs either', async () => {
    const { page } = await queued();
    const second = here.openTab();
    const other = await second.outbox();
    await until(() => other.getSnapshot().context.items[0]?.phase === 'waiting');
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-5' });
    page.submit();
    await page.is('success');
    await until(() => other.getSnapshot().context.items.length === 0);
    expect(here.keys).toHaveLength(1);
    // The form confirms it.
    expect(second.told).toEqual([]);
  });

  it('waits in this tab only, and is shown as such, if the device cannot store it', async () => {
    here.network.isOnline = false;
    here.network.respond = lost;
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const tab = here.openTab({
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
    const page = await tab.openForm();
    page.fill();
    page.submit();
    await page.is('queued');
    expect(selectIsQueuedInMemory(page.form.getSnapshot())).toBe(true);
    expect(page.form.getSnapshot().context.values).toEqual(written);
    const outbox = await tab.outbox();
    expect(outbox.getSnapshot().context.items).toMatchObject([{ isStored: false }]);
    // Sending it again from the form leaves it waiting.
    page.submit();
    await page.is('queued');
    expect(outbox.getSnapshot().context.items).toHaveLength(1);

    tab.app.send({ type: 'FORM.HIDDEN' });
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-8' });
    tab.app.send({ type: 'NETWORK.FOUND' });
    await until(() => tab.told.length > 0);
    expect(outbox.getSnapshot().context.items).toEqual([]);
    expect(new Set(here.keys).size).toBe(1);
    expect(tab.told).toEqual(['enquirySent']);
  });

  it('that the receiver refuses later is returned to the next page that opens, with its errors', async () => {
    const { tab } = await queued();
    tab.close();
    here.network.isOnline = true;
    await flushOutbox({
      fetch: () => Promise.resolve(answer(422, { fields: { workEmail: 'No address' } })),
    });
    const { form } = await here.openTab().openForm();
    expect(selectErrorSummary(form.getSnapshot())).toEqual([
      { field: 'workEmail', message: 'No address', isOfForm: true },
    ]);
  });

  it('is announced as sent only once, on one of the pages that are open or opened later', async () => {
    const { tab } = await queued();
    tab.close();
    const open = [here.openTab(), here.openTab()];
    const outboxes = await Promise.all(open.map((one) => one.outbox()));
    await until(() => outboxes.every((one) => one.getSnapshot().context.items.length === 1));
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-7' });
    for (const { app } of open) app.send({ type: 'NETWORK.FOUND' });
    await until(() => outboxes.every((one) => one.getSnapshot().context.items.length === 0));
    await until(() => open.some(({ told }) => told.length > 0));

    const later = here.openTab();
    const outbox = await later.outbox();
    await until(() => outbox.getSnapshot().value === 'ready');
    await new Promise((done) => setTimeout(done, 50));
    expect([...open, later].flatMap(({ told }) => told)).toEqual(['enquirySent']);
    expect(later.told).toEqual([]);
  });

  it('that the worker has sent is announced once, by the first page that opens', async () => {
    const { tab } = await queued();
    tab.close();
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-6' })) });
    const told: string[][] = [];
    for (let count = 0; count < 2; count += 1) {
      const page = here.openTab();
      const outbox = await page.outbox();
      await until(() => outbox.getSnapshot().value === 'ready');
      await new Promise((done) => setTimeout(done, 50));
      told.push(page.told);
    }
    expect(told).toEqual([['enquirySent'], []]);
  });

  it('that the form has confirmed as sent is not announced by any other page', async () => {
    const { page } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-9' });
    page.submit();
    await page.is('success');
    await until(async () => (await createOutboxStore().readAll())[0]?.isAnnounced === true);
    const later = here.openTab();
    const outbox = await later.outbox();
    await until(() => outbox.getSnapshot().value === 'ready');
    await new Promise((done) => setTimeout(done, 50));
    expect(later.told).toEqual([]);
  });

  it('that was sent while its form was visible is not announced by any other page', async () => {
    const { page, tab } = await queued();
    here.network.isOnline = true;
    here.network.respond = () => answer(201, { receipt: 'R-10' });
    tab.app.send({ type: 'NETWORK.FOUND' });
    await page.is('success');
    await until(async () => (await createOutboxStore().readAll())[0]?.isAnnounced === true);
    expect(tab.told).toEqual([]);
  });
});

describe('a draft', () => {
  it('is not created from text that the site itself put into the message', async () => {
    const { form } = await here.openTab().openForm();
    form.send({ type: 'FIELD.CHANGED', field: 'message', value: `${OPENING}\n` });
    await new Promise((done) => setTimeout(done, 500));
    expect(here.drafts.read()).toBeNull();
    form.send({ type: 'FIELD.CHANGED', field: 'message', value: `${OPENING}\nCaptions` });
    await until(() => here.drafts.read() !== null);
  });
});

describe('the draft from an earlier visit', () => {
  /** A tab opened later, perhaps by somebody else. */
  const openLater = () =>
    here.openTab({
      drafts: createDraftStore(
        createTextStore(() => here.storage),
        Date.now,
        createTextStore(() => memoryStorage()),
      ),
    });

  it('is offered, and restored with the status of its enquiry when accepted', async () => {
    here.network.isOnline = false;
    here.network.respond = lost;
    const first = here.openTab();
    const { fill, submit, is } = await first.openForm();
    fill({ message: 'For the team' });
    submit();
    await is('queued');
    first.close();
    const { form } = await openLater().openForm();
    expect(selectIsOffered(form.getSnapshot())).toBe(true);
    expect(form.getSnapshot().context.values['message']).toBe('');
    form.send({ type: 'OFFER.TAKEN' });
    expect(selectSubmission(form.getSnapshot())).toBe('queued');
    expect(form.getSnapshot().context.values['message']).toBe('For the team');
  });

  it('is gone if its enquiry has been sent in the meantime, which the form shows', async () => {
    here.network.isOnline = false;
    here.network.respond = lost;
    const first = here.openTab();
    const page = await first.openForm();
    page.fill();
    page.submit();
    await page.is('queued');
    const draft = here.drafts.read();
    first.close();
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-6' })) });
    expect(here.drafts.read()).toEqual(draft);
    const { form } = await openLater().openForm();
    expect(selectIsOffered(form.getSnapshot())).toBe(false);
    expect(selectSubmission(form.getSnapshot())).toBe('success');
    expect(form.getSnapshot().context.values['fullName']).toBe('');
    expect(here.drafts.read()).toBeNull();
  });

  it('belongs to the visit in which it was accepted, even after a reload', async () => {
    here.drafts.keep({ values: written, attempt: null });
    const area = memoryStorage();
    const session = createTextStore(() => area);
    const drafts = createDraftStore(
      createTextStore(() => here.storage),
      Date.now,
      session,
    );
    const tab = here.openTab({ drafts });
    const { form } = await tab.openForm();
    form.send({ type: 'OFFER.TAKEN' });
    form.send({ type: 'PAGE.LEFT' });
    expect(drafts.isOfThisVisit()).toBe(true);
    tab.close();
    const reloaded = await here.openTab({ drafts }).openForm();
    expect(selectIsOffered(reloaded.form.getSnapshot())).toBe(false);
    expect(reloaded.form.getSnapshot().context.values).toEqual(written);
  });

  it('is offered if it was changed after its enquiry was queued, and the sent enquiry is reported', async () => {
    here.network.isOnline = false;
    here.network.respond = lost;
    const first = here.openTab();
    const page = await first.openForm();
    page.fill();
    page.submit();
    await page.is('queued');
    page.form.send({ type: 'FIELD.CHANGED', field: 'message', value: 'One more thing' });
    await until(() => here.drafts.read()?.values['message'] === 'One more thing');
    first.close();
    await flushOutbox({ fetch: () => Promise.resolve(answer(201, { receipt: 'R-6' })) });
    const { form } = await openLater().openForm();
    expect(selectHasNews(form.getSnapshot())).toBe(true);
    expect(selectReceipt(form.getSnapshot())).toBe('R-6');
    expect(selectIsOffered(form.getSnapshot())).toBe(true);
    expect(form.getSnapshot().context.values['message']).toBe('');
    form.send({ type: 'OFFER.TAKEN' });
    expect(form.getSnapshot().context.values['message']).toBe('One more thing');
    expect(selectHasNews(form.getSnapshot())).toBe(true);
  });
});

describe('a site without an endpoint', () => {
  it('has no outbox, and opens no database', async () => {
    const service = createContactService(null, {
      drafts: here.drafts,
      isOnline: () => true,
      startForm: () => expect.fail('there is no form'),
    });
    expect(await service.outbox()).toBeNull();
    here.drafts.keep({ values: written, attempt: null });
    expect(await service.findDraft()).toEqual({
      draft: { values: written, attempt: null },
      receipt: null,
      errors: {},
      isOfThisVisit: true,
    });
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('the check before sending', () => {
  it('is the receiver’s own', async () => {
    const page = await here.openTab().openForm();
    page.submit();
    await until(() => selectErrorSummary(page.form.getSnapshot()).length > 0);
    expect(selectErrorSummary(page.form.getSnapshot()).map(({ field }) => field)).toEqual([
      'fullName',
      'workEmail',
      'contactNo',
      'hearAboutUs',
    ]);
  });
});
