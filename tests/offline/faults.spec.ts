import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  controlled,
  expect,
  returning,
  savedByItself,
  savedPaths,
  test,
  troublesOf,
} from './offline-test.ts';

/** Overwrites the cache entries that match. */
const damage = (page: Page, pattern: string, body: string) =>
  page.evaluate(
    async ([pattern, body]) => {
      const cache = await caches.open('hause-site');
      let count = 0;
      for (const request of await cache.keys()) {
        if (!new RegExp(pattern ?? '', 'u').test(request.url)) continue;
        const type = request.url.includes('.js') ? 'text/javascript' : 'text/html';
        await cache.put(request, new Response(body, { headers: { 'Content-Type': type } }));
        count += 1;
      }
      return count;
    },
    [pattern, body] as const,
  );

/** Stops the workers, so that a fresh one has to check the cache again. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

returning(
  'wrong and partial cache entries are repaired from the network',
  async ({ page, context, gate }) => {
    await page.goto('/');
    expect(await damage(page, String.raw`/k-12/ai-solutions\?`, '<!doctype html><h1>half')).toBe(1);
    expect(await damage(page, String.raw`/\?__WB`, 'a log-in page</html>')).toBe(1);
    expect(
      await damage(page, String.raw`entry-client[^/]*\.js$`, 'throw new Error("damaged")'),
    ).toBe(1);
    expect(await damage(page, String.raw`\.css$`, 'body{display:none}')).toBeGreaterThan(0);
    await stopWorkers(page);
    const troubles = troublesOf(context);

    for (const path of ['/', '/k-12/ai-solutions', '/about-us']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText('half', { exact: true })).toHaveCount(0);
    }
    expect(troubles).toEqual([]);

    // The core is complete again and opens without the network.
    await page.waitForTimeout(500);
    await gate.shut();
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
  },
);

returning(
  'a page that the browser evicted is detected, and saved again on request',
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      localStorage.setItem('hause:save-preference', 'declined');
      const cache = await caches.open('hause-site');
      for (const request of await cache.keys()) {
        if (request.url.includes('/about-us?')) await cache.delete(request);
      }
    });
    await page.goto('/offline');
    await expect(page.getByText('Your browser removed 1 page to free up space.')).toBeVisible();
    await expect(page.getByText('Removed by your browser')).toBeVisible();
    await page.getByRole('button', { name: 'Save About Us' }).click();
    await expect(page.getByRole('button', { name: 'Remove About Us' })).toBeVisible();
  },
);

test('a full device keeps its saved pages, reports that it is full, and the site works from the network', async ({
  page,
  gate,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: gate.url, quotaSize: 2_200_000 });
  await page.goto('/offline');
  await controlled(page);
  await expect(page.getByText('Your device is out of space.').first()).toBeVisible({
    timeout: 60_000,
  });
  const saved = await savedPaths(page);
  expect(saved.length).toBeGreaterThan(3);
  const response = await page.goto('/sitemap');
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toBeVisible();
  // With space again, saving continues.
  await session.send('Storage.overrideQuotaForOrigin', { origin: gate.url });
  await page.goto('/offline');
  await expect(savedByItself(page)).toBeVisible({
    timeout: 60_000,
  });
});

test('a device without space for the core loads the site from the network', async ({
  page,
  gate,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: gate.url, quotaSize: 100_000 });
  for (const path of ['/', '/k-12', '/about-us']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.waitForTimeout(1500);
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a page that began to load before the worker took over is controlled all the same', async ({
  page,
}) => {
  await page.goto('/about-us');
  await controlled(page);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'beganAlone', navigator.serviceWorker.controller === null);
  });
  // A reload past the worker begins without it, like a page that the worker's claim came too early for.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  await page.waitForFunction(() => Reflect.get(globalThis, 'beganAlone') === true);
  await controlled(page);
});

for (const [what, verdict] of [
  ['is missing', { status: 404 }],
  ['is an error', { status: 500 }],
  ['is a page', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`a service worker that ${what} changes nothing for the visitor`, async ({
    page,
    context,
    gate,
  }) => {
    gate.judge((path) => (path === '/sw.js' ? verdict : 'pass'));
    const troubles: string[] = [];
    context.on('weberror', (error) => troubles.push(error.error().message));
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about-us$/u);
    await page.goto('/offline');
    await expect(page.getByText('This browser can’t save pages')).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

test('a browser that throws on registration or lacks service workers shows the site', async ({
  page,
  context,
}) => {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(error.error().message));
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    navigator.serviceWorker.register = refuse;
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await hydrated(page);
  await page.goto('/offline');
  await expect(page.getByText('This browser can’t save pages')).toBeVisible();

  const without = await context.newPage();
  await without.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await without.goto('/offline');
  await expect(without.getByText('This browser can’t save pages')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('without a service worker and a network, a link leads to the browser’s own error page, not to ours', async ({
  page,
  gate,
}) => {
  gate.judge((path) => (path === '/sw.js' ? { status: 404 } : 'pass'));
  await page.goto('/');
  await hydrated(page);
  await gate.shut();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  // Not `waitForURL`: it fails when the navigation that it waits for does.
  await expect.poll(() => page.url(), { timeout: 15_000 }).toMatch(/^chrome-error:/u);
  await gate.open();
  await page.goto(`${gate.url}/about-us`);
  await expect(page.locator('h1')).toBeVisible();
});
