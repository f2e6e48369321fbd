import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  selectErrorSummary,
  selectIsStored,
  selectSubmission,
} from '#machines/contact-form/index.ts';
import { selectRows } from '#machines/outbox/index.ts';
import { localStore } from '#src/platform/storage.ts';
import { createRandom } from '#tests/support/random.ts';
import { createContactService } from './contact-service.ts';
import { DRAFT_KEY } from './draft-store.ts';
import { postTo } from './send-enquiry.ts';
import { answer, freshDevice, refusingDevice, until, written } from './testing/deps.ts';

/** A receiver as this one sees it: it remembers what it was sent under each key. */
function createReceiver() {
  const stored = new Map<string, string>();
  const receiver = {
    stored,
    attempts: 0,
    /** What happens to the next attempt: lost on the way, its answer lost, or a status. */
    faults: [] as ('lost' | 'answer lost' | number)[],
    fetch: (async (_, init) => {
      receiver.attempts += 1;
      const { key, fullName } = JSON.parse(init?.body as string) as {
        key: string;
        fullName: string;
      };
      const fault = receiver.faults.shift();
      if (fault === 'lost') throw new TypeError('no network');
      if (typeof fault === 'number') return answer(fault, { fields: { workEmail: 'No mail' } });
      stored.set(key, fullName);
      if (fault === 'answer lost') throw new TypeError('connection reset');
      return answer(201, { receipt: `receipt-${key}` });
    }) as typeof fetch,
  };
  return receiver;
}

const facts = { rateLimited: 'Too many messages', openings: [] };
const stops: (() => void)[] = [];

/** A page with the form open. */
async function openPage(receiver = createReceiver(), endpoint: string | null = '/enquiries') {
  const service = createContactService(endpoint, {
    isOffline: () => false,
    ...(endpoint !== null && { post: postTo(endpoint, receiver.fetch) }),
    startForm: (logic, input) => createActor(logic, { input }).start(),
  });
  const form = service.form(facts);
  const { outbox } = await service.delivery();
  stops.push(() => {
    form.stop();
    outbox.stop();
  });
  form.send({ type: 'VIEW.ATTACHED', values: form.getSnapshot().context.values, opening: null });
  await until(() => form.getSnapshot().context.isReady);
  return {
    form,
    outbox,
    submit: (fullName = 'Ada Byron') =>
      form.send({
        type: 'SUBMISSION.REQUESTED',
        values: { ...written, fullName },
        signals: { website: '', elapsed: 5000 },
      }),
    state: () => selectSubmission(form.getSnapshot()),
    rows: () => selectRows(outbox.getSnapshot()).map(({ phase }) => phase),
    becomes: (state: string) => until(() => selectSubmission(form.getSnapshot()) === state),
  };
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  freshDevice();
  localStore.set(DRAFT_KEY, null);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('an enquiry', () => {
  it('is sent, shown with its receipt, and its draft is removed', async () => {
    const receiver = createReceiver();
    const page = await openPage(receiver);
    page.submit();
    expect(localStore.get(DRAFT_KEY)).toContain('Ada Byron');
    await page.becomes('success');
    await until(() => page.rows().includes('sent'));
    expect([...receiver.stored.values()]).toEqual(['Ada Byron']);
    expect(localStore.get(DRAFT_KEY)).toBeNull();
  });

  it('that breaks a rule is not sent, even if the rules were not there yet', async () => {
    const receiver = createReceiver();
    const page = await openPage(receiver);
    page.submit('A');
    expect(page.state()).toBe('idle');
    expect(selectErrorSummary(page.form.getSnapshot())).toHaveLength(1);
    expect(receiver.attempts).toBe(0);
  });

  it('that is refused is the form’s again, and corrected it is another', async () => {
    const receiver = createReceiver();
    receiver.faults = [422];
    const page = await openPage(receiver);
    page.submit();
    await until(() => selectErrorSummary(page.form.getSnapshot()).length > 0);
    expect(page.state()).toBe('idle');
    await until(() => page.rows().length === 0);
    page.submit('Ada Lovelace');
    await page.becomes('success');
    expect(receiver.stored.size).toBe(1);
  });

  it('waiting when its page is closed is sent by the next, whose form is empty', async () => {
    const receiver = createReceiver();
    receiver.faults = ['lost', 'lost', 'lost', 'lost'];
    const page = await openPage(receiver);
    page.submit();
    await page.becomes('waiting');
    for (const stop of stops.splice(0)) stop();
    receiver.faults = [];
    const next = await openPage(receiver);
    await until(() => next.rows().includes('sent'));
    expect(receiver.stored.size).toBe(1);
    expect(localStore.get(DRAFT_KEY)).toBeNull();
  });

  it('is sent by a device that stores nothing, and waits in the page', async () => {
    refusingDevice();
    const receiver = createReceiver();
    receiver.faults = ['lost', 'lost', 'lost', 'lost'];
    const page = await openPage(receiver);
    page.submit();
    await page.becomes('waiting');
    expect(selectIsStored(page.form.getSnapshot())).toBe(false);
    receiver.faults = [];
    page.outbox.send({ type: 'NETWORK.BACK' });
    await page.becomes('success');
    expect(receiver.stored.size).toBe(1);
  });

  it('is removed from the device with everything else', async () => {
    const receiver = createReceiver();
    receiver.faults = ['lost', 'lost', 'lost', 'lost', 'lost'];
    const page = await openPage(receiver);
    page.submit();
    await page.becomes('waiting');
    page.form.send({ type: 'DRAFT.DISCARDED' });
    page.outbox.send({ type: 'CANCEL.REQUESTED' });
    await until(() => page.rows().length === 0);
    expect(localStore.get(DRAFT_KEY)).toBeNull();
    expect(receiver.stored.size).toBe(0);
  });

  it('that is given up leaves the draft that another tab has saved meanwhile', async () => {
    const page = await openPage();
    const empty = page.form.getSnapshot().context.values;
    const draft = { values: { ...written }, key: null, keptAt: Date.now(), visit: 'another' };
    localStore.set(DRAFT_KEY, JSON.stringify(draft));
    page.form.send({ type: 'VALUES.CHANGED', values: { ...written } });
    page.form.send({ type: 'VALUES.CHANGED', values: empty });
    expect(localStore.get(DRAFT_KEY)).toContain('another');
    page.form.send({ type: 'DRAFT.DISCARDED' });
    expect(localStore.get(DRAFT_KEY)).toBeNull();
  });

  it('of a site without a receiver is logged, and reported as sent 1500 ms later', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const page = await openPage(createReceiver(), null);
    const begun = Date.now();
    page.submit();
    await page.becomes('success');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1490);
    expect(info).toHaveBeenCalledWith('Simulated enquiry:', { ...written });
  });
});

it('arrives once each over a faulty network, and none is said to be sent that is not there', async () => {
  const random = createRandom(38);
  const receiver = createReceiver();
  const page = await openPage(receiver);
  for (let count = 0; count < 12; count += 1) {
    receiver.faults = Array.from({ length: random.int(0, 4) }, () =>
      random.pick<'lost' | 'answer lost' | number>(['lost', 'answer lost', 503, 502]),
    );
    const fullName = `Visitor ${count}`;
    page.submit(fullName);
    await until(() => page.state() !== 'submitting');
    const isThere = () => [...receiver.stored.values()].includes(fullName);
    if (page.state() === 'success') expect(isThere()).toBe(true);
    if (page.state() === 'error') {
      receiver.faults = [];
      page.submit(fullName);
      await page.becomes('success');
    }
    if (page.state() === 'waiting') page.form.send({ type: 'ANOTHER.REQUESTED' });
  }
  receiver.faults = [];
  page.outbox.send({ type: 'NETWORK.BACK' });
  await until(() => receiver.stored.size === 12);
  expect(new Set(receiver.stored.values()).size).toBe(12);
}, 60_000);
