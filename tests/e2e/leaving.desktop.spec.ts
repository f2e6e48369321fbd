import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/test.ts';

/**
 * A page that is being left loses what it was loading: Firefox breaks it off as soon as the next page is
 * on its way. It must not load itself again, which would cancel the visitor's navigation.
 */
test.use({ expectedTrouble: /\/assets\/|dynamically imported|Failed to load resource|undefined/u });

const documentsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
};

for (const event of ['beforeunload', 'pagehide']) {
  test(`a part that is lost after "${event}" does not load the page again`, async ({
    page,
    gate,
  }) => {
    await page.goto(`${gate.url}/about-us`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loads = documentsOf(page);
    gate.judge((path) => (/^\/assets\/.*\.js$/u.test(path) ? 'cut' : 'pass'));
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
    // Pressed without pointing at it, which would fetch the part before.
    await link.evaluate((element) => (element as HTMLElement).click());
    // It stands there for the moment that the page has left.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be shown',
      { timeout: 15_000 },
    );
    expect(loads).toEqual([]);
    // Nor is the visitor told of a loss.
    await expect(page.getByText('A part of this site could not be loaded.')).toHaveCount(0);
  });
}

test('a page that was left and came back looks after its parts again', async ({ page, gate }) => {
  await page.goto(`${gate.url}/about-us`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const loads = documentsOf(page);
  gate.judge((path) => (/^\/assets\/.*\.js$/u.test(path) ? 'cut' : 'pass'));
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => loads, { timeout: 15_000 }).toEqual(['/blogs']);
});
