import { expect, open, test } from '#tests/support/browser/test.ts';
import { contentOf } from '#tests/support/content.ts';

/** A device with a touch screen, a mouse and a keyboard, used in turn (WCAG 2.5.6). */
test.use({ hasTouch: true });

const PAGE = '/k-12/ai-solutions';

test('a question is opened by touch, closed by keyboard, and opened by mouse', async ({ page }) => {
  const name = contentOf('service', PAGE).faq?.items[0]?.question ?? '';
  await open(page, PAGE);
  const question = page.getByRole('main').getByRole('button', { name, exact: true });
  await question.tap();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a menu is opened by touch, closed by keyboard, and opened by mouse', async ({ page }) => {
  await open(page, '/about-us');
  const menu = page.getByRole('button', { name: 'SOLVE menu' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(600, 500);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('tabs are chosen by touch, by keyboard, and by mouse', async ({ page }) => {
  await open(page, '/k-12');
  const first = page.getByRole('tab').nth(0);
  const second = page.getByRole('tab').nth(1);
  await second.tap();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await second.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});
