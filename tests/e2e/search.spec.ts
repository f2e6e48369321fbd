import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Search in its dialog: a combobox with a list of links (APG, Combobox). */
async function ask(page: Page, query: string) {
  await page.getByRole('button', { name: 'Search this site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const field = dialog.getByRole('combobox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await field.fill(query);
  return { dialog, field };
}

test('the arrow keys move through the results while the focus stays in the field', async ({
  page,
}) => {
  await open(page, '/about-us');
  const { dialog, field } = await ask(page, 'rostering');
  const list = dialog.getByRole('listbox', { name: 'Results' });
  const options = list.getByRole('option');
  await expect(options.first()).toHaveAccessibleName(/^Platform integration/u);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  const second = options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(second).toBeInViewport();

  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog).toHaveCount(0);
});

test('the count is announced when typing pauses, not for each letter', async ({ page }) => {
  await open(page, '/about-us');
  const { dialog, field } = await ask(page, '');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Start typing. Small typos are fine.');
  await status.evaluate((element) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      if (element.textContent !== '') said.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await field.pressSequentially('accessibility', { delay: 20 });
  await expect(status).toHaveText('The best 8 pages');
  expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([
    'The best 8 pages',
  ]);
});

test('an empty result offers four ways to continue', async ({ page }) => {
  await open(page, '/about-us');
  const { dialog, field } = await ask(page, 'zzzzqqqq');
  await expect(dialog.getByRole('status')).toHaveText('No results. Try fewer or different words.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  const ways = dialog.getByRole('navigation', { name: 'Other ways to find it' });
  await expect(ways.getByRole('link')).toHaveCount(4);
  await ways.getByRole('link', { name: /^Sitemap/u }).click();
  await expect(page).toHaveURL('/sitemap');
  await expect(dialog).toHaveCount(0);
});

test('a result, or another way on, opened in another tab leaves the dialog open', async ({
  page,
  context,
}) => {
  await open(page, '/about-us');
  const { dialog, field } = await ask(page, 'rostering');
  for (const [query, link] of [
    ['rostering', dialog.getByRole('option').first()],
    ['zzzzqqqq', dialog.getByRole('link', { name: /^Sitemap/u })],
  ] as const) {
    await field.fill(query);
    const another = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await another).close();
    await expect(field).toHaveValue(query);
    await expect(dialog).toBeVisible();
  }
});

test('"pricing" leads to the passage on what things cost', async ({ page }) => {
  await open(page, '/start');
  const { dialog } = await ask(page, 'pricing');
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveAccessibleName('About us');
  await expect(options.nth(1)).toHaveAttribute('href', '/about-us#pricing-title');
});

test('a passage in a closed panel is revealed and in view', async ({ page }) => {
  await open(page, '/k-12/digital-accessibility#testing');
  const trigger = page.getByRole('button', { name: 'Testing in every release' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toBeInViewport();
  await page.waitForTimeout(600);
  await expect(trigger).toBeInViewport();
});

test('Enter on a passage of the page that is open reveals it', async ({ page }) => {
  await open(page, '/k-12/digital-accessibility');
  const { dialog } = await ask(page, 'testing in every release');
  const hit = dialog.locator('a[href="/k-12/digital-accessibility#testing"]');
  await expect(hit).toBeVisible();
  const panel = page.locator('#testing button').first();
  await expect(panel).toHaveAttribute('aria-expanded', 'false');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(hit).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeInViewport();
});
