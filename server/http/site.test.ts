import { symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from './headers.ts';
import { listen, type Listening } from '#server/listen.ts';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { createApp } from '#server/app.ts';
import { createSite, type Site } from './site.ts';

const SCRIPT = 'export const answer = 42; // '.padEnd(2_000, 'words and ');

let build: TestBuild;
let site: Site;
let server: Listening;

beforeAll(async () => {
  build = await makeBuild({
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
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const [name, value] of Object.entries(headersFor('/k-12/ai-solutions', site.manifest))) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
  });

  it('is the not-found page with status 404 for an unknown path', async () => {
    const answer = await ask('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Oops! Page not found');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is a plain 404 for a missing hashed file: HTML there would be parsed as a script', async () => {
    for (const path of ['/assets/gone-123.js', '/art/gone-123.svg']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is a permanent redirect from moved paths, trailing slashes and .html, keeping the query', async () => {
    const cases: [string, string][] = [
      ['/k-12/ai-for-k12', '/k-12/ai-solutions'],
      ['/k-12/ai-for-k12/?gclid=x', '/k-12/ai-solutions?gclid=x'],
      ['/k-12/', '/k-12'],
      ['/k-12/?utm=a&b=c', '/k-12?utm=a&b=c'],
      ['/k-12.html', '/k-12'],
      ['/index.html', '/'],
    ];
    for (const [from, to] of cases) {
      const answer = await ask(from);
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to]);
    }
  });

  it('is never a redirect to another site, even for a path that looks like one', async () => {
    for (const path of ['//evil.example/', '/%2F/evil.example/', '/\\evil.example/']) {
      const answer = await ask(path);
      expect([path, answer.headers.location]).toEqual([path, undefined]);
      expect([400, 404]).toContain(answer.status);
    }
  });
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
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('compression', () => {
  const PATH = '/assets/index-AAA.js';

  it.each([
    ['br, gzip, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('Accept-Encoding %s gets %s, the same content', async (accept, coding, decode) => {
    const answer = await ask(PATH, { 'Accept-Encoding': accept });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(decode(answer.body).toString()).toBe(SCRIPT);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  it.each(['', 'identity', 'br;q=0', 'br;q=0.1, identity', 'nonsense;;;q=x'])(
    'Accept-Encoding "%s" gets the uncompressed bytes, still with Vary',
    async (accept) => {
      const answer = await ask(PATH, { 'Accept-Encoding': accept });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.text).toBe(SCRIPT);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    },
  );
});

describe('a repeated request', () => {
  it('gets 304 without a body for a tag of the same coding, and 200 for one of another', async () => {
    const first = await ask('/', { 'Accept-Encoding': 'br' });
    const tag = first.headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]+-br"$/u);
    const again = await ask('/', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${tag}`,
    });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect((await ask('/', { 'If-None-Match': tag })).status).toBe(200);
    expect((await ask('/', { 'If-None-Match': '*' })).status).toBe(304);
  });

  it('gets 412 when If-Match names content that is gone', async () => {
    expect((await ask('/', { 'If-Match': '"old"' })).status).toBe(412);
    const { etag = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'If-Match': etag })).status).toBe(200);
    expect((await ask('/', { 'If-Match': `W/${etag}` })).status).toBe(412);
    const hashed = await ask('/assets/index-AAA.js', { 'If-Match': '"old"' });
    expect([hashed.status, hashed.headers['cache-control']]).toEqual([412, 'no-store']);
  });

  it('with HEAD gets the headers of GET, without the body', async () => {
    for (const path of ['/', '/nowhere', '/sw.js']) {
      const accept = { 'Accept-Encoding': 'br' };
      const [get, head] = [await ask(path, accept), await ask(path, accept, 'HEAD')];
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      const { date: _a, ...fromGet } = get.headers;
      const { date: _b, ...fromHead } = head.headers;
      expect(fromHead).toEqual(fromGet);
    }
  });
});

describe('ranges', () => {
  const PATH = '/assets/index-AAA.js';
  const size = SCRIPT.length;

  it.each([
    ['bytes=0-9', SCRIPT.slice(0, 10), `bytes 0-9/${size}`],
    ['bytes=1990-', SCRIPT.slice(1990), `bytes 1990-${size - 1}/${size}`],
    ['bytes=-5', SCRIPT.slice(-5), `bytes ${size - 5}-${size - 1}/${size}`],
    [`bytes=10-${size * 2}`, SCRIPT.slice(10), `bytes 10-${size - 1}/${size}`],
    [`bytes=-${size * 2}`, SCRIPT, `bytes 0-${size - 1}/${size}`],
  ])('%s gets 206 with that range, uncompressed', async (range, text, contentRange) => {
    const answer = await ask(PATH, { Range: range, 'Accept-Encoding': 'br' });
    expect([answer.status, answer.text]).toEqual([206, text]);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([`bytes=${size}-`, 'bytes=-0'])('%s gets 416 and the size', async (range) => {
    const answer = await ask(PATH, { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['bytes=0-9', `bytes=${size}-`])('%s is ignored with HEAD', async (range) => {
    const accept = { 'Accept-Encoding': 'br' };
    const head = await ask(PATH, { ...accept, Range: range }, 'HEAD');
    const get = await ask(PATH, accept);
    const { date: _a, ...fromHead } = head.headers;
    const { date: _b, ...fromGet } = get.headers;
    expect([head.status, fromHead]).toEqual([200, fromGet]);
  });

  it.each(['bytes=9-1', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    '%s gets the whole file',
    async (range) => {
      const answer = await ask(PATH, { Range: range });
      expect([answer.status, answer.text]).toEqual([200, SCRIPT]);
    },
  );

  it('If-Range returns a range only of the same bytes', async () => {
    const { etag = '' } = (await ask(PATH)).headers;
    const same = await ask(PATH, { Range: 'bytes=0-1', 'If-Range': etag });
    const other = await ask(PATH, { Range: 'bytes=0-1', 'If-Range': '"other"' });
    expect([same.status, other.status]).toEqual([206, 200]);
  });
});

describe('a build that cannot be served', () => {
  it('is reported in one line that says what to do', async () => {
    const folder = await makeBuild({ manifest: { pages: ['/', '/missing'] } });
    const broken = (change: () => void) => {
      change();
      return () => createSite({ ...folder, warn: () => undefined });
    };
    const { unlinkSync } = await import('node:fs');
    expect(broken(() => unlinkSync(join(folder.distDir, 'missing.html')))).toThrow(
      /lists the page \/missing but has no missing\.html\. Run `npm run build` again\.$/u,
    );
    expect(broken(() => writeFileSync(folder.metaFile, '{}'))).toThrow(
      /cannot be used: .*buildId/u,
    );
    expect(broken(() => unlinkSync(folder.metaFile))).toThrow(
      /^There is no build at .*dist\. Run `npm run build` first\.$/u,
    );
    folder.remove();
  });
});

it('reports its health and the build it serves', async () => {
  const answer = await ask('/livez');
  expect(JSON.parse(answer.text)).toEqual({ status: 'ok', build: 'build-a' });
  expect(answer.headers['cache-control']).toBe('no-store');
});
