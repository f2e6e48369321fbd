import type { Page } from '@playwright/test';
import { watchNotices } from '#tests/support/browser/watch-notices.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { bar, expect, test, nightly } from './offline-test.ts';

/**
 * A service worker that is refused, broken or out of space says nothing about the network; only a
 * request without a response does.
 */

/**
 * How many minutes to advance the page's clock: a bar shown by mistake would probe the network
 * every few seconds.
 */
const MINUTES = 1;

async function openAndWait(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/about-us');
  await hydrated(page);
  await expect(bar(page)).toBeAttached({ timeout: 15_000 });
  for (let second = 0; second < MINUTES * 60; second += 1) await passSecond(page);
  // Returning to the tab later also triggers a probe.
  await page.clock.fastForward(11 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (let second = 0; second < 30; second += 1) await passSecond(page);
}

/** Advances the page's clock by a second, and waits for its pending requests. */
async function passSecond(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await page.evaluate(() =>
    fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()),
  );
}

test(
  'with no space for the site on the device, a working network is not reported as down',
  nightly,
  async ({ page, testProxy }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: testProxy.url,
      quotaSize: 100_000,
    });
    const said = await watchNotices(page);
    await openAndWait(page);
    expect(said).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    // The site is not fetched repeatedly for a device that cannot store it.
    expect(
      testProxy.passages.filter(({ path }) => path.startsWith('/offline?')).length,
    ).toBeLessThan(12);
    await page.goto('/offline');
    await expect(page.getByText('Your device has no space to save this site.')).toBeVisible();
  },
);

test.describe('without service workers', nightly, () => {
  test.use({ hasWorker: false });

  test('a browser says that it cannot save pages', async ({ page }) => {
    await page.goto('/offline');
    await expect(page.getByText('This browser can’t save pages')).toBeVisible();
  });
});
