import { MODULES_META } from '#src/app/start-page.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

const PATH = '/about-us';

test('a page that loads slowly can be read while it loads, and hydrates once it is complete', async ({
  page,
  baseURL,
}) => {
  const gate = await startGate(baseURL ?? '');
  // The end of the file is the page data, which follows the markup.
  gate.judge((path) => (path === PATH ? 'keep the end' : 'pass'));
  try {
    await page.goto(`${gate.url}${PATH}`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // All scripts arrive before the page does: from the cache, or over a recovered connection.
    const modules = await page.locator(`meta[name="${MODULES_META}"]`).getAttribute('content');
    const arrived = () => gate.passages.map(({ path }) => path);
    await expect
      .poll(() => (modules ?? 'none').split(' ').filter((file) => !arrived().includes(file)))
      .toEqual([]);
    await page.waitForTimeout(500);
    gate.letGo();
    await hydrated(page);
    await page.getByRole('button', { name: 'SOLVE menu' }).click();
    await expect(page.getByRole('button', { name: 'SOLVE menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  } finally {
    await page.close();
    await gate.shut();
  }
});
