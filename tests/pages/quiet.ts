import type { Page } from '@playwright/test';
import { hydrated, settled } from '#tests/support/browser/test.ts';

/**
 * Waits until a page is hydrated and nothing can move it any more: the document and its fonts are
 * loaded, React has hydrated it, the layer that follows hydration (notifications, search, saved pages)
 * is in place, entrance animations have ended, and the browser has been idle and has painted since.
 */
export async function quiet(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('load');
  // A dialog that is open hides the rest of the page from everything else.
  await page
    .getByRole('region', { name: 'Notifications', includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      }),
  );
}

/**
 * Scrolls to the widgets that hydrate shortly before they are in view, and waits until they have: only then
 * do their controls exist. A page that is scrolled to the top has none of them yet.
 */
export async function alive(page: Page): Promise<void> {
  const steps = page.locator('#how-it-goes');
  if ((await steps.count()) === 0) return;
  // Not `scrollIntoView`: Tab would go on from the element.
  await steps.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' }),
  );
  await steps.getByRole('button').first().waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
