import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postEnquiry } from './post-enquiry.ts';
import type { PostOutcome } from './post-enquiry.ts';
import { answer, written } from './testing/deps.ts';

const posting = {
  endpoint: 'https://receiver.example/enquiries',
  idempotencyKey: '0b3f5b1e-8f7e-4c39-9d0e-4e0f9d1c2a3b',
  enquiry: written,
};

const post = (respond: () => Response | Promise<Response>): Promise<PostOutcome> =>
  postEnquiry(posting, { fetch: () => Promise.resolve().then(respond) });

describe('the request', () => {
  const sentWith = async (more: object) => {
    const calls: Request[] = [];
    await postEnquiry(
      { ...posting, ...more },
      {
        fetch: (input, init) => {
          calls.push(new Request(input, init));
          return Promise.resolve(answer(201, { receipt: 'R' }));
        },
      },
    );
    expect(calls).toHaveLength(1);
    return calls[0] ?? expect.fail('nothing was sent');
  };

  it('is one JSON POST with its key, without cookies', async () => {
    const request = await sentWith({});
    expect(request.method).toBe('POST');
    expect(request.url).toBe(posting.endpoint);
    expect(request.credentials).toBe('omit');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(request.headers.get('Idempotency-Key')).toBe(posting.idempotencyKey);
    // Repeated in the body: a proxy may strip headers that it does not know.
    expect(await request.json()).toEqual({ ...written, key: posting.idempotencyKey });
  });

  it('outlives the page when the form sends it, unless it is longer than browsers allow for that', async () => {
    const spamSignals = { website: '', elapsed: 4321 };
    expect((await sentWith({ spamSignals })).keepalive).toBe(true);
    const enquiry = { ...written, message: 'x'.repeat(20_000) };
    expect((await sentWith({ spamSignals, enquiry })).keepalive).toBe(false);
    // The outbox has stored it.
    expect((await sentWith({})).keepalive).toBe(false);
  });

  it('includes the honeypot and the time taken, when sent by the form itself', async () => {
    const request = await sentWith({ spamSignals: { website: 'x', elapsed: 4321 } });
    expect(await request.json()).toMatchObject({ ...written, website: 'x', elapsed: 4321 });
  });
});

describe('the outcome', () => {
  it.each<[string, () => Response | Promise<Response>, PostOutcome]>([
    ['a new receipt', () => answer(201, { receipt: 'R-1' }), { kind: 'sent', receipt: 'R-1' }],
    ['the same receipt', () => answer(200, { receipt: 'R-1' }), { kind: 'sent', receipt: 'R-1' }],
    ['a page of a captive portal', () => answer(200, '<html>'), { kind: 'unanswered' }],
    ['success without a receipt', () => answer(201, { ok: true }), { kind: 'unanswered' }],
    ['an empty receipt', () => answer(201, { receipt: '' }), { kind: 'unanswered' }],
    ['an answer cut short', () => answer(201, '{"receipt":"R-'), { kind: 'unanswered' }],
    ['a gateway without its server', () => answer(502, '<html>'), { kind: 'unanswered' }],
    ['a gateway that timed out', () => answer(504, ''), { kind: 'unanswered' }],
    ['a network that wants a login', () => answer(511, '<html>'), { kind: 'unanswered' }],
    ['a filter’s page', () => answer(403, '<html>Blocked'), { kind: 'unanswered' }],
    ['a proxy’s login', () => answer(407, ''), { kind: 'unanswered' }],
    ['a page of the law', () => answer(451, '<html>'), { kind: 'unanswered' }],
    ['a lost network', () => Promise.reject(new TypeError('fetch')), { kind: 'unanswered' }],
    [
      'wrong fields',
      () => answer(422, { fields: { workEmail: 'No address', subscribe: 7 } }),
      { kind: 'refused', errors: { workEmail: 'No address' } },
    ],
    [
      'another content under the same key',
      () => answer(422, { error: 'idempotency-key-reused' }),
      { kind: 'refused', errors: {} },
    ],
    [
      'too large a body',
      () => answer(413, { message: 'Larger than 16 KB.' }),
      { kind: 'refused', errors: { message: 'Larger than 16 KB.' } },
    ],
    [
      'too many enquiries',
      () => answer(429, {}, { 'Retry-After': '120' }),
      { kind: 'limited', retryAfterMs: 120_000 },
    ],
    [
      'a full disk',
      () => answer(503, {}, { 'Retry-After': '30' }),
      { kind: 'failed', status: 503, retryAfterMs: 30_000 },
    ],
    ['a defect', () => answer(500, 'oops'), { kind: 'failed', status: 500, retryAfterMs: 0 }],
    ['a wrong origin', () => answer(403, {}), { kind: 'failed', status: 403, retryAfterMs: 0 }],
    [
      'a date that has passed',
      () => answer(503, {}, { 'Retry-After': 'Fri, 31 Dec 1999 23:59:59 GMT' }),
      { kind: 'failed', status: 503, retryAfterMs: 0 },
    ],
  ])('%s', async (_, respond, outcome) => {
    expect(await post(respond)).toEqual(outcome);
  });

  it('converts a retry date to a delay from now', async () => {
    const date = new Date(Date.now() + 120_000).toUTCString();
    const outcome = await post(() => answer(503, {}, { 'Retry-After': date }));
    expect(outcome).toMatchObject({ kind: 'failed', status: 503 });
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
        kind: 'failed',
        status: 503,
        retryAfterMs: 120_000,
      });
    },
  );

  it('is "unanswered" if the body is truncated', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await post(() => new Response(broken, { status: 201 }))).toEqual({ kind: 'unanswered' });
  });

  it('is "unanswered" if the response comes after the time limit', async () => {
    const outcome = await postEnquiry(posting, {
      tryMs: 20,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
        }),
    });
    expect(outcome).toEqual({ kind: 'unanswered' });
  });

  it('is never "sent" without a receipt, and never an exception, whatever the response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
        fc.oneof(fc.string(), fc.json(), fc.constant('{"receipt":"R"}')),
        async (status, body) => {
          const outcome = await post(() => new Response(body, { status }));
          if (outcome.kind !== 'sent') return;
          expect([200, 201]).toContain(status);
          expect(JSON.parse(body)).toMatchObject({ receipt: outcome.receipt });
        },
      ),
      { numRuns: 500 },
    );
  });
});
