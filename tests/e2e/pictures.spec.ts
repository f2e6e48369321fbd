import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { channels } from '#src/design/contrast.ts';
import { LINES, linePalettes } from '#src/design/palette.ts';
import { findPage } from '#tests/support/content.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** Pictures that fail to load leave a matching background, never a broken-image icon. */

// With JavaScript off, preloaded scripts are reported as blocked.
test.use({ expectedTrouble: /\/art\/|Failed to load resource|\(csp\)/u });

const list = findPage(({ payload }) => payload.cards.some(({ picture }) => picture !== null));
/** A card may belong to a different offering line than its page. */
const inks = LINES.flatMap((line) => [linePalettes[line].ink, linePalettes[line].ink2]).map((ink) =>
  channels(ink).join(),
);

/** The first frame of a picture that is a separate file, on screen. */
async function frameOf(page: Page): Promise<Locator> {
  const frame = page.locator('main picture:visible').first();
  await frame.scrollIntoViewIfNeeded();
  return frame;
}

const loseArt = (page: Page) => page.route('**/art/**', (route) => route.abort());

/** Expects a single ink color: no icon, no text. */
async function expectGround(frame: Locator): Promise<void> {
  const picture = sharp(await frame.screenshot({ animations: 'disabled' })).removeAlpha();
  const { width, height } = await picture.metadata();
  // Without a margin of two pixels, where neighboring edges and subpixels bleed in.
  const inside = { left: 2, top: 2, width: width - 4, height: height - 4 };
  const data = await picture.extract(inside).raw().toBuffer();
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3) seen.add([...data.subarray(at, at + 3)].join());
  expect([...seen]).toHaveLength(1);
  expect(inks).toContain([...seen][0]);
}

const sizesOf = (page: Page) =>
  page.locator('main picture:visible').evaluateAll((found) =>
    found.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );

test.describe('at night', { tag: '@nightly' }, () => {
  test('a picture that fails to load leaves its line’s background color, at full size', async ({
    page,
  }) => {
    await open(page, list.path);
    const sizes = await sizesOf(page);
    expect(sizes.length).toBeGreaterThan(0);
    await loseArt(page);
    await open(page, list.path);
    const frame = await frameOf(page);
    await expect(frame.locator('img')).toHaveAttribute('data-failed', '');
    await expectGround(frame);
    expect(await sizesOf(page)).toEqual(sizes);
  });

  test('a picture that failed before hydration is detected', async ({ page }) => {
    await loseArt(page);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/art/'));
    await page.goto(list.path, { waitUntil: 'commit' });
    const frame = await frameOf(page);
    await failed;
    release(undefined);
    await hydrated(page);
    await expect(frame.locator('img')).toHaveAttribute('data-failed', '');
  });
});
