import type { Page } from '@playwright/test';
import { test as base } from '#tests/support/browser/test.ts';

/** How a page is opened with scripts disabled. */
export const WITHOUT_SCRIPTS = { javaScriptEnabled: false, reducedMotion: 'reduce' } as const;

interface Readers {
  /** A page with scripts disabled and reduced motion; no state can linger in it. */
  readonly plainPage: Page;
}

/** Playwright's test with the page of a visitor without scripts. Specs that share it share their browsers. */
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
});
