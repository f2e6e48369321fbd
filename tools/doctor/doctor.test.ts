import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuild } from '#server/testing/make-build.ts';
import type { TestBuild } from '#server/testing/make-build.ts';
import { RECEIVER_AT, SITE_AT, startServer } from '#server/testing/start-server.ts';
import type { StartedServer } from '#server/testing/start-server.ts';
import { ROOT } from '#tests/support/paths.ts';
import { receiptsIn } from '#tests/support/servers/enquirers.ts';
import { startProxy } from '#tests/support/servers/test-proxy.ts';
import type { TestProxy, PassingAnswer, Rewrite } from '#tests/support/servers/test-proxy.ts';
import { CHECKS, examine } from './examine.ts';

/** Examines this project's own server, directly and behind a proxy that spoils answers. */
const ORIGIN = 'https://www.hause.example';
const WORDS = 'A sentence that compresses well because it is repeated. '.repeat(40);
const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const page = (body = '') => `<!doctype html><html lang="en"><head><title>Hause</title>
<link rel="canonical" href="${ORIGIN}/"><link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/assets/style-abcdefgh.css"><script>${SCRIPT}</script>
</head><body><p>${WORDS}</p>${body}</body></html>`;

let build: TestBuild;
let server: StartedServer;
let own: string;
let proxy: TestProxy;

beforeAll(async () => {
  const form =
    '<form method="post" action="/enquiries" aria-labelledby="contact-form-title"></form>';
  build = await makeBuild({
    isCompressed: true,
    manifest: { scriptHashes: [`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`] },
    html: { '/': page(), '/contact-us': page(form) },
    files: {
      'assets/style-abcdefgh.css': `/* ${WORDS} */`,
      'sw.js': `// ${WORDS}`,
      'manifest.webmanifest': JSON.stringify({ start_url: '/', icons: [{ src: '/icon.png' }] }),
      'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
      'sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`,
    },
  });
  server = startServer('main', {
    DIST_DIR: build.distDir,
    DATA_DIR: build.dataDir,
    WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
    TRUSTED_PROXIES: 'loopback',
  });
  own = await server.says(SITE_AT);
  proxy = await startProxy(own);
}, 180_000);

afterAll(async () => {
  await proxy.close();
  await server.kill();
  build.remove();
});

const idsOf = async (...[address, origin, request]: Parameters<typeof examine>) =>
  (await examine(address, origin, request)).map(({ id }) => id);
const idsBehind = (spoil: Rewrite, publicOrigin?: string) => {
  proxy.judge(() => ({ rewrite: spoil }));
  return idsOf(proxy.url, publicOrigin);
};

it('finds nothing wrong with this project’s own server, and sends no enquiry', async () => {
  expect(await examine(own)).toEqual([]);
  expect(await idsBehind(() => undefined)).toEqual([]);
  expect(receiptsIn(build.dataDir)).toEqual([]);
});

type Spoil = (reply: PassingAnswer) => void;
const on =
  (where: RegExp, spoil: Spoil): Rewrite =>
  (reply) => {
    if (where.test(reply.path)) spoil(reply);
  };
const has =
  (name: string, value?: string): Spoil =>
  (reply) => {
    if (value === undefined) delete reply.headers[name];
    else reply.headers[name] = value;
  };
const is =
  (status: number, body: string, type: string): Spoil =>
  (reply) => {
    Object.assign(reply, { status, headers: { 'content-type': type }, body: Buffer.from(body) });
  };
/** Sends a body uncompressed, with one difference. */
const differs =
  (from: string, to: string): Spoil =>
  (reply) => {
    const isPacked = reply.headers['content-encoding'] === 'br';
    const text = (isPacked ? brotliDecompressSync(reply.body) : reply.body).toString();
    delete reply.headers['content-encoding'];
    reply.body = Buffer.from(text.replace(from, to));
  };
const HOME = /^\/(?:\?|$)/u;
const CONTACT = /^\/contact-us$/u;
const STYLE = /^\/assets\/style/u;
const RECEIVER = /^\/enquiries/u;

const FAULTS: readonly (readonly [id: string, where: RegExp, spoil: Spoil])[] = [
  ['site.home', HOME, is(502, 'Bad Gateway', 'text/html')],
  ['headers.hsts', HOME, has('strict-transport-security', 'max-age=300')],
  ['headers.nosniff', HOME, has('x-content-type-options')],
  ['headers.referrer', HOME, has('referrer-policy', 'unsafe-url')],
  ['headers.csp', HOME, has('content-security-policy')],
  ['headers.csp-weak', HOME, has('content-security-policy', "script-src 'unsafe-inline'")],
  ['headers.csp-mismatch', HOME, differs('"dark"', "'dark'")],
  ['compression.pages', HOME, differs('', '')],
  ['compression.pages', HOME, has('vary')],
  ['caching.pages', HOME, has('cache-control', 'max-age=3600')],
  ['caching.etag', HOME, has('etag')],
  ['caching.etag', HOME, (reply) => (reply.status = 200)],
  ['assets.missing', STYLE, is(404, '', 'text/plain')],
  ['compression.assets', STYLE, differs('', '')],
  ['caching.assets', STYLE, has('cache-control', 'no-cache')],
  ['headers.nosniff-assets', STYLE, has('x-content-type-options')],
  ['paths.not-found', /for-nothing$/u, is(200, page(), 'text/html')],
  ['paths.not-found-assets', /for-nothing\.js$/u, is(200, page(), 'text/html')],
  ['paths.trailing-slash', /^\/contact-us\/\?/u, has('location', '/contact-us')],
  ['paths.html', /^\/contact-us\.html/u, is(200, page(), 'text/html')],
  ['worker.missing', /^\/sw\.js/u, is(200, page(), 'text/html')],
  ['worker.caching', /^\/sw\.js/u, has('cache-control', 'public, max-age=86400')],
  ['worker.scope', /^\/sw\.js/u, has('service-worker-allowed', '/app')],
  ['manifest.missing', /webmanifest/u, has('content-type', 'text/plain')],
  ['manifest.missing', /webmanifest/u, is(200, '{', 'application/json')],
  ['manifest.caching', /webmanifest/u, has('cache-control', 'max-age=86400')],
  ['receiver.form', CONTACT, is(200, page(), 'text/html')],
  ['receiver.simulated', CONTACT, differs('method="post"', 'method="dialog"')],
  ['receiver.unreachable', CONTACT, differs('"/enquiries"', '"http://127.0.0.1:9/enquiries"')],
  ['receiver.accepts-anything', RECEIVER, is(200, '{}', 'application/json')],
  ['receiver.wrong-answer', RECEIVER, is(405, '', 'text/html')],
  ['receiver.origin', RECEIVER, is(403, '{}', 'application/json')],
  ['receiver.storage', RECEIVER, is(503, '{}', 'application/json')],
  ['receiver.metrics', /^\/metrics/u, is(200, 'hause_ready 1\n', 'text/plain')],
  ['readiness.full', /^\/readyz/u, is(503, '{"problems":[{"code":"full"}]}', 'application/json')],
  ['discovery.canonical', HOME, differs('rel="canonical"', 'rel="x"')],
  ['discovery.robots', /^\/robots/u, is(404, '', 'text/plain')],
  ['discovery.closed', /^\/robots/u, differs('Allow:', 'Disallow:')],
  ['discovery.sitemap', /^\/sitemap/u, differs('www.hause', 'staging.hause')],
];

it.each(FAULTS)('finds %s behind a misconfigured proxy (%#)', async (id, where, spoil) => {
  expect(await idsBehind(on(where, spoil))).toContain(id);
});

it('finds pages, robots.txt and sitemap with another origin', async () => {
  const found = ['discovery.canonical', 'discovery.robots', 'discovery.sitemap'];
  expect(await idsOf(own, 'https://other.example')).toEqual(found);
});

describe('a deployment elsewhere', () => {
  /** Serves the local server's answers under a public name. */
  const elsewhere =
    (plain: () => Response): typeof fetch =>
    (input, init) => {
      const { protocol, pathname, search } = new URL(new Request(input).url);
      const headers = { ...(init?.headers as object), Origin: own };
      return protocol === 'http:'
        ? Promise.resolve(plain())
        : fetch(own + pathname + search, { ...init, headers });
    };

  it('is also requested without TLS, and has to redirect to it', async () => {
    const redirect = elsewhere(() => Response.redirect(`${ORIGIN}/`, 301));
    expect(await idsOf(ORIGIN, undefined, redirect)).toEqual([]);
    const plain = elsewhere(() => new Response('Hello'));
    expect(await idsOf(ORIGIN, undefined, plain)).toEqual(['paths.http']);
  });

  it('without TLS is reported', async () => {
    const request: typeof fetch = (input, init) =>
      fetch(own + new URL(new Request(input).url).pathname, init);
    expect(await idsOf('http://www.hause.example', ORIGIN, request)).toContain('headers.tls');
  });
});

it('a receiver elsewhere has to let browsers read its answers', async () => {
  const receiver = startServer('receiver-main', {
    DATA_DIR: path.join(build.dataDir, 'alone'),
    ALLOWED_ORIGIN: ORIGIN,
    PUBLIC_URL: 'https://forms.hause.example',
    TRUSTED_PROXIES: 'loopback',
  });
  const inFront = await startProxy(await receiver.says(RECEIVER_AT));
  const there = on(CONTACT, differs('"/enquiries"', `"${inFront.url}/enquiries"`));
  // Neither mail nor webhook is configured, which is reported as a warning.
  expect(await idsBehind(there)).toEqual(['readiness.nobody-notified']);
  expect(await idsBehind(there, 'https://www.other.example')).toContain('receiver.origin');
  inFront.judge(() => ({ rewrite: has('access-control-allow-origin') }));
  expect(await idsBehind(there)).toContain('receiver.cors');
  await inFront.close();
  await receiver.kill();
}, 180_000);

it('has a test for every check', () => {
  const tested = [...FAULTS.map(([id]) => id), 'headers.tls', 'paths.http', 'receiver.cors'];
  expect(CHECKS.map(({ id }) => id).filter((id) => !tested.includes(id))).toEqual([]);
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'tools/doctor/main.ts'), ...args], {
      encoding: 'utf8',
    });

  it('says in words or as JSON what was found, why it matters and what to do', () => {
    expect(run(own)).toMatchObject({ status: 0, stdout: 'Faults: 0, warnings: 0\n' });
    const { status, stdout } = run(own, '--origin', 'https://other.example');
    expect(status).toBe(1);
    expect(stdout).toContain(`FAULT discovery.canonical  ${own}/`);
    expect(stdout).toContain('Fix: Set origin in src/content/site.ts');
    const json = run(own, '--origin', 'https://other.example', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject([{ id: 'discovery.canonical' }, {}, {}]);
  });

  it.each([[[]], [['nonsense']], [['ftp://a.example']], [['--loud', ORIGIN]], [['a', 'b']]])(
    'exits with 2 on wrong usage: %j',
    (args) => {
      expect(run(...args)).toMatchObject({ status: 2, stdout: '' });
    },
  );
});
