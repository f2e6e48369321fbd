import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/** A component that throws takes down as little of the page as possible. */
test.use({ expectedTrouble: /a part that fails/u });

test('a page whose widget throws says so, keeps its header and footer, and can be reloaded', async ({
  page,
}) => {
  // Break an API that carousels use, as an odd browser or extension might.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended') !== null) return;
    globalThis.IntersectionObserver = function broken() {
      throw new Error('a part that fails');
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page couldn’t be displayed',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await page.evaluate(() => sessionStorage.setItem('mended', ''));
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create value for your business',
  );
});

test('a page survives a failure of the app features around it', async ({ page }) => {
  // The strip at the bottom and the cards depend on this; the page does not.
  await page.addInitScript(() => {
    let failures = 0;
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        failures += 1;
        Object.assign(globalThis, { failures });
        throw new Error('a part that fails');
      },
    });
  });
  await page.goto('/about-us');
  await hydrated(page);
  // The first failure is in the script of the page's head.
  await page.waitForFunction(() => (Reflect.get(globalThis, 'failures') as number) > 1);
  await silence(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});
