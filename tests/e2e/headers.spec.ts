import type { APIResponse } from '@playwright/test';
import { allPages, siteManifest, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/**
 * The server's response headers. The expected values are spelled out here (docs/quality.md,
 * "Headers"), not imported from the code that sends them.
 */
const SECURITY: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=()',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw-url',
];

/** The policy without its hashes, which depend on the build's inline code. */
const withoutHashes = (policy: string | undefined) =>
  (policy ?? '').replaceAll(/ 'sha256-[\w+/=]+'/gu, '').split('; ');

function expectPageHeaders(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers).toMatchObject(SECURITY);
  expect(withoutHashes(headers['content-security-policy'])).toEqual(POLICY);
  expect(headers['content-security-policy']).not.toContain('unsafe');
}

const pages = allPages().filter(({ path }) => path !== UNKNOWN_PATH);

test('every page has the full set of headers, is compressed, and is revalidated on each request', async ({
  request,
}) => {
  for (const { path } of pages) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status(), path).toBe(200);
    expectPageHeaders(answer);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    const tag = answer.headers()['etag'] ?? '';
    expect(tag, 'a strong ETag').toMatch(/^"[^"]+"$/u);
    const again = await request.get(path, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag },
    });
    expect(again.status(), `${path} again`).toBe(304);
  }
});

test('hashed files are immutable, and a missing one is a real 404', async ({ request }) => {
  const home = await (await request.get('/')).text();
  // The keys of the import map are names without hashes, under which nothing is served.
  const named = home.replaceAll(/"[^"]+":/gu, '');
  const files = new Set(named.match(/\/(?:assets|art)\/[\w./-]+/gu));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-security-policy': file.endsWith('.svg')
        ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
        : "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': SECURITY['strict-transport-security'],
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  const missing = await request.get('/assets/gone-00000000.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
  expect(missing.headers()['cache-control']).toBe('no-store');
});

test('a chart that is opened on its own has its styles', async ({ page }) => {
  await page.goto('/machines');
  const chart = await page.locator('main img[src$=".svg"]').first().getAttribute('src');
  await page.goto(chart ?? '');
  const name = page.locator('text.name').first();
  await expect(name).toHaveCSS('font-weight', '700');
});

test('icons and share cards are reused for a day and sent with few headers', async ({
  request,
}) => {
  for (const file of ['/icon-192.png', '/favicon.svg', '/social/k-12.png']) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    });
    expect(answer.headers()['permissions-policy'], file).toBeUndefined();
  }
});

test('an unknown path gets the not-found page with status 404, uncached', async ({ request }) => {
  for (const path of [UNKNOWN_PATH, '/k-12/nothing', '/_headers', '/..%2fpackage.json']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expectPageHeaders(answer);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('<h1');
  }
});

test('other spellings of a path redirect permanently to its page', async ({ request }) => {
  const { redirects } = siteManifest();
  const moves = [
    ...pages.filter(({ path }) => path !== '/').map(({ path }) => [`${path}/`, path]),
    ...redirects.flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
    ]),
    ['/index.html', '/'],
    ['/k-12.html', '/k-12'],
    ['/k-12/?utm_source=x', '/k-12?utm_source=x'],
  ] as const;
  for (const [from = '', to] of moves) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location'], from).toBe(to);
    expectPageHeaders(answer);
  }
});

test('an unknown query parameter changes nothing', async ({ request }) => {
  const [plain, tagged] = await Promise.all([
    request.get('/k-12'),
    request.get('/k-12?utm_source=letter&gclid=1'),
  ]);
  expect(await tagged.text()).toBe(await plain.text());
});

test('the service worker has a stricter policy and is revalidated on each request', async ({
  request,
}) => {
  const answer = await request.get('/sw.js');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ ...SECURITY, 'cache-control': 'no-cache' });
  expect(answer.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  );
  expect(answer.headers()['integrity-policy']).toBeUndefined();
});

test('the web app manifest is JSON and is revalidated on each request', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    ...SECURITY,
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache',
  });
  expect(await answer.json()).toMatchObject({
    display: 'standalone',
    start_url: expect.any(String),
  });
});
