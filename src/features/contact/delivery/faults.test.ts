import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectSubmission } from '#machines/contact-form/index.ts';
import { openStore } from '#server/testing/stores.ts';
import type { EnquiryStore } from '#server/enquiries/store.ts';
import { createReceiverApp } from '#server/receiver-app.ts';
import { temporaryFolder } from '#server/testing/enquiries.ts';
import { createTextStore } from '#src/platform/storage.ts';
import { createRandom } from '#tests/support/random.ts';
import { createDraftStore } from './draft-store.ts';
import { flushOutbox } from './flush-outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import { freshDevice, memoryStorage, tabs, until } from './testing/deps.ts';
import { openPage } from './testing/page.ts';

/**
 * The client's guarantee: whatever the network does to an enquiry, the receiver gets it once, and the
 * visitor is never told otherwise. The form, outbox and receiver are real; only the network between
 * them is simulated, from a seed.
 */
const ENQUIRIES = 60;
const SEED = 20_250_611;

const ENDPOINT = 'https://receiver.example/enquiries';
const FAULTS = [
  'none',
  'reset',
  'lost answer',
  'truncated',
  'duplicate',
  'portal',
  'busy',
] as const;

let folder: ReturnType<typeof temporaryFolder>;
let stored: EnquiryStore;
beforeEach(() => {
  freshDevice();
  folder = temporaryFolder();
  stored = openStore(folder.path);
});
afterEach(async () => {
  await stored.close();
  folder.remove();
});

describe('over a faulty network', () => {
  it(`${ENQUIRIES} enquiries arrive once each, and none is said to be sent that is not there`, async () => {
    const random = createRandom(SEED);
    const seen = new Set<string>();
    const app = createReceiverApp({
      store: stored,
      budgets: () => [],
      allowedOrigins: ['https://www.hause.example'],
    });
    const reach = async (input: RequestInfo | URL, init?: RequestInit) => {
      const { signal: _, ...rest } = init ?? {};
      return app.fetch(new Request(input, rest));
    };
    const faulty = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const fault = random.pick(FAULTS);
      seen.add(fault);
      if (fault === 'reset') throw new TypeError('connection reset');
      if (fault === 'portal') return new Response('<html>Please log in</html>', { status: 200 });
      if (fault === 'busy') return Response.json({}, { status: 503 });
      if (fault === 'duplicate') await reach(input, init);
      const response = await reach(input, init);
      if (fault === 'lost answer') throw new TypeError('connection lost');
      if (fault === 'truncated')
        return new Response((await response.text()).slice(0, 12), response);
      return response;
    };

    const storage = memoryStorage();
    const tab = tabs();
    const saidSent: string[] = [];
    const page = openPage(ENDPOINT, {
      drafts: createDraftStore(createTextStore(() => storage)),
      channel: tab(),
      fetch: faulty,
      isOnline: () => !random.chance(0.1),
      sleep: () => Promise.resolve(),
      requestSync: () => Promise.resolve(false),
    });
    const outboxOfPage = await page.outbox();
    outboxOfPage.on('ENQUIRY.SENT', ({ receipt }) => {
      saidSent.push(receipt);
    });

    const { form, fill, submit } = await page.openForm();
    form.on('ENQUIRY.SENT', ({ receipt }) => {
      saidSent.push(receipt);
    });
    let kept = 0;
    for (let number = 0; number < ENQUIRIES; number += 1) {
      // Remove what is left of the previous enquiry.
      form.send({ type: 'DRAFT.DISCARDED' });
      fill({ message: `Enquiry ${number}` });
      for (;;) {
        submit();
        await until(() => selectSubmission(form.getSnapshot()) !== 'submitting');
        const end = selectSubmission(form.getSnapshot());
        // The visitor reads "Please try again" and tries again.
        if (end === 'error') continue;
        expect(['success', 'queued']).toContain(end);
        if (end === 'queued') kept += 1;
        break;
      }
    }
    const outbox = createOutboxStore();
    const waiting = async () =>
      (await outbox.readAll()).filter(({ status }) => status === 'waiting').length;
    for (let passes = 0; (await waiting()) > 0; passes += 1) {
      expect(passes).toBeLessThan(200);
      // A worker and a page flush at the same time.
      await Promise.all([
        flushOutbox({ fetch: faulty, channel: tab() }),
        flushOutbox({ fetch: faulty, channel: tab() }),
      ]);
    }
    await until(() => outboxOfPage.getSnapshot().context.items.length === 0);

    const rows = await stored.list();
    expect(rows.map(({ message }) => message).toSorted()).toEqual(
      Array.from({ length: ENQUIRIES }, (_, number) => `Enquiry ${number}`).toSorted(),
    );
    const receipts = new Set(rows.map(({ receipt }) => receipt));
    expect(saidSent.filter((receipt) => !receipts.has(receipt))).toEqual([]);
    // The run is meaningful only if every fault occurred and the outbox was used.
    expect([...seen].toSorted()).toEqual([...FAULTS].toSorted());
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(ENQUIRIES);
  });
});
