import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkEnquiry } from '#src/content/enquiry.ts';
import { createApp } from '#server/app.ts';
import { listen, type Listening } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/http/site.ts';
import { someEnquiry, temporaryFolder } from '#server/testing/enquiries.ts';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { openStore } from '#server/testing/stores.ts';
import { PLAIN_FORM_PAGE } from './plain-page.ts';
import type { ReceiverOptions } from './receiver.ts';
import type { EnquiryStore } from './store.ts';

const SITE = 'https://www.hause.example';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const HTML = { Accept: 'text/html,application/xhtml+xml' };

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let server: Listening;
let build: TestBuild | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  store = openStore(folder.path);
});
afterEach(async () => {
  await server.close();
  build?.remove();
  build = undefined;
  folder.remove();
});

/** A per-address limit. */
const atMost = (limit: number) => ({
  budgets: () => [{ kind: 'enquiry', ipv4Bits: 32, ipv6Bits: 64, limit } as const],
});
const MANY = atMost(1_000);

type Options = Omit<ReceiverOptions, 'store' | 'headerSource' | 'pages'>;

async function startEmbedded(
  options: Options = MANY,
  content: Parameters<typeof makeBuild>[0] = {},
) {
  build = await makeBuild({ isCompressed: false, ...content });
  const app = createApp({
    site: createSite({ distDir: build.distDir, metaFile: build.metaFile }),
    receiver: { store, ...options },
  });
  server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
}

async function startAlone(options: Options = MANY) {
  const app = createApp({ receiver: { store, ...options, allowedOrigins: [SITE] } });
  server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
}

interface Posting {
  readonly body?: unknown;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

/** Posts JSON as the page does; a string or bytes are sent unchanged. */
async function post({ body = someEnquiry(), key = randomUUID(), headers = {} }: Posting = {}) {
  const response = await fetch(`${server.url}/enquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...JSON_TYPE, ...(key !== null && { 'Idempotency-Key': key }), ...headers },
    body:
      typeof body === 'string' || body instanceof Uint8Array
        ? (body as BodyInit)
        : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return post({
    body: new URLSearchParams(fields).toString(),
    key: null,
    headers: { ...FORM_TYPE, ...HTML, ...headers },
  });
}

describe('an enquiry as JSON', () => {
  it('is stored trimmed and acknowledged with a receipt', async () => {
    await startEmbedded();
    const answer = await post({ body: someEnquiry({ fullName: '  Ada Lovelace ' }) });
    expect(answer.status).toBe(201);
    expect(answer.json['receipt']).toMatch(/^H-[0-9A-Z]{5}-[0-9A-Z]{5}$/u);
    expect(new Date(String(answer.json['receivedAt'])).getTime()).toBeCloseTo(Date.now(), -4);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await store.list()).toEqual([
      {
        ...someEnquiry(),
        marks: '',
        handling: 'new',
        subscription: 'none',
        deliveries: [],
        ...answer.json,
      },
    ]);
  });

  it('is stored once, with the same receipt, no matter how often it is sent', async () => {
    await startEmbedded();
    const key = randomUUID();
    const first = await post({ key });
    const again = await post({ key: key.toUpperCase() });
    const quoted = await post({ key: `"${key}"` });
    expect([first.status, again.status, quoted.status]).toEqual([201, 200, 200]);
    expect(again.json).toEqual(first.json);
    expect(quoted.json).toEqual(first.json);
    expect(await store.list()).toHaveLength(1);
  });

  it('is stored once even if a proxy strips its key header', async () => {
    await startEmbedded();
    const key = randomUUID();
    const first = await post({ key });
    const without = { key: null, body: { ...someEnquiry(), key } };
    const answers = [await post(without), await post(without)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ json }) => json)).toEqual([first.json, first.json]);
    expect(await store.list()).toHaveLength(1);
    const wrong = await post({ key: null, body: { ...someEnquiry(), key: 'one' } });
    expect(wrong.json['code'] ?? wrong.json['error']).toBe('idempotency-key-invalid');
  });

  it('is rejected under a key that another enquiry has used', async () => {
    await startEmbedded();
    const key = randomUUID();
    await post({ key });
    const other = await post({ key, body: someEnquiry({ message: 'Something else' }) });
    expect([other.status, other.json['error']]).toEqual([422, 'idempotency-key-reused']);
    expect(other.json['message']).toContain('Send it with a new one.');
    expect(await store.list()).toHaveLength(1);
  });

  it('gets the page’s own message for each invalid field', async () => {
    await startEmbedded();
    const body = someEnquiry({ fullName: 'A', workEmail: 'nowhere', contactNo: '12\r\n3456' });
    const answer = await post({ body });
    expect([answer.status, answer.json['error']]).toEqual([422, 'invalid-enquiry']);
    expect(answer.json['fields']).toEqual({
      fullName: 'Name must be at least 2 characters',
      workEmail: 'Please enter a valid email address',
      contactNo: 'Please keep this on one line',
    });
    expect(await store.list()).toEqual([]);
  });

  it.each([null, [], 'text', 42, {}, { fullName: ['a', 'b'] }, { message: { toString: 1 } }])(
    'whose body is %j gets the same verdict as on the page, and no server error',
    async (body) => {
      await startEmbedded();
      const verdict = checkEnquiry(body);
      const answer = await post({ body: JSON.stringify(body) });
      expect(answer.status).toBe(422);
      expect(answer.json['fields']).toEqual(verdict.ok ? undefined : verdict.errors);
    },
  );

  it('from a bot is flagged and stored', async () => {
    await startEmbedded();
    await post({ body: { ...someEnquiry(), website: 'https://spam.example', elapsed: 20 } });
    await post({ body: { ...someEnquiry(), website: '', elapsed: 60_000 } });
    expect((await store.list()).map(({ marks }) => marks).toSorted()).toEqual([
      '',
      'honeypot fast',
    ]);
  });
});

describe('an unreadable request gets a clear response', () => {
  beforeEach(() => startEmbedded());

  const cases: [string, Posting, number, string, RegExp][] = [
    ['broken JSON', { body: '{"fullName":' }, 400, 'malformed-json', /Check it for a missing/u],
    ['no body', { body: '' }, 400, 'malformed-json', /not JSON/u],
    [
      '8,000 levels of brackets',
      { body: '['.repeat(8_000) + ']'.repeat(8_000) },
      422,
      'invalid-enquiry',
      /not a set of fields|not valid/u,
    ],
    [
      'bytes that are not text',
      { body: Uint8Array.of(0x22, 0xff, 0x22) },
      400,
      'malformed-text',
      /UTF-8/u,
    ],
    ['no key', { key: null }, 400, 'idempotency-key-missing', /Make a UUID/u],
    ['a key that is not a UUID', { key: 'one' }, 400, 'idempotency-key-invalid', /randomUUID/u],
    [
      'an unsupported type',
      { headers: { 'Content-Type': 'text/plain' } },
      415,
      'unsupported-media-type',
      /application\/json/u,
    ],
    [
      'a file upload',
      { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
      415,
      'unsupported-media-type',
      /urlencoded/u,
    ],
    [
      'an unsupported character set',
      { headers: { 'Content-Type': 'application/json; charset=utf-16' } },
      415,
      'unsupported-media-type',
      /UTF-8/u,
    ],
    [
      'a compressed body',
      { headers: { 'Content-Encoding': 'gzip' } },
      415,
      'unsupported-media-type',
      /uncompressed/u,
    ],
    [
      '60 KB',
      { body: someEnquiry({ message: 'x'.repeat(60_000) }) },
      413,
      'body-too-large',
      /54 KB/u,
    ],
    [
      'another site',
      { headers: { Origin: 'https://evil.example' } },
      403,
      'wrong-origin',
      /contact page/u,
    ],
    ['a page without an origin', { headers: { Origin: 'null' } }, 403, 'wrong-origin', /null/u],
    [
      'a cross-site fetch',
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
      403,
      'wrong-origin',
      /cross-site/u,
    ],
  ];
  it.each(cases)('%s', async (_, posting, status, error, message) => {
    const answer = await post(posting);
    expect([answer.status, answer.json['error']]).toEqual([status, error]);
    expect(answer.json['message']).toMatch(message);
    expect(await store.list()).toEqual([]);
  });

  it('20 MB, with or without a Content-Length: 413 without reading it all', async () => {
    const body = Buffer.alloc(20 * 1024 * 1024, 'x');
    expect((await post({ body })).status).toBe(413);
    const chunked = await fetch(`${server.url}/enquiries`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  it('other methods for the newsletter’s page: 405 with Allow', async () => {
    const page = `${server.url}/enquiries/newsletter?token=${'A'.repeat(43)}`;
    const answers = await Promise.all(
      ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => fetch(page, { method })),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [404, null],
      [404, null],
      [405, 'GET, HEAD, POST'],
      [405, 'GET, HEAD, POST'],
    ]);
  });

  it('other methods: 405 with Allow; a browser is redirected to the form', async () => {
    const answer = await fetch(`${server.url}/enquiries`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const put = await fetch(`${server.url}/enquiries`, { method: 'PUT' });
    expect(await put.text()).toContain('PUT is not supported');
    const reload = await fetch(`${server.url}/enquiries`, { headers: HTML, redirect: 'manual' });
    expect([reload.status, reload.headers.get('location')]).toEqual([303, '/contact-us']);
  });
});

it('a request whose body never ends gets a 408 after the deadline, and its connection is closed', async () => {
  await startEmbedded({ ...MANY, bodyDeadlineMs: 300 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /enquiries HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Length: 1000\r\n\r\n{"fullName":`,
  );
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 408 /u);
  expect(received).toContain('"error":"body-too-slow"');
});

describe('an enquiry is accepted from', () => {
  it('the site’s own pages, by Origin or by Sec-Fetch-Site', async () => {
    await startEmbedded();
    expect((await post({ headers: { Origin: server.url } })).status).toBe(201);
    const behindProxy = { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' };
    expect((await post({ headers: behindProxy })).status).toBe(201);
    const sameHostOtherScheme = { Origin: server.url, 'Sec-Fetch-Site': 'cross-site' };
    expect((await post({ headers: sameHostOtherScheme })).status).toBe(403);
  });

  it('exactly the allowed origin, through CORS, when the receiver is standalone', async () => {
    await startAlone();
    const preflight = (origin: string) =>
      fetch(`${server.url}/enquiries`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
      });
    const allowed = await preflight(SITE);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    for (const origin of [`${SITE}.evil.example`, 'http://www.hause.example', `${SITE}:444`]) {
      const refused = await preflight(origin);
      expect([origin, refused.status]).toEqual([origin, 403]);
      const answer = await post({ headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        403,
        SITE,
      ]);
    }
    const answer = await post({ headers: { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, SITE]);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('nowhere, when the site simulates delivery', async () => {
    await startEmbedded(MANY, { manifest: { enquiry: 'simulated' } });
    expect((await post()).status).toBe(405);
    expect((await fetch(`${server.url}/enquiries`)).status).toBe(404);
    expect(await store.list()).toEqual([]);
  });
});

describe('an enquiry with every field at its limit', () => {
  const long = (letter: string, changes = {}) =>
    someEnquiry({
      fullName: letter.repeat(200),
      hearAboutUs: letter.repeat(300),
      message: letter.repeat(5_000),
      ...changes,
    });

  it.each(['x', 'é', 'क', '漢'])(
    'in letters such as %s arrives, as JSON and as a plain form',
    async (letter) => {
      await startEmbedded();
      expect((await post({ body: long(letter) })).status).toBe(201);
      const fields = long(letter, { fullName: letter.repeat(199) });
      const { subscribe: _, ...texts } = fields;
      const answer = await postForm(texts as Record<string, string>);
      expect(answer.status).toBe(200);
      const stored = await store.list();
      expect(stored.map(({ message }) => message)).toEqual([fields.message, fields.message]);
    },
  );
});

describe('the rate limit', () => {
  it('accepts five in ten minutes, then says when to retry', async () => {
    let time = Date.now();
    await store.close();
    store = openStore(folder.path, () => time);
    await startEmbedded({});
    for (let count = 0; count < 5; count += 1) {
      expect((await post()).status).toBe(201);
      time += 60_000;
    }
    const sixth = await post();
    expect([sixth.status, sixth.json['error']]).toEqual([429, 'rate-limited']);
    expect(sixth.headers.get('retry-after')).toBe('300');
    expect(sixth.json['message']).toContain('in 5 minutes');
    time += 301_000;
    expect((await post()).status).toBe(201);
  });

  it('trusts the configured number of proxies, and no forged address', async () => {
    await startEmbedded({
      ...atMost(1),
      trustedProxies: readSettings({ TRUSTED_PROXIES: 'loopback' }).trustedProxies,
    });
    const from = (forwarded: string) => post({ headers: { 'X-Forwarded-For': forwarded } });
    expect((await from('203.0.113.1')).status).toBe(201);
    expect((await from('198.51.100.7, 203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.1, 203.0.113.2')).status).toBe(201);
  });
});

describe('a plain form, without JavaScript', () => {
  const FIELDS = {
    fullName: 'Ada Lovelace',
    workEmail: 'ada@engines.example',
    contactNo: '+44 20 7946 0000',
    hearAboutUs: 'A colleague',
    representative: 'Higher education',
    message: 'Two lines\r\nof text',
    website: '',
  };
  const CONTACT = `<!doctype html><html lang="en"><head><title>Contact</title>
<script type="module" src="/assets/app.js"></script><script>document.documentElement.dataset.x="1"</script></head><body><header>Hause</header>
${/<form.*<\/form>/su.exec(PLAIN_FORM_PAGE)?.[0] ?? ''}</body></html>`;

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
    await postForm({ ...FIELDS, subscribe: 'on' });
    expect((await store.list())[1]?.subscribe).toBe(true);
  });

  it('sent again after midnight, within 24 hours, counts as one enquiry', async () => {
    let time = Date.UTC(2025, 5, 1, 23, 59, 50);
    const now = () => time;
    await store.close();
    store = openStore(folder.path, now);
    await startEmbedded({ ...MANY, now });
    const send = async () => {
      await postForm(FIELDS);
      return (await store.list()).length;
    };
    expect(await send()).toBe(1);
    time += 20_000;
    expect(await send()).toBe(1);
    time += 24 * 60 * 60_000;
    expect(await send()).toBe(2);
  });

  it('with mistakes gets the site’s own page back, with the errors and everything entered', async () => {
    await startEmbedded(MANY, { html: { '/contact-us': CONTACT } });
    const answer = await postForm({ ...FIELDS, fullName: '"><script>', workEmail: 'nowhere' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.text).toContain('<header>Hause</header>');
    expect(answer.text).toContain('<title>Error: Contact</title>');
    expect(answer.text).toContain('Please enter a valid email address');
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(answer.text).toContain('>\nTwo lines\nof text</textarea>');
    expect(answer.text).not.toContain('/assets/app.js');
    expect(await store.list()).toEqual([]);
  });

  it('over the rate limit keeps everything entered and says when to retry', async () => {
    await startEmbedded({ ...atMost(1) });
    await postForm(FIELDS);
    const answer = await postForm({ ...FIELDS, fullName: 'Grace Hopper' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(answer.text).toContain('value="Grace Hopper"');
    expect(answer.text).toContain('Please send it again in 10 minutes.');
  });

  it('gets a readable page for every other rejection too', async () => {
    await startEmbedded();
    const large = await postForm({ ...FIELDS, message: 'x'.repeat(60_000) });
    expect([large.status, large.text.includes('larger than 54 KB')]).toEqual([413, true]);
    const foreign = await postForm(FIELDS, { Origin: 'https://evil.example' });
    expect([foreign.status, foreign.text.includes('contact page')]).toEqual([403, true]);
  });

  it('to a standalone receiver gets the receiver’s own pages, which link back to the site', async () => {
    await startAlone();
    const origin = { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' };
    const wrong = await postForm({ ...FIELDS, fullName: '' }, origin);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="ada@engines.example"');
    const own = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
    const right = await postForm(FIELDS, own);
    expect(right.status).toBe(200);
    expect(right.text).toContain("Thank you for your message. We'll get back to you soon!");
    expect(right.text).toContain(`<a href="${SITE}/contact-us">`);
    expect(wrong.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`);
  });
});

it('a standalone receiver serves its health check and nothing else', async () => {
  await startAlone();
  expect(await (await fetch(`${server.url}/livez`)).json()).toEqual({ status: 'ok' });
  const nothing = await fetch(server.url);
  expect([nothing.status, ((await nothing.json()) as { error: string }).error]).toEqual([
    404,
    'not-found',
  ]);
});
