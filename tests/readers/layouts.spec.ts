import type { Page } from '@playwright/test';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { readPart } from './reader.ts';

/** Opens a page and waits for what loads after hydration: the outbox, notifications. */
async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
}

/**
 * What a screen reader says on one page of each layout, and in the frame around every page, as files that
 * are reviewed: `npm run transcripts -- --accept` rewrites them.
 */
const pages = onePageOfEachLayout(allPages());

// The not-found page is answered with its status, which the console reports.
test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const { path, layout } of pages) {
  test(`${path} (${layout}) reads as accepted`, async ({ page }) => {
    await openWhole(page, path);
    expect(await readPart(page, 'main')).toMatchSnapshot(`layout-${layout}.txt`);
  });
}

test('the header and the footer read as accepted', async ({ page }) => {
  await openWhole(page, '/about-us');
  const parts = [await readPart(page, 'header'), await readPart(page, 'footer')];
  expect(parts.join('\n')).toMatchSnapshot('frame.txt');
});
