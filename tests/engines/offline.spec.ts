import { EVERYTHING } from '#tests/support/everything.ts';
import {
  allPages,
  headingOf,
  onePageOfEachLayout,
  pagesSavedUnasked,
} from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { allSaved, controlled } from '#tests/offline/offline-test.ts';
import { expect, test } from './engine-test.ts';

const unasked = new Set(pagesSavedUnasked());
const saved = allPages().filter(({ path }) => unasked.has(path));
const pages = EVERYTHING ? saved : onePageOfEachLayout(saved);

test.describe('after one visit', () => {
  // Requests to the server fail.
  test.use({ expectedTrouble: /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|robots\.txt/u });

  test('the site can be read with the server stopped', async ({ resident: { page, gate } }) => {
    await page.goto('/');
    await hydrated(page);
    await controlled(page);
    await allSaved(page);
    await gate.shut();
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
