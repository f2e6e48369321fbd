import { allPages, headingOf } from '#tests/support/site-facts.ts';
import { expect, hydrated, settled, test } from '#tests/support/test.ts';

/** A page comes to life in silence: nothing is said, nothing is missing, nothing moves. */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const facts of allPages()) {
  test(`${facts.path} comes to life without a word and without a shift`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources = [] } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Node }[];
          };
          const moved = sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
          );
          shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(facts.path);
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    // Entrances (0.3 s + 0.8 s) and everything that starts after hydration.
    await page.waitForTimeout(1_300);
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
    ).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(facts));
  });
}
