import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkEnquiry } from '#src/content/enquiry.ts';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { createSite } from '#server/http/site.ts';
import { someEnquiry, SITE } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { PLAIN_FORM_PAGE } from './plain-page.ts';
import { BODY_LIMIT } from './protocol.ts';
import type { ReceiverOptions } from './receiver.ts';
import type { EnquiryStore } from './store-in-sql.ts';

const OWN = 'http://127.0.0.1:4173';
const LARGEST = `${BODY_LIMIT / 1024} KB`;
const TOO_MUCH = 'x'.repeat(BODY_LIMIT + 1);
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*' };

const { log } = recordLog();

let store: EnquiryStore;
let app: ReturnType<typeof createApp>;
let build: TestBuild | undefined;

beforeEach(() => {
  store = testStore();
});
afterEach(() => {
  build?.remove();
  build = undefined;
});

const atMost = (limit: number) => ({
  budgets: () => [{ kind: 'enquiry', ipv4Bits: 32, ipv6Bits: 64, limit } as const],
});

type Options = Omit<ReceiverOptions, 'store' | 'log' | 'headerSource' | 'pages'>;

async function startEmbedded(options: Options = {}, content: Parameters<typeof makeBuild>[0] = {}) {
  build = await makeBuild(content);
  const site = createSite({ distDir: build.distDir });
  app = createApp({ site, receiver: { store, log, ...atMost(1_000), ...options } });
}

function startAlone() {
  app = createApp({ receiver: { store, log, ...atMost(1_000), allowedOrigins: [SITE] } });
}

async function ask(path: string, init: RequestInit = {}) {
  const headers = Object.fromEntries(new Headers(init.headers));
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
  return app.fetch(new Request(OWN + path, init), { incoming });
}

interface Posting {
  readonly body?: unknown;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

/** Posts JSON as the page does; a string or bytes are sent unchanged. */
async function post({ body = someEnquiry(), key = randomUUID(), headers = {} }: Posting = {}) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await ask('/enquiries', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== null && { 'Idempotency-Key': key }),
      ...headers,
    },
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const json = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, text, json };
}

const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post({
    body: new URLSearchParams(fields).toString(),
    key: null,
    headers: { ...FORM, ...headers },
  });

describe('an enquiry as JSON', () => {
  beforeEach(() => startEmbedded());

  it('is stored trimmed and acknowledged with a receipt', async () => {
    const answer = await post({ body: someEnquiry({ fullName: '  Ada Lovelace ' }) });
    expect(answer.status).toBe(201);
    expect(answer.json['receipt']).toMatch(/^H-[0-9A-Z]{5}-[0-9A-Z]{5}$/u);
    expect(new Date(String(answer.json['receivedAt'])).getTime()).toBeCloseTo(Date.now(), -4);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const state = { marks: '', subscription: 'none', deliveries: [] };
    expect(await store.list()).toEqual([{ ...someEnquiry(), ...state, ...answer.json }]);
  });

  it('is stored once, also if a proxy strips its key header, and rejected under a used key', async () => {
    const key = randomUUID();
    const first = await post({ key });
    expect(first.status).toBe(201);
    for (const again of [
      { key: key.toUpperCase() },
      { key: `"${key}"` },
      { key: null, body: { ...someEnquiry(), key } },
    ]) {
      const answer = await post(again);
      expect([answer.status, answer.json]).toEqual([200, first.json]);
    }
    const other = await post({ key, body: someEnquiry({ message: 'Something else' }) });
    expect([other.status, other.json['error']]).toEqual([422, 'idempotency-key-reused']);
    expect(await store.list()).toHaveLength(1);
  });

  it.each([
    null,
    [],
    42,
    { fullName: ['a', 'b'] },
    { message: { toString: 1 } },
    someEnquiry({ fullName: 'A', workEmail: 'nowhere', contactNo: '12\r\n3456' }),
  ])('whose body is %j gets the same messages as on the page', async (body) => {
    const verdict = checkEnquiry(body);
    const answer = await post({ body: JSON.stringify(body) });
    expect([answer.status, answer.json['error']]).toEqual([422, 'invalid-enquiry']);
    expect(answer.json['fields']).toEqual(verdict.ok ? undefined : verdict.errors);
    expect(await store.list()).toEqual([]);
  });

  it('from a bot is flagged and stored', async () => {
    await post({ body: { ...someEnquiry(), website: 'https://spam.example', elapsed: 20 } });
    await post({ body: { ...someEnquiry(), website: '', elapsed: 60_000 } });
    const marks = (await store.list()).map((one) => one.marks);
    expect(marks.toSorted()).toEqual(['', 'honeypot fast']);
  });
});

describe('an unreadable request gets a clear response', () => {
  beforeEach(() => startEmbedded());
  const typed = (type: string) => ({ headers: { 'Content-Type': type } });
  const DEEP = '['.repeat(8_000) + ']'.repeat(8_000);

  it.each<[string, Posting, number, string, RegExp]>([
    ['broken JSON', { body: '{"a":' }, 400, 'malformed-json', /Check it for a missing/u],
    ['no body', { body: '' }, 400, 'malformed-json', /not JSON/u],
    ['8,000 brackets', { body: DEEP }, 422, 'invalid-enquiry', /not valid/u],
    ['no text', { body: Uint8Array.of(0x22, 0xff) }, 400, 'malformed-text', /UTF-8/u],
    ['no key', { key: null }, 400, 'idempotency-key-missing', /Make a UUID/u],
    ['no UUID', { key: 'one' }, 400, 'idempotency-key-invalid', /randomUUID/u],
    ['a type', typed('text/plain'), 415, 'unsupported-media-type', /application\/json/u],
    ['files', typed('multipart/form-data; boundary=x'), 415, 'unsupported-media-type', /urlenc/u],
    ['UTF-16', typed('application/json; charset=utf-16'), 415, 'unsupported-media-type', /UTF-8/u],
    [
      'compression',
      { headers: { 'Content-Encoding': 'gzip' } },
      415,
      'unsupported-media-type',
      /uncompressed/u,
    ],
    ['too much', { body: TOO_MUCH }, 413, 'body-too-large', new RegExp(LARGEST, 'u')],
    ['a site', { headers: { Origin: 'https://a.example' } }, 403, 'wrong-origin', /contact page/u],
    ['no origin', { headers: { Origin: 'null' } }, 403, 'wrong-origin', /null/u],
    [
      'a cross-site fetch',
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
      403,
      'wrong-origin',
      /cross-site/u,
    ],
  ])('%s', async (_, posting, status, error, message) => {
    const answer = await post(posting);
    expect([answer.status, answer.json['error']]).toEqual([status, error]);
    expect(answer.json['message']).toMatch(message);
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['/enquiries', 'GET', {}, 405, 'POST, OPTIONS', null],
    ['/enquiries', 'PUT', {}, 405, 'POST, OPTIONS', null],
    // A browser is redirected to the form.
    ['/enquiries', 'GET', { Accept: 'text/html' }, 303, null, '/contact-us'],
    [`/enquiries/newsletter?token=${'A'.repeat(43)}`, 'HEAD', {}, 404, null, null],
    ['/enquiries/newsletter', 'PUT', {}, 405, 'GET, HEAD, POST', null],
  ] as const)('%s, %s, %j: %d', async (path, method, headers, status, allow, location) => {
    const answer = await ask(path, { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.headers.get('location')).toBe(location);
    const said = await answer.text();
    if (path === '/enquiries' && status === 405) expect(said).toContain(`${method} is not`);
  });
});

describe('over a connection', () => {
  const post = (from: string, type: string) =>
    `POST ${from} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n${type}\r\n\r\n{"fullName":`;

  it.each([
    ['never ends gets a 408 after the deadline', 'Content-Length: 1000', '', 408, 'body-too-slow'],
    ['is 20 MB gets a 413 at once', 'Content-Length: 20000000', '', 413, 'body-too-large'],
    [
      'turns out to be large gets a 413 without being read to its end',
      'Transfer-Encoding: chunked',
      `\r\n10000\r\n${'x'.repeat(65_536)}\r\n`,
      413,
      'body-too-large',
    ],
  ])('a body that %s, and the connection is closed', async (_, type, rest, status, error) => {
    await startEmbedded({ bodyDeadlineMs: 300 });
    const { url, close } = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const request = post('/enquiries', type);
    socket.write(rest === '' ? request : request.replace('{"fullName":', rest.trimStart()));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await once(socket, 'close');
    expect(received).toContain(`HTTP/1.1 ${status} `);
    expect(received).toContain(`"error":"${error}"`);
    await close();
  });
});

describe('an enquiry is accepted from', () => {
  it.each([
    ['the site’s own page', { Origin: OWN }, 201],
    ['it behind a proxy', { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' }, 201],
    ['no other scheme of its host', { Origin: OWN, 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s', async (_, headers, status) => {
    await startEmbedded();
    expect((await post({ headers })).status).toBe(status);
  });

  it.each([
    [SITE, 204, 201],
    [`${SITE}.evil.example`, 403, 403],
    ['http://www.hause.example', 403, 403],
    [`${SITE}:444`, 403, 403],
  ])('a site elsewhere only if it is allowed: %s', async (origin, preflight, status) => {
    startAlone();
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
    const asked = await ask('/enquiries', { method: 'OPTIONS', headers });
    expect(asked.status).toBe(preflight);
    if (preflight === 204) {
      expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    }
    const answer = await post({ headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('nowhere, when the site simulates delivery', async () => {
    await startEmbedded({}, { manifest: { enquiry: 'simulated' } });
    expect((await post()).status).toBe(405);
    expect((await ask('/enquiries')).status).toBe(404);
    expect(await store.list()).toEqual([]);
  });
});

it.each(['x', 'é', 'क', '漢'])(
  'every field at its limit in letters such as %s arrives, as JSON and as a plain form',
  async (letter) => {
    await startEmbedded();
    const { subscribe: _, ...fields } = someEnquiry({
      fullName: letter.repeat(200),
      hearAboutUs: letter.repeat(300),
      message: letter.repeat(5_000),
    });
    expect((await post({ body: fields })).status).toBe(201);
    const other = { ...fields, fullName: letter.repeat(199) };
    expect((await postForm(other as Record<string, string>)).status).toBe(200);
    const messages = (await store.list()).map(({ message }) => message);
    expect(messages).toEqual([fields.message, fields.message]);
  },
);

it('the rate limit accepts five in ten minutes, then says when to retry', async () => {
  let time = Date.now();
  store = testStore(undefined, () => time);
  app = createApp({ receiver: { store, log, allowedOrigins: [SITE] } });
  for (let count = 0; count < 5; count += 1) {
    expect((await post()).status).toBe(201);
    time += 60_000;
  }
  const sixth = await post();
  expect([sixth.status, sixth.json['error']]).toEqual([429, 'rate-limited']);
  expect(sixth.headers.get('retry-after')).toBe('300');
  expect(sixth.json['message']).toContain('in 5 minutes');
});

describe('a plain form, without JavaScript', () => {
  const FIELDS = {
    ...exampleEnquiry,
    representative: 'Higher education',
    message: 'Two lines\r\nof text',
    website: '',
  };

  it('is stored as if the page had sent it, and answered with a receipt', async () => {
    await startEmbedded();
    const answer = await postForm(FIELDS);
    expect(answer.status).toBe(200);
    const [kept] = await store.list();
    expect(answer.text).toContain(`<code>${kept?.receipt ?? 'no receipt'}</code>`);
    expect(answer.text).toContain('<a href="/contact-us">');
    expect(kept).toMatchObject({
      message: 'Two lines\nof text',
      representative: 'Higher education',
      subscribe: false,
      marks: '',
    });
    // A double click or a reload.
    expect((await postForm(FIELDS)).text).toBe(answer.text);
    await postForm({ ...FIELDS, subscribe: 'on' });
    expect((await store.list()).map(({ subscribe }) => subscribe)).toEqual([false, true]);
  });

  it('with mistakes gets the site’s own page back, with the errors and everything entered', async () => {
    const form = /<form.*<\/form>/su.exec(PLAIN_FORM_PAGE)?.[0] ?? '';
    const contact = `<!doctype html><title>Contact</title><script src="/assets/app.js"></script><header>Hause</header>${form}`;
    await startEmbedded({}, { html: { '/contact-us': contact } });
    const answer = await postForm({ ...FIELDS, fullName: '"><script>', workEmail: 'nowhere' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.text).toContain('<header>Hause</header>');
    expect(answer.text).toContain('Please enter a valid email address');
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['over the rate limit', {}, {}, 429, 'Please send it again in 10 minutes.'],
    ['too large', { message: TOO_MUCH }, {}, 413, `larger than ${LARGEST}`],
    ['from another site', {}, { Origin: 'https://evil.example' }, 403, 'contact page'],
  ])('%s gets a readable page', async (_, fields, headers, status, words) => {
    await startEmbedded(atMost(1));
    await postForm(FIELDS);
    const answer = await postForm({ ...FIELDS, fullName: 'Grace Hopper', ...fields }, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([
      status,
      status === 429 ? '600' : null,
    ]);
    expect(answer.text).toContain(words);
    if (status === 429) expect(answer.text).toContain('value="Grace Hopper"');
  });

  it('to a standalone receiver gets its own pages, which link back to the site', async () => {
    startAlone();
    const cross = { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' };
    const wrong = await postForm({ ...FIELDS, fullName: '' }, cross);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="ada@school.example"');
    expect(wrong.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`);
    const right = await postForm(FIELDS, { Origin: OWN, 'Sec-Fetch-Site': 'same-origin' });
    expect(right.status).toBe(200);
    expect(right.text).toContain("Thank you for your message. We'll get back to you soon!");
    expect(right.text).toContain(`<a href="${SITE}/contact-us">`);
  });
});

it('a standalone receiver serves its health check and nothing else', async () => {
  startAlone();
  expect(await (await ask('/livez')).json()).toEqual({ status: 'ok' });
  const nothing = await ask('/');
  expect([nothing.status, await nothing.json()]).toMatchObject([404, { error: 'not-found' }]);
});
