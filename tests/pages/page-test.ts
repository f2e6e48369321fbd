import type { Page } from '@playwright/test';
import { browserFlags, ensureBrowsers } from '#tests/support/browser/browser.ts';
import { test as base } from '#tests/support/browser/test.ts';

/** How a page is opened with scripts disabled. */
export const WITHOUT_SCRIPTS = { javaScriptEnabled: false, reducedMotion: 'reduce' } as const;

interface Readers {
  /** A page with scripts disabled and reduced motion; no state can linger in it. */
  readonly plainPage: Page;
  /** A page of a visitor who has set the browser's text to twice its size (WCAG 1.4.4). */
  readonly largeTextPage: Page;
}

/** Playwright's test with the pages of two other readers. Specs that share it share their browsers. */
export const test = base.extend<object, Readers>({
  plainPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        ...WITHOUT_SCRIPTS,
        viewport: { width: 1280, height: 800 },
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  largeTextPage: [
    async ({ playwright }, provide) => {
      const browser = await playwright.chromium.launch({
        executablePath: ensureBrowsers().shell,
        args: [...browserFlags(), '--blink-settings=defaultFontSize=32'],
      });
      await provide(await browser.newPage({ reducedMotion: 'reduce' }));
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
