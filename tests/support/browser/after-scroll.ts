import type { Page } from '@playwright/test';

/**
 * Scrolls, which has to change the position, and waits until the browser has reported its end and painted
 * twice since: nobody presses anything before that.
 */
export async function afterScroll(page: Page, scroll: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const scrolled = new Promise<void>((resolve) => {
      document.addEventListener(
        'scrollend',
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        { once: true },
      );
    });
    Object.assign(globalThis, { scrolled });
  });
  await scroll();
  await page.evaluate(() => Reflect.get(globalThis, 'scrolled') as Promise<void>);
}
