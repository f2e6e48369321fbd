import type { Page } from '@playwright/test';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * A first view fetches no more than it needs, and the rest is fetched on the first sign of intent
 * (docs/decisions/0017-static-parts.md).
 */
test.use({ isTouched: false });

const ROUTER = /\/start-router-/u;
const STILL = /-static-views-/u;
const DIALOGS = [/\/MobileMenuDialog-/u, /\/Search-/u, /\/add-search-/u];

/** The scripts that the page has requested so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** The header's dialogs whose scripts have been fetched. */
const dialogsIn = (scripts: readonly string[]) =>
  DIALOGS.filter((name) => scripts.some((script) => name.test(script)));

const isKnownToReact = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

test('static parts are not hydrated, and widgets are', async ({ page }) => {
  await page.goto('/k-12/ai-solutions');
  await page.mouse.wheel(0, 100);
  await hydrated(page);
  expect(await isKnownToReact(page, 'main h1')).toBe(false);
  expect(await isKnownToReact(page, '#questions button')).toBe(true);
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('the router is fetched when a link is first pointed at, not before', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/solve');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => scripts).not.toEqual([]);
    await page.mouse.wheel(0, 100);
    await hydrated(page);
    await silence(page);
    expect(scripts.filter((script) => ROUTER.test(script) || STILL.test(script))).toEqual([]);
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: true });
    });
    const link = page.locator('main a[href^="/contact-us"]').first();
    await link.hover();
    await expect.poll(() => scripts.some((script) => ROUTER.test(script))).toBe(true);
    await silence(page);
    // The current page stays as it is.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await isKnownToReact(page, 'main h1')).toBe(false);
    await link.click();
    await expect(page).toHaveURL(/\/contact-us(?:\?topic=[\w-]+)?$/u);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/solve');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('a page loads nothing of the form when no enquiry waits', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/solve');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => dialogsIn(scripts)).toHaveLength(2);
    await silence(page);
    expect(scripts.filter((script) => /\/(?:enquiry|delivery|outbox)-/u.test(script))).toEqual([]);
  });

  test('once the page is idle, the dialogs of the header are rendered but hidden, before a button is pressed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const scripts = scriptsOf(page);
    await page.goto('/solve');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => dialogsIn(scripts)).toEqual(DIALOGS);
    await expect(page.locator('[role="dialog"]')).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await silence(page);
    // A press shows the existing element instead of creating one.
    const menu = await page.locator('[role="dialog"]:has(nav)').elementHandle();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await menu?.isVisible()).toBe(true);
  });

  test('with data saver on, nothing is fetched before it is needed', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    // Standing still: on a busy machine the ten seconds after which an idle page wakes would pass meanwhile.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const scripts = scriptsOf(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await page.mouse.wheel(0, 100);
    await hydrated(page);
    await page.clock.runFor(10_000);
    await silence(page);
    expect(scripts).not.toEqual([]);
    expect(dialogsIn(scripts)).toEqual([]);
    await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  });
});
