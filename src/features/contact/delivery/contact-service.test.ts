import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import {
  type contactFormMachine,
  selectErrorSummary,
  selectIsStored,
  selectSubmission,
} from '#machines/contact-form/index.ts';
import { selectRows } from '#machines/outbox/index.ts';
import { localStore } from '#src/platform/storage.ts';
import { createContactService } from './contact-service.ts';
import { DRAFT_KEY } from './draft-store.ts';
import { postTo } from './send-enquiry.ts';
import { answer, freshDevice, refusingDevice, until, written } from './testing/deps.ts';

/** A receiver that remembers what it was sent under each key, while it can be reached. */
function createReceiver() {
  const stored = new Map<string, string>();
  const receiver = {
    stored,
    isReached: true,
    fetch: (async (_, init) => {
      if (!receiver.isReached) throw new TypeError('no network');
      const { key, fullName } = JSON.parse(init?.body as string) as Record<string, string>;
      stored.set(key ?? '', fullName ?? '');
      return answer(201, { receipt: `receipt-${key}` });
    }) as typeof fetch,
  };
  return receiver;
}

const facts = { rateLimited: 'Too many messages', openings: [] };
type Form = ActorRefFrom<typeof contactFormMachine>;
const stops: (() => void)[] = [];

const enquire = (form: Form, fullName = 'Ada Byron') =>
  form.send({
    type: 'SUBMISSION.REQUESTED',
    values: { ...written, fullName },
    signals: { website: '', elapsed: 5000 },
  });

/** A page with the form open; `early`: before the delivery is there. */
async function openPage(receiver = createReceiver(), early?: (form: Form) => void) {
  const service = createContactService('/enquiries', {
    isOffline: () => false,
    post: postTo('/enquiries', receiver.fetch),
    startForm: (logic, input) => createActor(logic, { input }).start(),
  });
  const form = service.form(facts);
  form.send({ type: 'VIEW.ATTACHED', values: form.getSnapshot().context.values, opening: null });
  early?.(form);
  const { outbox } = await service.delivery();
  stops.push(() => {
    form.stop();
    outbox.stop();
  });
  await until(() => form.getSnapshot().context.isReady);
  return {
    form,
    outbox,
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
    enquire(page.form);
    expect(localStore.get(DRAFT_KEY)).toContain('Ada Byron');
    await page.becomes('success');
    await until(() => page.rows().includes('sent'));
    expect([...receiver.stored.values()]).toEqual(['Ada Byron']);
    expect(localStore.get(DRAFT_KEY)).toBeNull();
  });

  it('that breaks a rule is not sent, even if the rules were not there yet', async () => {
    const receiver = createReceiver();
    const page = await openPage(receiver, (form) => enquire(form, 'A'));
    await until(() => selectErrorSummary(page.form.getSnapshot()).length === 1);
    expect([selectSubmission(page.form.getSnapshot()), page.rows()]).toEqual(['idle', []]);
    expect(receiver.stored.size).toBe(0);
  });

  it('is sent by a device that stores nothing, and waits in the page', async () => {
    refusingDevice();
    const receiver = createReceiver();
    receiver.isReached = false;
    const page = await openPage(receiver);
    enquire(page.form);
    await page.becomes('waiting');
    expect(selectIsStored(page.form.getSnapshot())).toBe(false);
    receiver.isReached = true;
    page.outbox.send({ type: 'NETWORK.BACK' });
    await page.becomes('success');
    expect(receiver.stored.size).toBe(1);
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
});
