import type { Page } from '@playwright/test';
import { EVERYTHING } from '#tests/support/everything.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { becomesPlain, readWithoutScripts } from '#tests/pages/without-scripts.ts';

/** Pages whose scripts fail to run in a browser that runs scripts: they read as if it ran none. */
const pages = onePageOfEachLayout(allPages()).filter(
  ({ layout }) => EVERYTHING || layout === 'home' || layout === 'service',
);

/** A browser below the floor (docs/quality.md): it lacks what the scripts need. */
const OLDER = {
  'before March 2024': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'before 2024, with a polyfill of the rest': () =>
    Reflect.deleteProperty(Promise, 'withResolvers'),
} as const;

/** Everything that a visitor might do who does not know that the page is plain. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('Tab');
  const button = page.locator('main button[type="button"]').first();
  if ((await button.count()) > 0) await button.dispatchEvent('click');
}

test.describe('a browser below the floor', () => {
  // The not-found page.
  test.use({ expectedTrouble: /status of 404/u });

  for (const [age, tag] of [
    ['before March 2024', []],
    ['before 2024, with a polyfill of the rest', ['@nightly']],
  ] as const) {
    test(
      `of ${age} asks for no script and reads pages whole`,
      { tag: [...tag] },
      async ({ page }) => {
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        await page.addInitScript(OLDER[age]);
        for (const facts of pages) {
          await page.goto(facts.path);
          await touch(page);
          await readWithoutScripts(page, facts);
        }
        expect(scripts).toEqual([]);
      },
    );
  }
});

test.describe('where every script fails to load', () => {
  test.use({ expectedTrouble: /\.js|status of 404|ERR_FAILED/u });

  test('pages are complete, once their scripts have been requested', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const facts of pages) {
      await page.goto(facts.path);
      await touch(page);
      await becomesPlain(page);
      await readWithoutScripts(page, facts);
    }
  });
});
