import { expect, hydrated, test } from '#tests/support/browser/test.ts';

test('the font for rare characters is fetched only when a visitor types one', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) faces.push(pathname.replace(/-[\w-]{8}\.woff2$/u, ''));
  });
  await page.goto('/contact-us');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(faces.toSorted()).toEqual(['/assets/bricolage-grotesque', '/assets/figtree']);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Zoë Peña');
  await expect.poll(() => faces.at(-1)).toBe('/assets/figtree-more');
  await expect
    .poll(() =>
      page.evaluate(() => document.fonts.check('1em "Hause Text", "Hause Text More"', 'Zoë Peña')),
    )
    .toBe(true);
});
