import { expect, open, test } from '#tests/support/browser/test.ts';

/** Tooltips (docs/specification.md, 9; WCAG 2.2, 1.4.13). */
test('a control that had the focus before tooltips were loaded is given its own', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/AppOverlays-[\w-]+\.js/u, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'DISCOVER menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search this site' })).toBeFocused();
  release(undefined);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});
