import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** Back and forward restore the scroll position, whatever fragment the URL has. */
const PAGE = '/blogs/accessibility-by-design';

const at = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Scrolls as a reader does, and waits until the browser has reported its end and painted twice since: nobody
 * presses anything before that.
 */
async function scrollDown(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        document.addEventListener('scrollend', painted, { once: true });
        globalThis.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  return at(page);
}

/** Clicks without scrolling the link into view, so that the position does not change. */
const press = (page: Page, selector: string, nth = 0) =>
  page
    .locator(selector)
    .nth(nth)
    .evaluate((link) => (link as HTMLElement).click());

async function toAnotherPage(page: Page): Promise<void> {
  await press(page, 'footer a[href="/about-us"]');
  await expect(page).toHaveURL('/about-us');
  await expect.poll(() => at(page)).toBe(0);
  // Let the page fade in first, as a visitor would.
  await settled(page);
}

const expectPlace = (page: Page, place: number): Promise<void> =>
  expect.poll(async () => Math.abs((await at(page)) - place), { timeout: 15_000 }).toBeLessThan(50);

test('after the skip link', { tag: '@nightly' }, async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/u);
  const place = await scrollDown(page, 2_000);
  expect(place).toBeGreaterThan(1_500);
  await toAnotherPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/#main$/u);
  await expectPlace(page, place);
  await page.goForward();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expectPlace(page, place);
});

test('after links in the table of contents, repeatedly', { tag: '@nightly' }, async ({ page }) => {
  const link = 'main nav a[href^="#"]';
  await open(page, PAGE);
  await page.locator(link).nth(1).click();
  await expect(page).toHaveURL(/#/u);
  const first = page.url();
  const place = await scrollDown(page, 3_300);
  await press(page, link, 2);
  await expect(page).not.toHaveURL(first);
  // Following a fragment link goes to the fragment, not to the earlier position.
  const section = await at(page);
  expect(Math.abs(section - place)).toBeGreaterThan(50);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expectPlace(page, place);
  await page.goForward();
  await toAnotherPage(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expectPlace(page, place);
  // Following it again goes to the fragment again.
  await press(page, link, 2);
  await expect(page).not.toHaveURL(first);
  await expectPlace(page, section);
});

test(
  'a link to a fragment of another page scrolls to the fragment, and Tab goes on from there',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, PAGE);
    const id = await page.locator('main h2[id], main section[id]').nth(2).getAttribute('id');
    await open(page, '/about-us');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, `${PAGE}#${id}`);
    await expect(page).toHaveURL(`${PAGE}#${id}`);
    const target = page.locator(`[id="${id ?? ''}"]`);
    await expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
    const isAfter = await target.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement ?? element) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    );
    expect(isAfter).toBe(true);
  },
);
