import { MODULES_META } from '#src/app/start-page.ts';
import { startGate } from '#tests/support/gate.ts';
import { expect, hydrated, test } from '#tests/support/test.ts';

const PATH = '/about-us';

test('a page that comes slowly is read while it comes, and lives when it is complete', async ({
  page,
  baseURL,
}) => {
  const gate = await startGate(baseURL ?? '');
  // Its end is the page's own content, which stands behind what it shows.
  gate.judge((path) => (path === PATH ? 'keep the end' : 'pass'));
  try {
    await page.goto(`${gate.url}${PATH}`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // The scripts are all there before the page is: from the device, or over a line that has woken up.
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
