import type { Page } from '@playwright/test';
import { expect, settled } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';
import { pagesToCheck } from '#tests/support/site-facts.ts';
import { cutPictures, misplaced } from './geometry.ts';
import { lostText } from './in-page.ts';
import { test } from './page-test.ts';

/**
 * Judges layout on any machine, whatever its fonts draw: no text is cut off, no word broken inside, nothing
 * lies over its neighbor, nothing is wider than the window, no picture loses its subject, and the header leaves
 * room to read.
 */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.use({
  // As it is served; hydration moves nothing (page-check.spec.ts).
  isTouched: false,
  expectedTrouble: /status of 404|no-such-page/u,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { path } of pagesToCheck()) {
  test(`${path} keeps its layout in every window and with large text`, async ({
    page,
    largeTextPage,
    baseURL,
  }) => {
    await page.goto(path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await look(page, `at ${String(window.width)} px`);
      expect.soft(await cutPictures(page), `pictures at ${String(window.width)} px`).toEqual([]);
    }
    await largeTextPage.setViewportSize({ width: 360, height: 740 });
    await largeTextPage.goto(`${baseURL ?? ''}${path}`);
    await look(largeTextPage, 'at 360 px, text at 200%');
    await largeTextPage.setViewportSize({ width: 1280, height: 800 });
    await look(largeTextPage, 'at 1280 px, text at 200%');
  });
}

async function look(page: Page, where: string): Promise<void> {
  await page.evaluate(useFonts);
  await settled(page);
  // The header stays in view, and lies over what has been scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await lostText(page), `text that is lost ${where}`).toEqual([]);
  expect.soft(await misplaced(page), `layout ${where}`).toEqual([]);
}
