import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/**
 * Pages cross-fade where the browser supports it and the visitor does not prefer reduced motion.
 */

/** Counts the view transitions that the page starts. */
const watchFades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(globalThis, { fades: 0 });
    document.startViewTransition = (...asked) => {
      Object.assign(globalThis, { fades: (Reflect.get(globalThis, 'fades') as number) + 1 });
      return start(...asked);
    };
  });
const fades = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'fades') as unknown);

async function goToBlogs(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
}

test('the first page appears without a fade, and fades into the next', async ({ page }) => {
  await watchFades(page);
  await open(page, '/about-us');
  expect(await fades(page)).toBe(0);
  await goToBlogs(page);
  expect(await fades(page)).toBe(1);
});

test('pages change without a fade when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchFades(page);
  await open(page, '/about-us');
  await goToBlogs(page);
  expect(await fades(page)).toBe(0);

  // The preference applies from the next link on.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect.poll(() => fades(page)).toBe(1);
});

test('pages change in a browser without view transitions', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/about-us');
  await hydrated(page);
  await goToBlogs(page);
});
