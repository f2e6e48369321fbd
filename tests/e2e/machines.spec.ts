import type { Page } from '@playwright/test';
import { liveWords } from '#src/components/live-machine/words.ts';
import { words as xRay } from '#src/features/x-ray/words.ts';
import { contentOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The statecharts of the site's widgets (docs/specification.md, 2.8): drawn, as tables, and running. */
const { words } = contentOf('machines', '/machines');

const machine = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const run = async (page: Page, name: string) => {
  await machine(page, name).getByRole('button', { name: words.run }).press('Enter');
  await expect(machine(page, name).getByRole('status')).toBeVisible();
};
const event = (page: Page, name: string, type: RegExp) =>
  machine(page, name).getByRole('button', { name: type }).first();
const current = (page: Page, name: string) => machine(page, name).locator('[aria-current]');

test(
  'a machine runs next to its chart, which highlights each state and logs it, until it is closed',
  { tag: '@nightly' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const live = () => scripts.filter((path) => path.includes('/x-ray-'));
    const steps = machine(page, 'process-steps');
    const status = steps.getByRole('status');
    const time = steps.getByRole('button', { name: liveWords.time });
    // Each is in a fold, which its own address opens.
    await open(page, '/machines#process-steps');
    const drawing = steps.getByRole('img').filter({ visible: true });
    await expect(drawing).toHaveCount(1);
    await expect(steps.getByRole('button', { name: words.run })).toBeVisible();
    expect(live()).toEqual([]);
    await run(page, 'process-steps');
    expect(live()).not.toEqual([]);
    await expect(status).toContainText('resting');
    await expect(time).toHaveAttribute('aria-disabled', 'true');
    await event(page, 'process-steps', /^STEPS\.SCROLLED progress: 1$/u).press('Enter');
    await expect(status).toContainText('walking');
    await expect(current(page, 'process-steps').last()).toHaveText('walking');
    const log = steps.getByRole('region', { name: liveWords.log });
    await expect(log.getByRole('row').nth(1)).toHaveText(/^0STEPS\.SCROLLED.*walking/u);
    await steps.getByRole('button', { name: liveWords.afresh }).press('Enter');
    await expect(status).toContainText('resting');
    // Time stands still until the visitor advances it.
    await event(page, 'process-steps', /^STEP\.CHOSEN index: 1$/u).press('Enter');
    await expect(status).toContainText('walking');
    await time.press('Enter');
    await expect(status).toContainText('resting');
    await steps.getByRole('button', { name: words.close }).press('Enter');
    await expect(status).toHaveCount(0);
    await expect(drawing).toHaveJSProperty('tagName', 'IMG');
  },
);

/** The X-ray shows the machines of any page (docs/specification.md, 2.8). */
test('the X-ray tags a widget with its state, and sends it an event from its chart', async ({
  page,
}) => {
  await open(page, '/');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  await carousel.scrollIntoViewIfNeeded();
  const counter = carousel.getByText('/5');
  await page.getByRole('checkbox', { name: xRay.title }).check();
  const tags = page.getByRole('complementary', { name: xRay.title });
  const tag = tags.getByRole('button', { name: /^carousel · /u }).first();
  await expect(tag).toHaveText(/unlocked/u);
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  await carousel.getByRole('button', { name: /Next/u }).click();
  await expect(counter).toHaveText('2/5');
  await tag.click();
  const chart = tags.getByRole('region', { name: 'carousel', exact: true });
  await expect(chart.getByRole('heading')).toBeFocused();
  await expect(chart.locator('[aria-current]')).toContainText(['unlocked']);
  await expect(chart.getByRole('cell', { name: 'SLIDE.NEXT' })).toHaveCount(1);
  await chart.getByRole('button', { name: /^SLIDE\.PREVIOUS/u }).click();
  await expect(counter).toHaveText('1/5');
  await page.keyboard.press('Escape');
  await expect(chart).toHaveCount(0);
  await expect(tag).toBeFocused();
  // It stays on for the visit.
  await page.reload();
  await page.mouse.move(100, 100);
  await tags.getByRole('button', { name: xRay.off }).click();
  await expect(tags).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: xRay.title })).not.toBeChecked();
});
