import type { Browser, Page } from '@playwright/test';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/**
 * A press changes only a small part of a page. A rule that depends on distant elements, such as
 * `:has(+ *)` on whatever follows, can make the browser recompute the styles of every element before it
 * paints the result; on a slow processor that takes longer than everything else (src/design/layout.css.ts).
 */

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: { readonly elementCount?: number };
  }[];
}

/** The largest number of elements whose styles were computed at once during an action. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts, 'the trace has style computations').not.toEqual([]);
  return Math.max(...counts);
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('a refused form computes the styles of its fields, not those of the whole page', async ({
  browser,
  page,
}) => {
  await open(page, '/contact-us');
  await silence(page);
  const styled = await mostStyled(browser, page, async () => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan((await elements(page)) / 3);
});
