import type { Page } from '@playwright/test';
import { THEME_STORAGE_KEY } from '#src/design/theme-script.ts';
import { contentOf } from '#tests/support/content.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The color scheme, tooltips, and process steps. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The background colors of the line SOLVE (docs/specification.md, 10.1). */
const PAPER = 'rgb(255, 253, 248)';
const INK = 'rgb(15, 27, 27)';

test('a chosen scheme persists across pages and reloads, whatever the device prefers', async ({
  page,
}) => {
  // The radio button itself is hidden behind its tile: people press the label.
  const choose = (name: string) => page.locator('label').filter({ hasText: name }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/solve');
  expect(await background(page)).toBe(PAPER);
  await choose('Dark');
  await expect.poll(() => background(page)).toBe(INK);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await open(page, '/k-12');
  expect(await background(page)).toBe(INK);
  await choose('Match device');
  await expect.poll(() => background(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(INK);
});

test('a chosen scheme never flashes: it is set before any script of the bundle runs', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
  }, THEME_STORAGE_KEY);
  // The bundle never loads; only the inline script can set the scheme.
  await page.route(/\/assets\/.*\.js$/u, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.styleSheets.length > 0);
  await expect.poll(() => background(page)).toBe(INK);
});

/** A process processSteps (docs/specification.md, 2.5): complete as a list, played by scrolling, pressed. */
const PROCESS_PAGE = '/k-12/school-readiness';
const steps = contentOf('service', PROCESS_PAGE).processSteps?.steps ?? [];
const processOf = (page: Page) => page.locator('#how-it-goes');
const marks = (page: Page, at: number) =>
  expect(processOf(page).locator('[data-state="now"]')).toContainText(steps[at]?.title ?? '');

/** Scrolls the processSteps to where its first or last step is current. */
const scrollTo = (page: Page, share: number) =>
  processOf(page).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    const by = top - innerHeight * 0.9 + part * (innerHeight + height);
    window.scrollBy({ top: by, behavior: 'instant' });
  }, share);

test.describe('at night', { tag: '@nightly' }, () => {
  /** Tooltips (docs/specification.md, 9; WCAG 2.2, 1.4.13). */
  test('a control that had the focus before tooltips were loaded still gets one, and so does the mouse', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\/AppOverlays-[\w-]+\.js/u, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/about-us');
    await page.getByRole('button', { name: 'DISCOVER menu' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search this site' })).toBeFocused();
    release(undefined);
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect.soft(await axeViolations(page, { within: '[role="tooltip"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.getByRole('button', { name: 'Search this site' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Search: Ctrl+K or Command+K');
  });

  test('a processSteps is played by scrolling, and stay at a pressed step until it is pressed again', async ({
    page,
  }) => {
    await open(page, PROCESS_PAGE);
    await scrollTo(page, 0);
    await expect(processOf(page).getByRole('button')).toHaveCount(5);
    await marks(page, 0);
    await scrollTo(page, 0.75);
    await marks(page, 4);
    await scrollTo(page, 0.4);
    const third = processOf(page).getByRole('button', { name: steps[2]?.title ?? '' });
    await third.press('Enter');
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await marks(page, 2);
    await scrollTo(page, 0.6);
    await marks(page, 2);
    await third.press('Enter');
    await expect(third).toHaveAttribute('aria-pressed', 'false');
    await scrollTo(page, 0.75);
    await marks(page, 4);
  });
});
