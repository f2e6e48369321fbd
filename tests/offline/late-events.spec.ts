import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  askForUpdate,
  bar,
  expect,
  returning,
  savedPaths,
  updatePrompt,
  watchBar,
  nightly,
} from './offline-test.ts';

/** Events that come late, out of order, or not at all. */

/** The worker, or a browser that is wrong, reports something to the page. */
const report = (page: Page, isReached: boolean) =>
  page.evaluate(
    (data) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    { type: 'NETWORK', isReached },
  );

/**
 * Keeps the page from answering which code it runs, until its `answers` is set. Not by a busy loop: a
 * slow machine, or one process for both tabs, would end that before the worker asks.
 */
const holdAnswers = (page: Page) =>
  page.addInitScript((question) => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data?.type === question && Reflect.get(globalThis, 'answers') !== true) {
        event.stopImmediatePropagation();
      }
    });
  }, 'WHICH.CODE');

returning(
  'a failure that is reported late does not make a working page say that it is offline',
  nightly,
  async ({ page }) => {
    const said = await watchBar(page);
    await page.goto('/about-us');
    await hydrated(page);
    await expect(bar(page)).toBeAttached();
    await report(page, false);
    await page.waitForTimeout(2000);
    expect(said).toEqual([]);
  },
);

returning('a failure without a server is shown', nightly, async ({ page, gate }) => {
  await page.goto('/about-us');
  await hydrated(page);
  await expect(bar(page)).toBeAttached();
  await gate.shut();
  await report(page, false);
  await expect(bar(page)).toContainText('You’re offline.');
});

returning(
  'a page that misses the news of the network learns of it when it is shown again',
  nightly,
  async ({ page, context }) => {
    await page.goto('/about-us');
    await hydrated(page);
    await expect(bar(page)).toBeAttached();
    // As for a page in the back/forward cache.
    await page.evaluate(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(bar(page)).toContainText('You’re offline.');
    await context.setOffline(false);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(bar(page)).toContainText('You’re back online.');
  },
);

returning(
  'what is removed in one tab is not saved again by another',
  nightly,
  async ({ page, context }) => {
    await page.goto('/k-12');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/offline');
    await other.getByRole('button', { name: 'Remove all' }).click();
    await expect.poll(async () => (await savedPaths(other)).length, { timeout: 30_000 }).toBe(3);
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(3000);
    expect(await savedPaths(page)).toHaveLength(3);
  },
);

returning(
  'a version with new text takes over once the tab that did not answer does so again',
  nightly,
  async ({ page, context, gate }) => {
    await page.goto('/about-us');
    await hydrated(page);
    await expect(bar(page)).toBeAttached();
    const other = await context.newPage();
    await holdAnswers(other);
    await other.goto('/k-12');
    await hydrated(other);
    const script = await (await page.request.get(`${gate.url}/sw.js`)).text();
    gate.judge((path) =>
      path === '/sw.js'
        ? { status: 200, body: `${script}\n// Changed.`, type: 'text/javascript' }
        : 'pass',
    );
    const waiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state ?? registration?.installing?.state ?? 'none';
      });
    await page.evaluate(() => {
      Reflect.set(globalThis, 'first', navigator.serviceWorker.controller);
    });
    await askForUpdate(page);
    await expect.poll(waiting).toBe('installed');
    // Longer than the worker waits for an answer.
    await page.waitForTimeout(2500);
    expect(await waiting()).toBe('installed');
    await other.evaluate(() => Reflect.set(globalThis, 'answers', true));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(waiting).toBe('none');
    await expect
      .poll(() =>
        page.evaluate(
          () => Reflect.get(globalThis, 'first') === navigator.serviceWorker.controller,
        ),
      )
      .toBe(false);
    await expect(updatePrompt(page)).toHaveCount(0);
  },
);

returning(
  'after the kill switch, an open page does not say that it is offline',
  nightly,
  async ({ page, gate }) => {
    const said = await watchBar(page);
    await page.goto('/about-us');
    await hydrated(page);
    await expect(bar(page)).toBeAttached();
    const body = await (await page.request.get(`${gate.url}/sw-kill.js`)).text();
    gate.judge((path) =>
      path === '/sw.js' ? { status: 200, body, type: 'text/javascript' } : 'pass',
    );
    await askForUpdate(page).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
    await report(page, false);
    // Longer than the page waits for a worker.
    await page.waitForTimeout(14_000);
    expect(said).toEqual([]);
  },
);
