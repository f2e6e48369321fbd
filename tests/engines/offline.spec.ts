import {
  allPages,
  headingOf,
  onePageOfEachLayout,
  pagesSavedUnprompted,
} from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { allSaved, controlled } from '#tests/offline/offline-test.ts';
import { expect, test } from './engine-test.ts';

const unprompted = new Set(pagesSavedUnprompted());
const saved = allPages().filter(({ path }) => unprompted.has(path));
const pages = onePageOfEachLayout(saved);

test.describe('after one visit', () => {
  // Requests to the server fail.
  test.use({ expectedTrouble: /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|robots\.txt/u });

  test('the site can be read with the server stopped', async ({
    resident: { page, testProxy },
  }) => {
    await page.goto('/');
    await hydrated(page);
    await controlled(page);
    await allSaved(page);
    await testProxy.close();
    for (const facts of pages) {
      await test.step(facts.path, async () => {
        await page.goto(facts.path);
        const heading = await page.locator('h1').textContent();
        expect(heading?.replaceAll(/\s+/gu, ' ')).toBe(headingOf(facts));
        await hydrated(page);
      });
    }
  });
});

test.describe('a file that is not on the device', () => {
  // The failed request itself is reported, in each engine's own words.
  test.use({
    expectedTrouble:
      /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|INTERCEPTION_FAILED|ServiceWorker|NetworkError when attempting|respondWith received an error|cannot load|robots\.txt/iu,
  });

  test('fails without an unhandled error while the server is stopped', async ({
    resident: { page, testProxy },
  }) => {
    await page.goto('/');
    await hydrated(page);
    await controlled(page);
    await testProxy.close();
    const failed = await page.evaluate(() =>
      fetch('/assets/not-saved.js').then(
        () => false,
        () => true,
      ),
    );
    expect(failed).toBe(true);
  });
});
