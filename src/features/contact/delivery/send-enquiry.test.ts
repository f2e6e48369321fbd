import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { newRecord } from '#machines/outbox/index.ts';
import type { EnquiryRecord, SendOutcome } from '#machines/outbox/index.ts';
import { record, SENT, UNANSWERED } from '#machines/outbox/testing/device.ts';
import { settle } from '#machines/testing/index.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';
import { cancelEnquiry, postTo, sendEnquiry, sendWaiting } from './send-enquiry.ts';
import { answer, freshDevice, newDevice, written } from './testing/deps.ts';

describe('the sender', () => {
  it('does not repeat what another has just tried in vain', async () => {
    const device = newDevice();
    device.outcomes = [UNANSWERED];
    await device.put();
    await Promise.all([sendEnquiry(record(), device), sendEnquiry(record(), device)]);
    expect(device.posted).toEqual(['one']);
    expect((await device.store.read('one'))?.attempts).toBe(1);
  });

  it.each<[string, EnquiryRecord | null]>([
    ['was removed', null],
    ['was sent', record({ status: 'sent' })],
    ['was refused', record({ status: 'refused' })],
    ['has expired', record({ status: 'expired' })],
  ])('leaves alone an enquiry that %s in the meantime', async (_, stored) => {
    const device = newDevice();
    if (stored !== null) await device.put(stored);
    await sendEnquiry(record(), device);
    expect(device.posted).toEqual([]);
  });

  it('sends again what was refused, when asked to', async () => {
    const device = newDevice();
    await device.put({ status: 'refused' });
    await sendEnquiry(record({ status: 'refused' }), device);
    expect(device.posted).toEqual(['one']);
  });

  it.each<[SendOutcome, string | undefined]>([
    [UNANSWERED, undefined],
    [SENT, 'sent'],
  ])(
    'without locks: what was removed during an attempt that ended with %j is %s',
    async (end, status) => {
      const device = newDevice();
      const outcome = Promise.withResolvers<SendOutcome>();
      device.outcomes = [outcome.promise];
      await device.put();
      const sending = sendEnquiry(record(), device);
      await settle();
      await device.store.change('one', () => null);
      outcome.resolve(end);
      await sending;
      expect((await device.store.read('one'))?.status).toBe(status);
    },
  );
});

describe('canceling', () => {
  it('removes what waits, and what is not there is canceled', async () => {
    const device = newDevice();
    await device.put();
    expect(await cancelEnquiry('one', device)).toBe(true);
    expect(await device.store.readAll()).toEqual([]);
    expect(await cancelEnquiry('one', device)).toBe(true);
  });

  it('waits for the attempt that is being made, and does not call canceled what that has sent', async () => {
    const device = newDevice();
    await device.put();
    const [, isCanceled] = await Promise.all([
      sendEnquiry(record(), device),
      cancelEnquiry('one', device),
    ]);
    expect(isCanceled).toBe(false);
    expect((await device.store.read('one'))?.status).toBe('sent');
  });

  it('fails if the device cannot remove it: it would be sent later', async () => {
    const device = newDevice();
    const store = { ...device.store, change: () => Promise.reject(new Error('no disk')) };
    expect(await cancelEnquiry('one', { ...device, store })).toBe(false);
  });
});

describe('the service worker', () => {
  beforeEach(freshDevice);

  async function storeOf(keys: readonly string[], endpoint = '/enquiries') {
    const store = openEnquiryDatabase();
    for (const key of keys) {
      await store.change(key, () => newRecord({ key, values: written, signals: null }, Date.now()));
    }
    if (endpoint !== '') await store.keepEndpoint(endpoint);
    return store;
  }

  it('sends everything that waits, whenever it would be due', async () => {
    const store = await storeOf(['one', 'two']);
    await store.change('two', (current) => current && { ...current, dueAt: Date.now() + 60_000 });
    await sendWaiting(store, async () => answer(201, { receipt: 'R-1' }));
    expect((await store.readAll()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('fails while any waits, so that the browser tries again; the others are sent', async () => {
    const store = await storeOf(['one', 'two']);
    const once = [answer(201, { receipt: 'R-1' }), answer(503, {})];
    const sending = sendWaiting(store, async () => once.pop() ?? answer(503, {}));
    await expect(sending).rejects.toThrow(
      '1 of the enquiries on this device could not be sent yet',
    );
  });

  it('does nothing until a page has said where to, and nothing when nothing waits', async () => {
    await expect(sendWaiting(await storeOf(['one'], ''))).rejects.toThrow('1 of the enquiries');
    freshDevice();
    await sendWaiting(await storeOf([]), () => expect.fail('nothing to send'));
  });
});

const ENDPOINT = 'https://receiver.example/enquiries';
const enquiry = newRecord({ key: '0b3f5b1e', values: written, signals: null }, 0);

const post = (respond: () => Response | Promise<Response>): Promise<SendOutcome> =>
  postTo(ENDPOINT, () => Promise.resolve().then(respond))(enquiry);

describe('the request', () => {
  const sentWith = async (more: Partial<EnquiryRecord>) => {
    const calls: Request[] = [];
    await postTo(ENDPOINT, (request, init) => {
      calls.push(new Request(request, init));
      return Promise.resolve(answer(201, { receipt: 'R' }));
    })({ ...enquiry, ...more });
    expect(calls).toHaveLength(1);
    return calls[0] ?? expect.fail('nothing was sent');
  };

  it('is one JSON POST with its key, without cookies', async () => {
    const request = await sentWith({});
    expect(request.method).toBe('POST');
    expect(request.url).toBe(ENDPOINT);
    expect(request.credentials).toBe('omit');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(request.headers.get('Idempotency-Key')).toBe(enquiry.key);
    // Repeated in the body: a proxy may strip headers that it does not know.
    expect(await request.json()).toEqual({ ...written, key: enquiry.key });
  });

  it('outlives the page at the first attempt, unless it is longer than browsers allow for that', async () => {
    expect((await sentWith({})).keepalive).toBe(true);
    expect((await sentWith({ values: { message: 'x'.repeat(20_000) } })).keepalive).toBe(false);
    expect((await sentWith({ attempts: 1 })).keepalive).toBe(false);
  });

  it('includes the honeypot and the time taken', async () => {
    const request = await sentWith({ signals: { website: 'x', elapsed: 4321 } });
    expect(await request.json()).toMatchObject({ ...written, website: 'x', elapsed: 4321 });
  });
});

const refusedAs = (status: number): SendOutcome => ({
  outcome: 'refused',
  errors: { enquiry: expect.stringContaining(`error ${status}`) as string },
});

describe('the outcome', () => {
  it.each<[string, () => Response | Promise<Response>, SendOutcome]>([
    ['a new receipt', () => answer(201, { receipt: 'R-1' }), { outcome: 'sent', receipt: 'R-1' }],
    [
      'the same receipt',
      () => answer(200, { receipt: 'R-1' }),
      { outcome: 'sent', receipt: 'R-1' },
    ],
    ['a page of a captive portal', () => answer(200, '<html>'), UNANSWERED],
    ['success without a receipt', () => answer(201, { ok: true }), UNANSWERED],
    ['an empty receipt', () => answer(201, { receipt: '' }), UNANSWERED],
    ['an answer cut short', () => answer(201, '{"receipt":"R-'), UNANSWERED],
    ['a gateway without its server', () => answer(502, '<html>'), UNANSWERED],
    ['a gateway that timed out', () => answer(504, ''), UNANSWERED],
    ['a network that wants a login', () => answer(511, '<html>'), UNANSWERED],
    ['a filter’s page', () => answer(403, '<html>Blocked'), UNANSWERED],
    ['a proxy’s login', () => answer(407, ''), UNANSWERED],
    ['a page of the law', () => answer(451, '<html>'), UNANSWERED],
    ['a lost network', () => Promise.reject(new TypeError('fetch')), UNANSWERED],
    [
      'wrong fields',
      () => answer(422, { fields: { workEmail: 'No address', subscribe: 7 } }),
      { outcome: 'refused', errors: { workEmail: 'No address' } },
    ],
    [
      'another content under the same key',
      () => answer(422, { error: 'idempotency-key-reused' }),
      refusedAs(422),
    ],
    [
      'too large a body',
      () => answer(413, { message: 'Larger than 16 KB.' }),
      { outcome: 'refused', errors: { message: 'Larger than 16 KB.' } },
    ],
    [
      'too many enquiries',
      () => answer(429, {}, { 'Retry-After': '120' }),
      { outcome: 'postponed', status: 429, retryAfterMs: 120_000 },
    ],
    ['a defect', () => answer(500, 'oops'), { outcome: 'postponed', status: 500, retryAfterMs: 0 }],
    ['a wrong origin', () => answer(403, {}), refusedAs(403)],
    [
      'a date that has passed',
      () => answer(503, {}, { 'Retry-After': 'Fri, 31 Dec 1999 23:59:59 GMT' }),
      { outcome: 'postponed', status: 503, retryAfterMs: 0 },
    ],
  ])('%s', async (_, respond, outcome) => {
    expect(await post(respond)).toEqual(outcome);
  });

  it('converts a retry date to a delay from now', async () => {
    const date = new Date(Date.now() + 120_000).toUTCString();
    const outcome = await post(() => answer(503, {}, { 'Retry-After': date }));
    expect(outcome).toMatchObject({ outcome: 'postponed', status: 503 });
    const { retryAfterMs } = outcome as { readonly retryAfterMs: number };
    // An HTTP date has whole seconds, and the test takes a moment.
    expect(retryAfterMs).toBeGreaterThan(60_000);
    expect(retryAfterMs).toBeLessThanOrEqual(120_000);
  });

  it.each([-365, 365])(
    'measures a retry date by the server’s time if the device’s clock is %d days off',
    async (days) => {
      const server = Date.now() + days * 86_400_000;
      const dates = {
        Date: new Date(server).toUTCString(),
        'Retry-After': new Date(server + 120_000).toUTCString(),
      };
      expect(await post(() => answer(503, {}, dates))).toEqual({
        outcome: 'postponed',
        status: 503,
        retryAfterMs: 120_000,
      });
    },
  );

  it('is "unanswered" if the body is truncated', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await post(() => new Response(broken, { status: 201 }))).toEqual(UNANSWERED);
  });

  it('is "unanswered" if the response comes after the time limit', async () => {
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
      });
    const outcome = await postTo(ENDPOINT, never, 20)(enquiry);
    expect(outcome).toEqual(UNANSWERED);
  });

  it('is never "sent" without a receipt, and never an exception, whatever the response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
        fc.oneof(fc.string(), fc.json(), fc.constant('{"receipt":"R"}')),
        async (status, body) => {
          const outcome = await post(() => new Response(body, { status }));
          if (outcome.outcome !== 'sent') return;
          expect([200, 201]).toContain(status);
          expect(JSON.parse(body)).toMatchObject({ receipt: outcome.receipt });
        },
      ),
      { numRuns: 500 },
    );
  });
});
