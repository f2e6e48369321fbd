import type { Page } from '@playwright/test';
import { navigationOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** A link of the small-screen menu to the current page leaves no history entry that does nothing. */
const { menus } = await navigationOf();

const BEFORE = '/about-us';

/** Scrolls down, opens the menu and one of its sections. */
async function openSection(page: Page, title: string) {
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: title, exact: true }).tap();
  return menu;
}

test('the current page chosen in the menu is scrolled to its top, and Back leaves it', async ({
  page,
}) => {
  const found = menus.find(({ cta }) => cta.href !== null);
  if (found === undefined) throw new Error('No menu has a link to its page.');
  const path = found.cta.href ?? '';
  await open(page, BEFORE);
  await open(page, path);
  const menu = await openSection(page, found.title);
  await page.evaluate(() => {
    const settle = () => Object.assign(globalThis, { wentBack: true });
    const later = () => requestAnimationFrame(() => requestAnimationFrame(settle));
    addEventListener('popstate', later, { once: true });
  });
  await menu.getByRole('link', { name: `${found.cta.text} about ${found.title}` }).tap();
  await expect(menu).toBeHidden();
  await page.waitForFunction(() => 'wentBack' in globalThis);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});

test('a part of the current page chosen in the menu is shown, and Back leads to the page, then leaves it', async ({
  page,
}) => {
  const [found] = menus.flatMap(({ title, services }) =>
    (services?.items ?? []).flatMap(({ text, href }) =>
      href?.includes('#') === true ? [{ title, text, href }] : [],
    ),
  );
  if (found === undefined) throw new Error('No menu has a link to a part of a page.');
  const [path = '', id = ''] = found.href.split('#');
  await open(page, BEFORE);
  await open(page, path);
  const menu = await openSection(page, found.title);
  await menu.getByRole('link', { name: found.text, exact: true }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(found.href);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});
