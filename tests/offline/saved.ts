import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pagesSavedUnprompted } from '#tests/support/site-facts.ts';

/** Waits until the service worker controls the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
}

/** Paths of the pages on the device, without their revisions and without the not-found page. */
export const savedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('hause-site');
    return (await cache.keys())
      .map(({ url }) => new URL(url))
      .filter(({ pathname, search }) => search !== '' && !/\.[a-z0-9]+$|^\/404$/u.test(pathname))
      .map(({ pathname }) => pathname);
  });

/** Waits until these pages are on the device: by default, all that a visit saves automatically. */
export async function allSaved(
  page: Page,
  pages: readonly string[] = pagesSavedUnprompted(),
): Promise<void> {
  await expect
    .poll(
      async () => {
        const saved = new Set(await savedPaths(page));
        return pages.filter((path) => !saved.has(path)).length;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
}
