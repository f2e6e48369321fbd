import { numberWidth } from '#src/sections/statistics/number-width.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/** Figures next to their drawings (docs/specification.md, 2.5). */

interface Statistics {
  readonly items: readonly { readonly number: string }[];
}

/** One page of each layout for each width of figures. */
const cases = new Map<string, string>();
for (const { path, payload } of allPages()) {
  const page = payload.page as { kind?: string; template?: string; statistics?: Statistics };
  if (page.statistics === undefined) continue;
  const width = numberWidth(page.statistics.items.map(({ number }) => number));
  const name = [page.kind, page.template, width, page.statistics.items.length].join(' ');
  if (!cases.has(name)) cases.set(name, path);
}

test('every figure is on one line at every width', async ({ page }) => {
  expect(cases.size).toBeGreaterThan(4);
  for (const path of cases.values()) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, 360, 720, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const figures = page.getByRole('region').locator('ul[data-form] > li > p > span:first-child');
      await expect(figures).not.toHaveCount(0);
      const broken = await figures.evaluateAll((all) =>
        all
          .filter((figure) => {
            const range = document.createRange();
            range.selectNodeContents(figure);
            const room = figure.parentElement?.getBoundingClientRect().right ?? 0;
            const lines = range.getClientRects();
            return lines.length > 1 || (lines[0]?.right ?? 0) > room;
          })
          .map((figure) => figure.textContent),
      );
      expect.soft(broken, `${path} at ${String(width)} px`).toEqual([]);
    }
  }
});
