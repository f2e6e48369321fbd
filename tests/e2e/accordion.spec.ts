import type { Page } from '@playwright/test';
import { contentOf, findPage } from '#tests/support/content.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** Accordions: services, questions, the segments of the home page. */
const PAGE = '/k-12/ai-solutions';
const { offerings } = contentOf('service', PAGE);
const [first, second] = offerings.items.map(({ title }) => title);

const row = (page: Page, name = '') =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const isOpen = (page: Page, name = '', is = true) =>
  expect(row(page, name)).toHaveAttribute('aria-expanded', String(is));

/** How far a row's button may move, in CSS px: rounding a height loses up to half a pixel. */
const STRAY = 2;

test('opening a row below an open one leaves it in its place', async ({ page }) => {
  await open(page, PAGE);
  await isOpen(page, first);
  const pressed = row(page, second);
  await pressed.evaluate((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await settled(page);
  const closing = await row(page, first).getAttribute('aria-controls');
  // Measured as each frame is painted, after the page's own observer. At other times, the browser
  // would report a later moment of the animation.
  const tops = await pressed.evaluate(async (button, id) => {
    const found = [button.getBoundingClientRect().top];
    const panel = document.getElementById(id ?? '');
    (button as HTMLElement).click();
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        found.push(button.getBoundingClientRect().top);
        if (panel?.offsetHeight === 0) resolve();
      });
      if (panel !== null) observer.observe(panel);
    });
    return found;
  }, closing);
  await settled(page);
  tops.push(await pressed.evaluate((button) => button.getBoundingClientRect().top));
  await isOpen(page, second);
  await isOpen(page, first, false);
  const strays = tops.map((top) => Math.abs(top - (tops[0] ?? 0)));
  expect(Math.max(...strays), tops.join(' ')).toBeLessThanOrEqual(STRAY);
});

test('find-in-page and a URL fragment open the closed row that they match', async ({ page }) => {
  await open(page, '/');
  const [one, other] = contentOf('home', '/').segments.items.map(({ title }) => title);
  const panelId = async (name = '') => (await row(page, name).getAttribute('aria-controls')) ?? '';
  const panel = page.locator(`[id="${await panelId(one)}"]`);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel).toBeHidden();
  // Find-in-page fires this before it reveals a match; a test cannot open the browser's find bar.
  await panel.dispatchEvent('beforematch');
  await isOpen(page, one);
  await expect(panel).toBeVisible();
  const target = await panelId(other);
  await page.evaluate((id) => {
    location.hash = id;
  }, target);
  await isOpen(page, other);
  await expect(page.locator(`[id="${target}"]`)).toBeVisible();
  await isOpen(page, one, false);
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('a link to the row that the address names opens it again', async ({ page }) => {
    await open(page, '/k-12/digital-accessibility#testing');
    const named = page.getByRole('main').locator('#testing').getByRole('button').first();
    await expect(named).toHaveAttribute('aria-expanded', 'true');
    await expect(named).toBeInViewport();
    await named.press('Enter');
    await expect(named).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = location.href;
      document.body.append(link);
      link.click();
    });
    await expect(named).toHaveAttribute('aria-expanded', 'true');
  });

  test('a page opened from another starts fresh, with its own first service open', async ({
    page,
  }) => {
    const isAccordion = (path?: string) =>
      path !== undefined &&
      findPage((facts) => facts.path === path).payload.page.layout === 'service' &&
      contentOf('service', path).offerings.presentation === 'accordion';
    const { path, payload } = findPage(
      (facts) => isAccordion(facts.path) && isAccordion(facts.payload.next?.href),
    );
    const here = contentOf('service', path);
    const next = contentOf('service', payload.next?.href ?? '');
    await open(page, path);
    await row(page, here.offerings.items[1]?.title).click();
    const ways = page.getByRole('navigation', { name: 'Previous and next page' });
    await ways.getByRole('link', { name: /^Next/u }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.hero.title);
    await isOpen(page, next.offerings.items[0]?.title);
  });
});
