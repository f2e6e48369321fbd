import type { Page } from '@playwright/test';
import { ALIVE } from '#src/app/start-page.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';
import type { Gate } from '#tests/support/servers/gate.ts';

/**
 * Leaving a page aborts what it is still loading; Firefox aborts it as soon as the next navigation
 * starts. The page must not reload itself then, because that would cancel the visitor's navigation.
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
  test(`a chunk that fails to load after "${event}" does not reload the page`, async ({
    page,
    gate,
  }) => {
    await page.goto(`${gate.url}/about-us`);
    await hydrated(page);
    await silence(page);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const loads = documentsOf(page);
    const cut: string[] = [];
    gate.judge((path) => {
      if (!/^\/assets\/.*\.js$/u.test(path)) return 'pass';
      cut.push(path);
      return 'cut';
    });
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
    // Click without hovering, which would prefetch the chunk.
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect.poll(() => cut).not.toEqual([]);
    await silence(page, 1_500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(loads).toEqual([]);
    // The visitor is not notified of a failure, either.
    await expect(page.getByText('Part of this site couldn’t be loaded.')).toHaveCount(0);
  });
}

test.describe('a chunk that fails to load while its page is being left', () => {
  test.use({ expectedTrouble: /Failed to load resource|^lost /u });

  test('is not reported as an error', async ({ page, gate }) => {
    const lost: string[] = [];
    gate.judge((path) => {
      if (!/^\/assets\/AppOverlays-[\w-]+\.js$/u.test(path)) return 'pass';
      lost.push(path);
      return 'cut';
    });
    // The chunk of the installed site's overlays is requested after that.
    await page.addInitScript((alive) => {
      document.addEventListener(alive, () => dispatchEvent(new Event('beforeunload')));
    }, ALIVE);
    await page.goto(`${gate.url}/about-us`);
    await hydrated(page);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    // By then, any consequences of the failure have been rendered.
    await silence(page);
  });
});

/**
 * Opens a page whose scripts cannot be loaded any more.
 * @returns the documents that are requested from then on
 */
async function loseChunks(page: Page, gate: Gate): Promise<string[]> {
  await page.goto(`${gate.url}/about-us`);
  await hydrated(page);
  await silence(page);
  gate.judge((path) => (/^\/assets\/.*\.js$/u.test(path) ? 'cut' : 'pass'));
  return documentsOf(page);
}

test('a page that was asked to go but stays recovers from failed chunks again', async ({
  page,
  gate,
}) => {
  const loads = await loseChunks(page, gate);
  // Such as by a link to a download, or one that the visitor stops.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
  await expect(async () => {
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect.poll(() => loads, { timeout: 1_000 }).toEqual(['/blogs']);
  }).toPass({ timeout: 15_000 });
});

test('a page restored after being left recovers from failed chunks again', async ({
  page,
  gate,
}) => {
  const loads = await loseChunks(page, gate);
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => loads, { timeout: 15_000 }).toEqual(['/blogs']);
});
