import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  controlled,
  expect,
  nightly,
  returning,
  savedByItself,
  savedPaths,
  test,
  troublesOf,
} from './offline-test.ts';

/** Damages the cache entries that match, and stops the worker, so that a fresh one has to check them. */
async function damage(page: Page, pattern: string): Promise<number> {
  const count = await page.evaluate(async (wanted) => {
    const cache = await caches.open('hause-site');
    const found = (await cache.keys()).filter(({ url }) => new RegExp(wanted, 'u').test(url));
    for (const request of found) {
      const headers = (await cache.match(request))?.headers ?? new Headers();
      await cache.put(request, new Response('body{display:none}', { headers }));
    }
    return found.length;
  }, pattern);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  return count;
}

test.describe('at night', nightly, () => {
  returning(
    'damaged entries are replaced from the network',
    async ({ page, context, testProxy }) => {
      await page.goto('/');
      const patterns = ['/k-12/ai-solutions\\?', '/\\?__WB', 'entry-client[^/]*\\.js$', '\\.css$'];
      expect(await damage(page, patterns.join('|'))).toBeGreaterThan(3);
      const troubles = troublesOf(context);
      for (const path of ['/', '/k-12/ai-solutions', '/about-us']) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('h1')).toBeVisible();
      }
      expect(troubles).toEqual([]);
      // The core is restored after a while, and opens without the network.
      await page.waitForTimeout(6000);
      await testProxy.close();
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
    },
  );

  test('a full device keeps its saved pages, reports that it is full, and the site works from the network', async ({
    page,
    testProxy,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: testProxy.url,
      quotaSize: 2_200_000,
    });
    await page.goto('/offline');
    await controlled(page);
    await expect(page.getByText('Your device has no space').first()).toBeVisible({
      timeout: 60_000,
    });
    const saved = await savedPaths(page);
    expect(saved.length).toBeGreaterThan(3);
    const response = await page.goto('/sitemap');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    // With space again, saving continues.
    await session.send('Storage.overrideQuotaForOrigin', { origin: testProxy.url });
    await page.goto('/offline');
    await expect(savedByItself(page)).toBeVisible({
      timeout: 60_000,
    });
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

  test('without a service worker and a network, a link leads to the browser’s own error page, not to ours', async ({
    page,
    testProxy,
  }) => {
    testProxy.judge((path) => (path === '/sw.js' ? { status: 404 } : 'pass'));
    await page.goto('/');
    await hydrated(page);
    await testProxy.close();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    // Not `waitForURL`: it fails when the navigation that it waits for does.
    await expect.poll(() => page.url(), { timeout: 15_000 }).toMatch(/^chrome-error:/u);
    await testProxy.open();
    await page.goto(`${testProxy.url}/about-us`);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a network that accepts and never answers: a busy sign after 1 s, the saved pages within 10 s', async ({
    page,
    testProxy,
  }) => {
    // Only the core is saved.
    await page.addInitScript(() => localStorage.setItem('hause:save-preference', 'declined'));
    await page.goto('/');
    await controlled(page);
    await hydrated(page);
    testProxy.judge(() => 'keep the answer');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Career/u })
      .click();
    await expect(page.locator('html[data-busy]')).toBeAttached({ timeout: 3000 });
    await expect(page).toHaveURL(/\/offline\?wanted=%2Fcareers$/u, { timeout: 15_000 });
    await expect(page.locator('html[data-busy]')).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await expect(page.getByText('couldn’t be loaded.')).toBeVisible();
    await expect(page.getByText('can be opened now')).toHaveCount(0);

    // The same for a document.
    await page.goto('/careers?a=1', { timeout: 15_000 });
    await expect(page).toHaveURL(/\/offline\?wanted=%2Fcareers%3Fa%3D1$/u);
    await expect(page.getByText('isn’t saved on this device, and')).toBeVisible({
      timeout: 15_000,
    });
    testProxy.judge();
    testProxy.release();
    await page.getByRole('link', { name: /^Open / }).click({ timeout: 70_000 });
    await expect(page).toHaveURL(/\/careers\?a=1$/u);
  });
});
