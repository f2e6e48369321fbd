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

// Requests to the server fail.
test.use({ expectedTrouble: /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|robots\.txt/u });

test('after one visit, the site can be read with the server stopped', async ({
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
