import { spawn } from 'node:child_process';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBuild } from '#server/testing/make-build.ts';
import { RECEIVER_AT, SITE_AT, startServer } from '#server/testing/start-server.ts';
import type { StartedServer } from '#server/testing/start-server.ts';
import { enquirersIn } from '#tests/support/servers/enquirers.ts';
import { ROOT } from '#tests/support/paths.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import type { Gate, PassingAnswer, Rewrite } from '#tests/support/servers/gate.ts';
import { createAsk } from './ask.ts';
import { examine } from './examine.ts';
import { examinedBuild, ORIGIN, page } from './testing/build.ts';

/** Runs the doctor against this project's own server, directly and behind a proxy that breaks responses. */
let build: TestBuild;
let server: StartedServer;
let own: string;
let proxy: Gate;

beforeAll(async () => {
  build = await examinedBuild();
  server = startServer('main', {
    DIST_DIR: build.distDir,
    META_FILE: build.metaFile,
    DATA_DIR: build.dataDir,
    WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
    TRUSTED_PROXIES: 'loopback',
  });
  own = await server.says(SITE_AT);
  proxy = await startGate(own);
}, 180_000);

afterAll(async () => {
  await proxy.shut();
  await server.kill();
  build.remove();
});

const idsOf = async (spoil: Rewrite, address = proxy.url, publicOrigin?: string) => {
  proxy.judge(() => ({ rewrite: spoil }));
  const { findings } = await examine(address, publicOrigin);
  return findings.map(({ id }) => id);
};

/** Sends a body as is, uncompressed. */
const rewrite = (reply: PassingAnswer, change: (text: string) => string) => {
  const isPacked = reply.headers['content-encoding'] === 'br';
  const text = (isPacked ? brotliDecompressSync(reply.body) : reply.body).toString();
  delete reply.headers['content-encoding'];
  reply.body = Buffer.from(change(text));
};

it('finds no problems with this project’s own server, in at most forty requests', async () => {
  const { findings, requests } = await examine(own);
  expect(findings).toEqual([]);
  expect(requests).toBeLessThanOrEqual(40);
  expect(await idsOf(() => undefined)).toEqual([]);
});

it('sends no enquiry', () => {
  expect(enquirersIn(build.dataDir)).toEqual([]);
});

const on =
  (where: RegExp, change: (reply: PassingAnswer) => void): Rewrite =>
  (reply) => {
    if (where.test(reply.path)) change(reply);
  };
const isPage = /^\/(?:\?|$)/u;
const without = (name: string) => (reply: PassingAnswer) => delete reply.headers[name];
const withHeader = (name: string, value: string) => (reply: PassingAnswer) => {
  reply.headers[name] = value;
};
const answerWith = (status: number, body: string, type: string) => (reply: PassingAnswer) => {
  reply.status = status;
  reply.headers = { 'content-type': type };
  reply.body = Buffer.from(body);
};

const FAULTS: readonly (readonly [string, Rewrite])[] = [
  ['headers.hsts', on(isPage, without('strict-transport-security'))],
  ['headers.hsts', on(isPage, withHeader('strict-transport-security', 'max-age=300'))],
  ['headers.nosniff', on(isPage, without('x-content-type-options'))],
  ['headers.nosniff-assets', on(/^\/assets\/style/u, without('x-content-type-options'))],
  ['headers.referrer', on(isPage, withHeader('referrer-policy', 'unsafe-url'))],
  ['headers.csp', on(isPage, without('content-security-policy'))],
  [
    'headers.csp-weak',
    on(isPage, withHeader('content-security-policy', "script-src 'unsafe-inline'")),
  ],
  [
    'headers.csp-mismatch',
    on(isPage, (reply) => rewrite(reply, (html) => html.replace('"dark"', "'dark'"))),
  ],
  ['compression.pages', on(isPage, (reply) => rewrite(reply, (html) => html))],
  ['compression.pages-vary', on(isPage, without('vary'))],
  ['compression.assets', on(/^\/assets\/style/u, (reply) => rewrite(reply, (css) => css))],
  ['caching.pages', on(isPage, withHeader('cache-control', 'max-age=3600'))],
  ['caching.etag', on(isPage, without('etag'))],
  [
    'caching.etag',
    on(isPage, (reply) => {
      if (reply.status === 304) reply.status = 200;
    }),
  ],
  ['caching.assets', on(/^\/assets\/style/u, withHeader('cache-control', 'no-cache'))],
  ['assets.missing', on(/^\/assets\/style/u, answerWith(404, '', 'text/plain'))],
  ['paths.not-found', on(/looks-for-nothing$/u, answerWith(200, page(''), 'text/html'))],
  ['paths.not-found-assets', on(/looks-for-nothing\.js$/u, answerWith(200, page(''), 'text/html'))],
  ['paths.trailing-slash', on(/^\/contact-us\/\?/u, withHeader('location', '/contact-us'))],
  ['paths.html', on(/^\/contact-us\.html/u, answerWith(200, page(''), 'text/html'))],
  ['worker.missing', on(/^\/sw\.js/u, answerWith(200, page(''), 'text/html'))],
  ['worker.caching', on(/^\/sw\.js/u, withHeader('cache-control', 'public, max-age=86400'))],
  ['worker.scope', on(/^\/sw\.js/u, withHeader('service-worker-allowed', '/app'))],
  ['manifest.missing', on(/webmanifest/u, withHeader('content-type', 'text/plain'))],
  ['manifest.missing', on(/webmanifest/u, answerWith(200, '{', 'application/json'))],
  ['manifest.caching', on(/webmanifest/u, withHeader('cache-control', 'max-age=86400'))],
  ['receiver.form', on(/^\/contact-us$/u, answerWith(200, page(''), 'text/html'))],
  [
    'receiver.simulated',
    on(/^\/contact-us$/u, (reply) =>
      rewrite(reply, (html) => html.replace('method="post"', 'method="dialog"')),
    ),
  ],
  ['receiver.accepts-anything', on(/^\/enquiries/u, answerWith(200, '{}', 'application/json'))],
  ['receiver.wrong-answer', on(/^\/enquiries/u, answerWith(405, '', 'text/html'))],
  ['receiver.origin', on(/^\/enquiries/u, answerWith(403, '{}', 'application/json'))],
  ['receiver.storage', on(/^\/enquiries/u, answerWith(503, '{}', 'application/json'))],
  ['receiver.metrics', on(/^\/metrics/u, answerWith(200, 'hause_ready 1\n', 'text/plain'))],
  [
    'readiness.undelivered',
    on(
      /^\/readyz/u,
      answerWith(
        503,
        '{"problems":[{"code":"undelivered","message":"One waits."}]}',
        'application/json',
      ),
    ),
  ],
  [
    'discovery.canonical',
    on(isPage, (reply) => rewrite(reply, (html) => html.replace('rel="canonical"', 'rel="x"'))),
  ],
  ['discovery.robots', on(/^\/robots/u, answerWith(404, '', 'text/plain'))],
  [
    'discovery.closed',
    on(/^\/robots/u, (reply) => rewrite(reply, (text) => text.replace('Allow:', 'Disallow:'))),
  ],
  [
    'discovery.sitemap',
    on(/^\/sitemap/u, (reply) =>
      rewrite(reply, (xml) => xml.replace('www.hause', 'staging.hause')),
    ),
  ],
  ['site.home', on(isPage, answerWith(502, 'Bad Gateway', 'text/html'))],
];

describe('behind a misconfigured proxy', () => {
  it.each(FAULTS)('finds %s (%#)', async (id, spoil) => {
    expect(await idsOf(spoil)).toContain(id);
  });

  it('reports what was found, why it matters and how to fix it', async () => {
    const spoil = on(isPage, withHeader('cache-control', 'max-age=3600'));
    proxy.judge(() => ({ rewrite: spoil }));
    const { findings } = await examine(proxy.url);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      id: 'caching.pages',
      severity: 'fault',
      where: `${proxy.url}/`,
      what: 'Pages are used from a cache without revalidation (cache-control: max-age=3600).',
      mend: { nginx: expect.stringContaining('no-cache') as string },
    });
  });

  it('finds pages, robots.txt and sitemap with another origin', async () => {
    expect(await idsOf(() => undefined, own, 'https://other.example')).toEqual([
      'discovery.canonical',
      'discovery.robots',
      'discovery.sitemap',
    ]);
  });
});

describe('a deployment elsewhere', () => {
  /** Serves the local server's responses under a public name. */
  const elsewhere =
    (plain: () => Response): typeof fetch =>
    (input, init) => {
      const url = new URL(new Request(input).url);
      return url.protocol === 'http:'
        ? Promise.resolve(plain())
        : fetch(own + url.pathname + url.search, {
            ...init,
            headers: { ...(init?.headers as object), Origin: own },
          });
    };
  const examined = async (plain: () => Response) =>
    (await examine(ORIGIN, undefined, createAsk(elsewhere(plain)))).findings.map(({ id }) => id);

  it('is also requested without TLS, and has to redirect to it', async () => {
    expect(await examined(() => Response.redirect(`${ORIGIN}/`, 301))).toEqual([]);
    expect(await examined(() => new Response('Hello'))).toEqual(['paths.http']);
  });

  it('without TLS is reported', async () => {
    const ask = createAsk((input, init) =>
      fetch(own + new URL(new Request(input).url).pathname, init),
    );
    const { findings } = await examine('http://www.hause.example', ORIGIN, ask);
    expect(findings.map(({ id }) => id)).toContain('headers.tls');
  });

  it('that does not respond is reported with the reason', async () => {
    const gone = await startGate(own);
    await gone.shut();
    const { findings } = await examine(gone.url);
    expect(findings).toMatchObject([
      { id: 'site.home', what: expect.stringContaining('ECONNREFUSED') as string },
    ]);
  });

  it('gets a limited number of requests', async () => {
    const ask = createAsk(() => Promise.resolve(new Response('')));
    for (let turn = 0; turn < 50; turn += 1) await ask('https://www.hause.example/');
    expect(ask.count()).toBe(40);
    expect(await ask('https://www.hause.example/')).toMatchObject({
      failure: 'too many requests were needed',
    });
  });
});

describe('a static site with a receiver elsewhere', () => {
  let receiver: StartedServer;
  let inFront: Gate;

  beforeAll(async () => {
    receiver = startServer('receiver-main', {
      DATA_DIR: path.join(build.dataDir, 'alone'),
      ALLOWED_ORIGIN: ORIGIN,
      PUBLIC_URL: 'https://forms.hause.example',
      TRUSTED_PROXIES: 'loopback',
    });
    inFront = await startGate(await receiver.says(RECEIVER_AT));
  }, 180_000);

  afterAll(async () => {
    await inFront.shut();
    await receiver.kill();
  });

  const withEndpoint = (endpoint: string) =>
    idsOf(
      on(/^\/contact-us$/u, (reply) =>
        rewrite(reply, (html) => html.replace('"/enquiries"', `"${endpoint}"`)),
      ),
    );

  it('has no faults if the receiver allows the site', async () => {
    inFront.judge();
    // Neither mail nor webhook is configured, which is reported as a warning.
    expect(await withEndpoint(`${inFront.url}/enquiries`)).toEqual(['readiness.nobody-told']);
  });

  it('gets a fault if browsers may not read the receiver’s responses', async () => {
    inFront.judge(() => ({ rewrite: without('access-control-allow-origin') }));
    expect(await withEndpoint(`${inFront.url}/enquiries`)).toContain('receiver.cors');
  });

  it('gets a fault if the receiver allows only another site', async () => {
    inFront.judge();
    proxy.judge(() => ({
      rewrite: on(/^\/contact-us$/u, (reply) =>
        rewrite(reply, (html) => html.replace('"/enquiries"', `"${inFront.url}/enquiries"`)),
      ),
    }));
    const { findings } = await examine(proxy.url, 'https://www.other.example');
    expect(findings.map(({ id }) => id)).toContain('receiver.origin');
  });

  it('gets a fault if the receiver does not respond', async () => {
    const gone = await startGate(own);
    await gone.shut();
    expect(await withEndpoint(`${gone.url}/enquiries`)).toContain('receiver.unreachable');
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
      const child = spawn(process.execPath, [path.join(ROOT, 'tools/doctor/main.ts'), ...args]);
      let out = '';
      let error = '';
      child.stdout.on('data', (chunk) => (out += String(chunk)));
      child.stderr.on('data', (chunk) => (error += String(chunk)));
      child.on('close', (code) => resolve({ code, out, error }));
    });

  it('exits with 0 and one line if there is nothing to fix', async () => {
    const { code, out } = await run(own);
    expect(out).toMatch(/^http:\S+: 0 faults, 0 warnings \(\d+ requests\)\n$/u);
    expect(code).toBe(0);
  });

  it('exits with 1 and reports what to do, in words or as JSON', async () => {
    const words = await run(own, '--origin', 'https://other.example');
    expect(words.code).toBe(1);
    expect(words.out).toContain('FAULT discovery.canonical');
    expect(words.out).toContain('  Mend:   Set origin in src/content/site.ts');
    const json = await run(own, '--origin', 'https://other.example', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      findings: [{ id: 'discovery.canonical' }, {}, {}],
    });
  });

  it.each([
    [[]],
    [['nonsense']],
    [['ftp://hause.example']],
    [['--loud', 'https://hause.example']],
    [['a', 'b']],
  ])('exits with 2 on wrong usage: %j', async (args) => {
    const { code, error } = await run(...args);
    expect(code).toBe(2);
    expect(error).toContain('Usage: npm run doctor');
  });
});
