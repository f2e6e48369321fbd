import { allPages, headingOf } from '#tests/support/site-facts.ts';
import { shiftsOf, watchShifts } from '#tests/support/layout-shifts.ts';
import { expect, hydrated, settled, test } from '#tests/support/test.ts';

/** A page comes to life in silence: nothing is said, nothing is missing, nothing moves. */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const facts of allPages()) {
  test(`${facts.path} comes to life without a word and without a shift`, async ({ page }) => {
    await watchShifts(page);
    const answer = await page.goto(facts.path);
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    // Entrances (0.3 s + 0.8 s) and everything that starts after hydration.
    await page.waitForTimeout(1_300);
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(facts));
  });
}
