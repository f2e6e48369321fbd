import type { Page } from '@playwright/test';
import { EVERYTHING } from '#tests/support/everything.ts';
import {
  allPages,
  headingOf,
  onePageOfEachLayout,
  pagesSavedUnprompted,
  UNKNOWN_PATH,
} from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  expect,
  goOn,
  nightly,
  returning as test,
  standStill,
  takeDown,
  troublesOf,
} from './offline-test.ts';

const unprompted = new Set(pagesSavedUnprompted());
const pages = allPages().filter(({ path }) => unprompted.has(path));

/** Every page at night; otherwise one of each layout, since one rule of the worker handles them all. */
const walked = EVERYTHING ? pages : onePageOfEachLayout(pages);

/** The site is walked in several parts, in parallel. */
const PARTS = EVERYTHING ? 2 : 1;

for (let part = 0; part < PARTS; part += 1) {
  test(`after one visit, with the server stopped, every page opens unchanged, also with a slash and with a campaign tag (${String(part + 1)} of ${String(PARTS)})`, async ({
    page,
    context,
    testProxy,
    server,
  }) => {
    const own = walked.filter((_, at) => at % PARTS === part);
    await takeDown(testProxy, server);
    const troubles = troublesOf(context);
    for (const [at, facts] of own.entries()) {
      goOn();
      await test.step(facts.path, () => opensAsItWas(page, facts, EVERYTHING || at === 0));
    }
    expect(troubles).toEqual([]);
  });
}

/** @param isSpeltOtherwise whether to open it with a slash and with a campaign tag, too */
async function opensAsItWas(
  page: Page,
  facts: PageFacts,
  isSpeltOtherwise: boolean,
): Promise<void> {
  const { path } = facts;
  const others = isSpeltOtherwise
    ? [`${path === '/' ? '' : path}/`, `${path}?utm_source=x&gclid=y`]
    : [];
  for (const address of others) {
    // It is the same document, so there is no need to hydrate it each time.
    const response = await page.goto(address, { waitUntil: 'commit' });
    expect(response?.status(), address).toBe(200);
    await expect(page.locator('h1')).toHaveText(headingOf(facts));
    expect(new URL(page.url()).pathname, address).toBe(path);
  }
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(headingOf(facts));
  await hydrated(page);
  expect(await undrawn(page)).toEqual([]);
}

/** Pictures and fonts that did not load. */
function undrawn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    const faces = ['1em "Hause Display"', '1em "Hause Text"'];
    return [
      ...pictures.filter((picture) => picture.naturalWidth === 0).map(({ src }) => src),
      ...faces.filter((face) => !document.fonts.check(face)),
    ];
  });
}

test.describe('at night', nightly, () => {
  test('moved paths, unknown paths and files get the same responses as from the server', async ({
    page,
    testProxy,
    server,
    baseURL,
  }) => {
    await takeDown(testProxy, server);

    await page.goto('/k-12/ai-for-k12/?utm_source=x');
    expect(page.url()).toBe(`${baseURL ?? ''}/k-12/ai-solutions?utm_source=x`);

    const notFound = await page.goto(UNKNOWN_PATH);
    expect(notFound?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText('404');
    expect(new URL(page.url()).pathname).toBe(UNKNOWN_PATH);

    await page.goto('/contact-us.html');
    expect(page.url()).toBe(`${baseURL ?? ''}/contact-us`);

    // Range requests and files that are not saved go to the network.
    const answers = await page.evaluate(async () => {
      const ask = (path: string, headers = {}) =>
        fetch(path, { headers }).then(
          ({ status }) => status,
          () => 'no answer',
        );
      return [
        await ask('/favicon.svg'),
        await ask('/favicon.svg', { Range: 'bytes=0-9' }),
        await ask('/robots.txt'),
      ];
    });
    expect(answers).toEqual([200, 'no answer', 'no answer']);
  });

  test('a page that is not saved leads to those that are, and opens when the network is back', async ({
    page,
    testProxy,
  }) => {
    // Otherwise the page would be saved again.
    await page.addInitScript(() => localStorage.setItem('hause:save-preference', 'declined'));
    await page.goto('/offline');
    await page.evaluate(async () => {
      const cache = await caches.open('hause-site');
      for (const { url } of await cache.keys()) {
        if (url.includes('/careers?')) await cache.delete(url);
      }
    });
    await testProxy.close();

    await page.goto('/careers?utm_source=x');
    await expect(page).toHaveURL(/\/offline\?wanted=%2Fcareers%3Futm_source%3Dx$/u);
    await expect(page.getByText('isn’t saved on this device, and you’re offline')).toBeVisible();
    // Without a network, only readable pages are listed.
    const others = page.getByRole('region', { name: 'Other pages' });
    await expect(others.getByRole('link', { name: 'About us' })).toBeVisible();
    await expect(others.getByText(/^Career/u)).toHaveCount(0);

    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career Possibilities' }).click();
    await expect(page).toHaveURL(/\/offline\?wanted=%2Fcareers$/u);
    // One state, one sentence.
    await expect(page.getByText('can be opened now')).toHaveCount(0);

    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    // Otherwise the page, which checks every few seconds, would detect it on its own.
    await standStill(page);
    await testProxy.open();
    await again.click();
    await page.getByRole('link', { name: /^Open / }).click();
    await expect(page).toHaveURL(/\/careers$/u);
  });
});
