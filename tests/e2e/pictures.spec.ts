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

/** The frames of pictures that are separate files. */
const framesOf = (page: Page): Locator => page.locator('main picture:visible');

const loseArt = (page: Page) => page.route('**/art/**', (route) => route.abort());

/** The colors that a frame shows on screen. */
async function colorsSeen(frame: Locator): Promise<Set<string>> {
  await frame.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await frame.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  // Skip a margin of two pixels, where neighboring edges and subpixels bleed in.
  for (let y = 2; y < info.height - 2; y++) {
    for (let x = 2; x < info.width - 2; x++) {
      const at = (y * info.width + x) * 3;
      seen.add([...data.subarray(at, at + 3)].join());
    }
  }
  return seen;
}

/** Expects a single ink color: no icon, no text. */
async function expectGround(frame: Locator): Promise<void> {
  const seen = [...(await colorsSeen(frame))];
  expect(seen).toHaveLength(1);
  expect(inks).toContain(seen[0]);
}

const sizesOf = (frames: Locator) =>
  frames.evaluateAll((found) =>
    found.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );

test('pictures load and are drawn', async ({ page }) => {
  await open(page, list.path);
  const frame = framesOf(page).first();
  await frame.scrollIntoViewIfNeeded();
  await frame.locator('img').evaluate((img: HTMLImageElement) => img.decode());
  await expect.poll(async () => (await colorsSeen(frame)).size).toBeGreaterThan(3);
});

test('a picture that fails to load leaves its line’s background color, at full size', async ({
  page,
}) => {
  await open(page, list.path);
  const sizes = await sizesOf(framesOf(page));
  expect(sizes.length).toBeGreaterThan(0);

  await loseArt(page);
  await open(page, list.path);
  const frame = framesOf(page).first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.locator('img')).toHaveAttribute('data-failed', '');
  await expectGround(frame);
  expect(await sizesOf(framesOf(page))).toEqual(sizes);
});

test('a picture that failed before hydration is detected', async ({ page }) => {
  await loseArt(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/art/'));
  await page.goto(list.path, { waitUntil: 'commit' });
  const frame = framesOf(page).first();
  await frame.scrollIntoViewIfNeeded();
  await failed;
  release();
  await hydrated(page);
  await expect(frame.locator('img')).toHaveAttribute('data-failed', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that fails to load leaves its background color too', async ({ page }) => {
    await loseArt(page);
    await page.goto(list.path);
    const frame = framesOf(page).first();
    await frame.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expectGround(frame);
  });
});

test('heroes are inline in the page, so they cannot fail to load', async ({ page }) => {
  const withHero = findPage(({ layout }) => layout === 'service');
  await loseArt(page);
  await open(page, withHero.path);
  const drawn = page.locator('main svg:visible').first();
  expect((await colorsSeen(drawn)).size).toBeGreaterThan(3);
});
