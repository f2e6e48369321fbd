import { quiet } from '#tests/pages/quiet.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { VIEWS, WIDGETS } from './widgets.ts';

/** One page of each layout in every kind of window, and every widget as it looks when it is used. */
const WIDTHS = [360, 768, 1280, 1920];
const pages = onePageOfEachLayout(allPages());

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'UTC',
  expectedTrouble: /status of 404|no-such-page|INTERNET_DISCONNECTED/u,
});
test.beforeEach(({ context }) => context.clock.setFixedTime(new Date('2026-01-15T10:00:00Z')));

const nameOf = (...parts: string[]) => `${parts.join('-').replaceAll(/\W+/gu, '-')}.png`;

for (const { path, layout } of pages) {
  test(`${path} (${layout}) looks as in the last release`, async ({ page }) => {
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await quiet(page);
        await expect
          .soft(page)
          .toHaveScreenshot(nameOf(layout, colorScheme, String(width)), { fullPage: true });
      }
    }
  });
}

for (const { what, size, opens } of WIDGETS) {
  for (const one of size === undefined ? (['wide', 'narrow'] as const) : [size]) {
    test(`${what} looks as in the last release (${one})`, async ({ page }) => {
      await page.setViewportSize(VIEWS[one]);
      await opens(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await quiet(page);
        await expect.soft(page).toHaveScreenshot(nameOf('widget', what, one, colorScheme));
      }
    });
  }
}
