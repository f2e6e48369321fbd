import type { Page } from '@playwright/test';
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
/** The highlighted shapes of a live drawing, which is in a shadow tree. */
const lit = (page: Page, name: string) => machine(page, name).locator('[data-state][data-lit]');

test(
  'a machine runs next to its chart, which highlights each state and logs it, until it is closed',
  { tag: '@nightly' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const live = () => scripts.filter((path) => path.includes('LiveMachine'));
    const steps = machine(page, 'process-steps');
    const status = steps.getByRole('status');
    const time = steps.getByRole('button', { name: words.time });
    await open(page, '/machines');
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
    await expect(lit(page, 'process-steps').locator('text=walking')).toHaveCount(1);
    const log = steps.getByRole('region', { name: words.log });
    await expect(log.getByRole('row').nth(1)).toHaveText(/^0STEPS\.SCROLLED.*walking/u);
    await steps.getByRole('button', { name: words.afresh }).press('Enter');
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

test(
  'advancing time shows the chart’s own machine again, unless it waits for nothing',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/machines');
    await run(page, 'mega-menu');
    const status = machine(page, 'mega-menu').getByRole('status');
    await event(page, 'mega-menu', /^POINTER\.ENTERED id: "solve"/u).press('Enter');
    await expect(status).toContainText('opening');
    const menu = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'SOLVE menu' });
    await menu.press('Enter');
    await expect(status).toContainText('open.pinned');
    await menu.press('Escape');
    await expect(status).toContainText('closed');
    const time = machine(page, 'mega-menu').getByRole('button', { name: words.time });
    await time.press('Enter');
    await expect(status).toContainText('loading.pointing');
    await event(page, 'mega-menu', /^CONTENT\.LOADED/u).press('Enter');
    await expect(status).toContainText('open.pointing');
    await expect(time).toHaveAttribute('aria-disabled', 'true');
    await time.press('Enter');
    await expect(status).toContainText('open.pointing');
  },
);
