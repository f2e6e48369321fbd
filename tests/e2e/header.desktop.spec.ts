import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { navigationOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The mega-menu (docs/specification.md, 2.2 and 4.5). */
const { menus, contact } = await navigationOf();
const [first, second] = menus;
if (first === undefined || second === undefined) throw new Error('There are no menus.');

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, title: string) =>
  bar(page).getByText(title, { exact: true }).filter({ visible: true }).first();
const toggle = (page: Page, title: string) =>
  bar(page).getByRole('button', { name: `${title} menu` });
const panel = (page: Page, subtitle: string) => bar(page).getByText(subtitle, { exact: true });

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await open(page, '/');
});

test('fits in one row from the narrowest large window up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const tops = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(tops.length).toBeGreaterThan(10);
  expect(Math.max(...tops)).toBeLessThanOrEqual(80);
});

test('opens below the header in a low window, as on a zoomed page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 440 });
  await toggle(page, first.title).press('Enter');
  const shown = panel(page, first.subtitle);
  await expect(shown).toBeVisible();
  await expect(shown).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the names of the menus stand apart, and the current one is marked as wide as it is', async ({
    page,
  }) => {
    await page.goto(first.href ?? '/');
    const boxes = await bar(page)
      .locator('ul > li > * > :first-child')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return { left, right, mark: Number.parseFloat(getComputedStyle(one, '::after').width) };
        }),
      );
    expect(boxes).toHaveLength(menus.length);
    for (const [at, { left }] of boxes.entries()) {
      const { right } = boxes[at - 1] ?? { right: -Infinity };
      expect(left - right).toBeGreaterThanOrEqual(8);
    }
    const [{ left, right, mark } = { left: 0, right: 0, mark: 0 }] = boxes;
    expect(mark).toBeCloseTo(right - left, 0);
  });
});

test('each menu opens on hover and shows all its content, in descriptions of at most three lines', async ({
  page,
}) => {
  for (const { title, subtitle, categories, services, cta } of menus) {
    await test.step(title, async () => {
      const shown = (text: string) =>
        bar(page).getByText(text, { exact: true }).filter({ visible: true }).first();
      await item(page, title).hover();
      await expect(panel(page, subtitle)).toBeVisible();
      await expect(toggle(page, title)).toHaveAttribute('aria-expanded', 'true');
      for (const entry of categories.flatMap(({ items }) => items)) {
        await expect(shown(entry.title)).toBeVisible();
        const lines = await shown(entry.description).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        expect.soft(lines, entry.description).toBeLessThanOrEqual(3);
      }
      for (const { text } of services?.items ?? []) await expect(shown(text)).toBeVisible();
      if (cta.href !== null) {
        await expect(
          bar(page)
            .getByRole('link', { name: new RegExp(cta.text, 'u') })
            .filter({ visible: true }),
        ).toHaveAttribute('href', cta.href);
      }
      await page.mouse.move(640, 790);
      await expect(panel(page, subtitle)).toBeHidden();
    });
  }
});

test('the focus mark of a menu’s button touches no letter', async ({ page }) => {
  await toggle(page, first.title).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const gaps = await toggle(page, first.title).evaluate((button) => {
    const { outlineOffset, boxShadow, outlineStyle } = getComputedStyle(button);
    const box = button.getBoundingClientRect();
    // A negative offset moves the inner edge of the outline into the box; it is drawn outward from there.
    const inset = -parseFloat(outlineOffset) - parseFloat(getComputedStyle(button).outlineWidth);
    const word = document.createRange();
    word.selectNodeContents(button.previousElementSibling ?? button);
    return {
      isMarked: outlineStyle === 'solid',
      hasShadow: boxShadow !== 'none',
      before: box.left + inset - word.getBoundingClientRect().right,
    };
  });
  expect(gaps).toMatchObject({ isMarked: true, hasShadow: false });
  expect(gaps.before).toBeGreaterThan(4);
});

test('stays open while the pointer is inside, closes after it leaves', async ({ page }) => {
  await item(page, first.title).hover();
  await panel(page, first.subtitle).hover();
  await page.waitForTimeout(800);
  await expect(panel(page, first.subtitle)).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(panel(page, first.subtitle)).toBeHidden();
});

test('a click after hovering keeps the menu open', async ({ page }) => {
  await toggle(page, first.title).hover();
  await expect(panel(page, first.subtitle)).toBeVisible();
  await toggle(page, first.title).click();
  await page.waitForTimeout(300);
  await expect(panel(page, first.subtitle)).toBeVisible();
});

test('the button opens and closes it by keyboard; Escape closes it and returns the focus', async ({
  page,
}) => {
  await toggle(page, first.title).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, first.subtitle)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel(page, first.subtitle)).toBeHidden();
  await expect(toggle(page, first.title)).toBeFocused();
});

test('Escape closes a menu opened by hover, and leaves the focus on another item', async ({
  page,
}) => {
  await toggle(page, second.title).focus();
  await item(page, first.title).hover();
  await expect(panel(page, first.subtitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, first.subtitle)).toBeHidden();
  await expect(toggle(page, second.title)).toBeFocused();
});

test('a link opened in another tab leaves the menu open', async ({ page, context }) => {
  await item(page, first.title).hover();
  await expect(panel(page, first.subtitle)).toBeVisible();
  const another = context.waitForEvent('page');
  await bar(page)
    .getByRole('link', { name: new RegExp(first.cta.text, 'u') })
    .filter({ visible: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await another).close();
  await expect(toggle(page, first.title)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, first.subtitle)).toBeVisible();
});

test('only one menu is open at a time, and leaving it with Tab closes it', async ({ page }) => {
  await toggle(page, first.title).press('Enter');
  await expect(panel(page, first.subtitle)).toBeVisible();
  await toggle(page, second.title).press('Enter');
  await expect(panel(page, second.subtitle)).toBeVisible();
  await expect(panel(page, first.subtitle)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(panel(page, second.subtitle)).toBeHidden();
});

test('following a link opens its page and closes the menu', async ({ page }) => {
  const target = menus
    .flatMap((menu) =>
      menu.categories.flatMap(({ items }) => items.map((entry) => ({ menu, entry }))),
    )
    .find(({ entry }) => entry.href !== null);
  if (target === undefined) throw new Error('No menu has a link.');
  await item(page, target.menu.title).hover();
  await bar(page)
    .getByRole('link', { name: new RegExp(target.entry.title, 'u') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(target.entry.href ?? '');
  await page.mouse.move(640, 790);
  await expect(panel(page, target.menu.subtitle)).toBeHidden();
});

test('CONTACT US leads to the contact form', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: contact.text }).click();
  await expect(page).toHaveURL(/\/contact-us$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect With Us');
});

test('a printed page says where to write, in place of the menus and the buttons', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link')).toHaveCount(1);
  await expect(banner.getByRole('button')).toHaveCount(0);
  const words = await banner
    .locator('[data-mail]')
    .evaluate((row) => getComputedStyle(row, '::after').content);
  expect(words).toContain(site.mailboxes.general);
});
