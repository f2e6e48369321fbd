import type { Page } from '@playwright/test';
import { assistFields, translateTexts } from '#tests/support/browser/change-page.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { expect, test } from './engine-test.ts';

/** A page is changed, cut off or stalled before its scripts run; no press and no text is lost. */

/** Runs in the page once it is parsed, before any of its modules. */
const onceParsed = (...works: readonly (() => void)[]) =>
  works.map((work) => `addEventListener('DOMContentLoaded', ${work.toString()});`).join('');

const pressSearch = () => document.querySelector<HTMLElement>('header form button')?.click();

test.describe('changed', () => {
  // React says that the page is not the one it rendered, and draws the part anew.
  test.use({ expectedTrouble: /#418/u });

  for (const [what, change] of [
    ['translated', translateTexts],
    ['extended', assistFields],
  ] as const) {
    test(`${what}: what was typed is there, with the focus, and is sent`, async ({
      open,
      testProxy,
    }) => {
      const script = onceParsed(change, () => {
        const field = document.querySelector<HTMLInputElement>('[name=fullName]');
        if (field === null) return;
        field.focus();
        field.value = 'Ada Lovelace';
      });
      const { page } = await open(testProxy.url, { script });
      await page.goto('/contact-us');
      await hydrated(page);
      const name = page.getByLabel('Full name');
      expect(await name.evaluate((field) => (field as HTMLInputElement).value)).toBe(
        'Ada Lovelace',
      );
      expect(await name.evaluate((field) => document.activeElement === field)).toBe(true);
      await page.getByRole('button', { name: /^Submit/u }).click();
      const problems = page.getByRole('region', { name: 'There is a problem' });
      await problems.waitFor();
      expect(await problems.textContent()).not.toContain('Name must be');
    });

    test(`${what}: the first press takes effect`, async ({ open, testProxy }) => {
      const { page } = await open(testProxy.url, { script: onceParsed(change, pressSearch) });
      await page.goto('/about-us');
      await page.getByRole('dialog').waitFor();
    });
  }
});

/** A visit to a page that may never finish loading. */
async function pressOnArrival(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => void setTimeout(() => location.assign('/about-us')));
  await page.waitForFunction(() => location.pathname === '/search', null, { timeout: 60_000 });
}

// WebKitGTK's driver has not come back from such a page within its limits.
test.describe('without its scripts', { tag: '@firefox' }, () => {
  // Each engine's own words for what is cut off.
  test.use({
    expectedTrouble: /: Error$|cut off in transit|JSON|\/about-us|entry-client|Failed to load/u,
  });

  test('cut off: a press does what it does without scripts', async ({ open, testProxy }) => {
    testProxy.judge((path) => (path === '/about-us' ? { answerPart: 0.7 } : 'pass'));
    const { page } = await open(testProxy.url, { script: onceParsed(pressSearch) });
    await pressOnArrival(page);
  });

  test('stalled: a press does so after a while', async ({ open, testProxy }) => {
    let isStalled = false;
    testProxy.judge((path) => {
      if (isStalled || !path.startsWith('/assets/entry-client')) return 'pass';
      isStalled = true;
      return 'keep the answer';
    });
    const { page } = await open(testProxy.url, { script: onceParsed(pressSearch) });
    await pressOnArrival(page);
  });
});

test('a page that is returned to has no open menu', { tag: '@firefox' }, async ({ visitor }) => {
  await visitor.goto('/about-us');
  await hydrated(visitor);
  const menu = visitor.locator('header [data-line] button').first();
  await menu.press('Enter');
  await expect.poll(() => menu.evaluate((button) => button.ariaExpanded)).toBe('true');
  await visitor.goto('/robots.txt');
  await visitor.evaluate(() => history.back());
  await visitor.waitForFunction(() => location.pathname === '/about-us');
  // Not by the locator: after Back, Playwright may wait for a navigation that has already ended.
  await visitor.waitForFunction(() => !document.querySelector('header [aria-expanded=true]'));
});
