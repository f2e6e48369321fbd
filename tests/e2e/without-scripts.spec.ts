import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { submit } from '#tests/support/browser/contact-form.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { becomesPlain, readWithoutScripts } from '#tests/pages/without-scripts.ts';

/** Pages whose scripts fail to run in a browser that runs scripts: they read as if it ran none. */
const { labels } = contentOf('contact', '/contact-us');
const pages = onePageOfEachLayout(allPages());

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

  for (const [age, forget] of Object.entries(OLDER)) {
    test(`of ${age} asks for no script and reads every layout whole`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.addInitScript(forget);
      for (const facts of pages) {
        await test.step(facts.path, async () => {
          await page.goto(facts.path);
          await touch(page);
          await readWithoutScripts(page, facts);
        });
      }
      expect(scripts).toEqual([]);
    });
  }

  test('submits the form without a script', async ({ page, startSite }) => {
    const site = await startSite('endpoint');
    await page.addInitScript(OLDER['before March 2024']);
    await page.goto(`${site.url}/contact-us`);
    await page.locator('[name=fullName]').fill('Ada Byron');
    await page.locator('[name=workEmail]').fill('ada@school.example');
    await page.locator('[name=contactNo]').fill('020 7946 0000');
    await page.locator('[name=hearAboutUs]').fill('A colleague');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: labels['sentTitle'] ?? '' })).toBeVisible();
  });
});

test.describe('where every script fails to load', () => {
  test.use({ expectedTrouble: /\.js|status of 404|ERR_FAILED/u });

  test('every layout is complete, once its scripts have been requested', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const facts of pages) {
      await test.step(facts.path, async () => {
        await page.goto(facts.path);
        await touch(page);
        await becomesPlain(page);
        await readWithoutScripts(page, facts);
      });
    }
  });

  test('even before the styles arrive, the page is complete once they have', async ({ page }) => {
    const [facts] = pages;
    if (facts === undefined) throw new Error('The site has no page.');
    await page.route('**/*.js', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('entry-client'),
    );
    const styles = Promise.withResolvers<undefined>();
    await page.route('**/*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    await page.goto(facts.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('main a') !== null);
    await page.keyboard.press('Tab');
    await lost;
    // Time for the page to notice.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    styles.resolve(undefined);
    await page.waitForLoadState();
    await becomesPlain(page);
    await readWithoutScripts(page, facts);
  });
});
