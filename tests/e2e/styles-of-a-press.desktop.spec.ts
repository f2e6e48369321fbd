import type { Browser, Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/browser/test.ts';

/**
 * What a press changes is a small part of a page. A rule that hangs on something far away, such as `:has(+ *)` about
 * whatever follows, can make the browser compute the styles of every element before it paints the answer: on a slow
 * processor that takes longer than all the rest (src/design/layout.css.ts).
 */

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: { readonly elementCount?: number };
  }[];
}

/** The most elements whose styles were computed at once while something was done. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return Math.max(
    ...traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0),
  );
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('a refused form computes the styles of its fields, not those of the whole page', async ({
  browser,
  page,
}) => {
  await open(page, '/contact-us');
  await page.waitForLoadState('networkidle');
  const styled = await mostStyled(browser, page, async () => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
  expect(styled).toBeLessThan((await elements(page)) / 3);
});
