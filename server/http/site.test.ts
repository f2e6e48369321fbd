import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from './headers.ts';
import { listen } from '#server/listen.ts';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { createApp } from '#server/app.ts';
import { createSite, type Site } from './site.ts';

const SCRIPT = 'export const answer = 42; // '.padEnd(2_000, 'words and ');

let build: TestBuild;
let site: Site;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  build = await makeBuild({
    isCompressed: true,
    files: {
      'assets/index-AAA.js': SCRIPT,
      'art/hero-AAA.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'sw.js': 'self.skip = 1;',
      'manifest.webmanifest': '{"name":"Hause"}',
      'robots.txt': 'User-agent: *',
      _headers: 'not served',
      '.env': 'not served',
    },
  });
  writeFileSync(join(build.dataDir, '..', 'secret.txt'), 'secret');
  symlinkSync(join(build.dataDir, '..', 'secret.txt'), join(build.distDir, 'link.txt'));
  site = createSite(build);
  await site.settled;
  const app = createApp({ site });
  server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
});

afterAll(async () => {
  await server.close();
  build.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

/** Sends a raw request: fetch would decode, normalize and follow redirects. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(server.url, { path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body, text: body.toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

describe('what a visitor gets', () => {
  it('is each page at its canonical path, with all its headers', async () => {
    const answer = await ask('/k-12/ai-solutions?utm_source=letter');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>/k-12/ai-solutions</h1>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      ...lowerCase(headersFor('/k-12/ai-solutions', site.manifest)),
    });
  });

  it('is the not-found page with status 404 for an unknown path', async () => {
    const answer = await ask('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Oops! Page not found');
    expect(answer.headers).toMatchObject({
      ...lowerCase(headersFor('/', site.manifest)),
      'cache-control': 'no-store',
    });
  });

  it.each(['/assets/gone-123.js', '/art/gone-123.svg'])(
    'is a plain 404 for the missing file %s: HTML there would be parsed as a script',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['/k-12/ai-for-k12', '/k-12/ai-solutions'],
    ['/k-12/ai-for-k12/?gclid=x', '/k-12/ai-solutions?gclid=x'],
    ['/k-12/', '/k-12'],
    ['/k-12/?utm=a&b=c', '/k-12?utm=a&b=c'],
    ['/k-12.html', '/k-12'],
    ['/index.html', '/'],
  ])('is a permanent redirect from %s to %s', async (from, to) => {
    const answer = await ask(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  });

  it.each(['//evil.example/', '/%2F/evil.example/', '/\\evil.example/'])(
    'is no redirect to another site for %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.headers.location).toBeUndefined();
      expect([400, 404]).toContain(answer.status);
    },
  );
});

describe('what is never served', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/link.txt',
    '/.env',
    '/_headers',
    '/index.html.br',
    '/k-12%00',
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });

  it('an unreadable URL gets 400 with an explanation', async () => {
    const answer = await ask('/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('hexadecimal');
    expect((await ask('/', { Host: 'not a host' })).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'a %s to a page gets 405 with Allow',
    async (method) => {
      const answer = await ask('/k-12', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

const PATH = '/assets/index-AAA.js';
const size = SCRIPT.length;

it.each([
  ['br, gzip, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['', undefined, String],
  ['identity', undefined, String],
  ['br;q=0', undefined, String],
  ['br;q=0.1, identity', undefined, String],
  ['nonsense;;;q=x', undefined, String],
] as const)('Accept-Encoding "%s" gets %s, the same content', async (accept, coding, decode) => {
  const answer = await ask(PATH, { 'Accept-Encoding': accept });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(decode(answer.body).toString()).toBe(SCRIPT);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
});

describe('a repeated request', () => {
  it('gets 304 without a body for a tag of the same coding, and 200 for one of another', async () => {
    const accept = { 'Accept-Encoding': 'br' };
    const tag = (await ask('/', accept)).headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/u);
    const again = await ask('/', { ...accept, 'If-None-Match': `"other", W/${tag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect((await ask('/', { 'If-None-Match': tag })).status).toBe(200);
    expect((await ask('/', { 'If-None-Match': '*' })).status).toBe(304);
  });

  it('gets 412 when If-Match names content that is gone', async () => {
    const { etag = '' } = (await ask(PATH)).headers;
    expect((await ask(PATH, { 'If-Match': etag })).status).toBe(200);
    expect((await ask(PATH, { 'If-Match': `W/${etag}` })).status).toBe(412);
    const gone = await ask(PATH, { 'If-Match': '"old"' });
    expect([gone.status, gone.headers['cache-control']]).toEqual([412, 'no-store']);
  });

  it.each([
    ['/', {}],
    ['/nowhere', {}],
    // A range applies to GET only.
    [PATH, { Range: 'bytes=0-9' }],
    [PATH, { Range: `bytes=${size}-` }],
  ])('of %s with HEAD and %j gets the headers of GET, without the body', async (path, more) => {
    const accept = { 'Accept-Encoding': 'br' };
    const [get, head] = [await ask(path, accept), await ask(path, { ...accept, ...more }, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-9', 206, SCRIPT.slice(0, 10), `bytes 0-9/${size}`],
    ['bytes=1990-', 206, SCRIPT.slice(1990), `bytes 1990-${size - 1}/${size}`],
    ['bytes=-5', 206, SCRIPT.slice(-5), `bytes ${size - 5}-${size - 1}/${size}`],
    [`bytes=10-${size * 2}`, 206, SCRIPT.slice(10), `bytes 10-${size - 1}/${size}`],
    [`bytes=-${size * 2}`, 206, SCRIPT, `bytes 0-${size - 1}/${size}`],
    [`bytes=${size}-`, 416, '', `bytes */${size}`],
    ['bytes=-0', 416, '', `bytes */${size}`],
    // What is malformed, and several, get the whole file.
    ['bytes=9-1', 200, SCRIPT, undefined],
    ['bytes=-', 200, SCRIPT, undefined],
    ['bytes=0-1,3-4', 200, SCRIPT, undefined],
    ['lines=0-1', 200, SCRIPT, undefined],
    ['bytes=a-b', 200, SCRIPT, undefined],
  ])('%s gets %d', async (range, status, text, contentRange) => {
    const answer = await ask(PATH, { Range: range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-range']).toBe(contentRange);
    if (status === 416) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is of the uncompressed bytes, and only of the same ones with If-Range', async () => {
    const { etag = '' } = (await ask(PATH)).headers;
    const range = { Range: 'bytes=0-1', 'Accept-Encoding': 'br' };
    const same = await ask(PATH, { ...range, 'If-Range': etag });
    expect([same.status, same.headers['content-encoding']]).toEqual([206, undefined]);
    expect((await ask(PATH, { ...range, 'If-Range': '"other"' })).status).toBe(200);
  });
});

it.each([
  [
    'missing.html',
    /lists the page \/missing but has no missing\.html\. Run `npm run build` again\.$/u,
  ],
  ['../dist-meta/site.json', /^There is no build at .*dist\. `npm start` .* npm run build$/u],
])('a build without %s is reported in one line that says what to do', async (name, message) => {
  const broken = await makeBuild({ manifest: { pages: ['/', '/missing'] } });
  unlinkSync(join(broken.distDir, name));
  expect(() => createSite(broken)).toThrow(message);
  broken.remove();
});

it('reports its health and the build it serves', async () => {
  const answer = await ask('/livez');
  expect(JSON.parse(answer.text)).toEqual({ status: 'ok', build: 'build-a' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
