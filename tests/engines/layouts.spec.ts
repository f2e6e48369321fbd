import { hydrated } from '#tests/support/browser/test.ts';
import {
  allPages,
  headingOf,
  onePageOfEachLayout,
  UNKNOWN_PATH,
} from '#tests/support/site-facts.ts';
import { expect, test } from './engine-test.ts';

const pages = onePageOfEachLayout(allPages());

for (const facts of pages) {
  const { path, layout } = facts;
  test.describe(path, () => {
    test.use({ expectedTrouble: path === UNKNOWN_PATH ? /There is no page at|404/u : null });

    test(`is read, hydrates silently and fits the window (${layout})`, async ({ visitor }) => {
      await visitor.goto(path);
      const heading = await visitor.locator('h1').textContent();
      expect(heading?.replaceAll(/\s+/gu, ' ')).toBe(headingOf(facts));
      await hydrated(visitor);
      for (const width of [1280, 320]) {
        await visitor.setViewportSize({ width, height: 800 });
        const overflow = () =>
          visitor.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(overflow, { message: `at ${String(width)} px` }).toBe(0);
      }
    });
  });
}
