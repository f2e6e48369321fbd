import { headersFor } from '#server/http/headers.ts';
import { pagesToCheck, siteManifest, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/**
 * The built site as the production server sends it. The headers of each kind of file are spelled out in
 * server/http/headers.test.ts, and what else a request can ask for in server/http/site.test.ts.
 */
const manifest = siteManifest();
const pages = pagesToCheck().filter(({ path }) => path !== UNKNOWN_PATH);
const headersOf = (path: string) =>
  Object.fromEntries(
    Object.entries(headersFor(path, manifest)).map(([name, value]) => [name.toLowerCase(), value]),
  );

test('every page has its headers, is compressed, and is revalidated on each request', async ({
  request,
}) => {
  const accept = { 'Accept-Encoding': 'br' };
  for (const { path } of pages) {
    const answer = await request.get(path, { headers: accept });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      ...headersOf(path),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const tag = answer.headers()['etag'] ?? '';
    const again = await request.get(path, { headers: { ...accept, 'If-None-Match': tag } });
    expect(again.status(), `${path} again`).toBe(304);
  }
});

test('a chart that is opened on its own has its styles', async ({ page }) => {
  await page.goto('/machines');
  const chart = await page.locator('main img[src$=".svg"]').first().getAttribute('src');
  await page.goto(chart ?? '');
  const name = page.locator('text.name').first();
  await expect(name).toHaveCSS('font-weight', '700');
});
