import { expect, open, test } from '#tests/support/browser/test.ts';

/** The not-found page (docs/specification.md, 2.7). */
test.use({ expectedTrouble: /status of 404|\/no\/such\/page/u });

test('an unknown path shows the not-found page, logs the path, and links home', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such/page?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.some((line) => line.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create value for your business',
  );
});

test('client-side navigation to an unknown path shows the same page', async ({ page }) => {
  await open(page, '/k-12');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no/such/page';
    link.textContent = 'A link that has rotted';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A link that has rotted' }).click();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page).toHaveURL('/no/such/page');
});

test('the page links to the sitemap and to the team', async ({ page }) => {
  await open(page, '/no/such/page');
  const ways = page.getByRole('navigation', { name: 'Other pages to try' });
  await expect(ways.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await ways.getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
});
