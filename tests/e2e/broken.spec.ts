import { expect, test } from '#tests/support/test.ts';

/** A part of a page that fails takes no more with it than it must. */
test.use({ expectedTrouble: /a part that fails/u });

test('a page whose widget fails says so, keeps its frame, and can be loaded again', async ({
  page,
}) => {
  // What carousels watch, broken as an odd browser or extension may break it.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended') !== null) return;
    globalThis.IntersectionObserver = function broken() {
      throw new Error('a part that fails');
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await page.evaluate(() => sessionStorage.setItem('mended', ''));
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create value for your business',
  );
});

test('a page outlives what the installed site adds around it', async ({ page }) => {
  // The strip at the foot and the cards stand on this; the page does not.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new Error('a part that fails');
      },
    });
  });
  await page.goto('/about-us');
  await page.waitForTimeout(1500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});
