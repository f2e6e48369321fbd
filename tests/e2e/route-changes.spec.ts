import { afterScroll } from '#tests/support/browser/after-scroll.ts';
import { allPages, headingOf } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

const pages = new Map(allPages().map((facts) => [facts.path, facts]));

test('a link to another page navigates without loading a document', async ({ page }) => {
  await open(page, '/k-12');
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
  });
  const target = '/k-12/ai-solutions';
  await page.locator(`main a[href="${target}"]`).first().click();
  await expect(page).toHaveURL(target);
  const facts = pages.get(target);
  if (facts === undefined) throw new Error('The page is gone.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(facts));
  const { title, description } = facts.payload.page.head;
  expect(await page.title()).toContain(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${target}$`, 'u'),
  );
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL('/k-12');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headingOf(facts));
});

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/k-12');
  const link = page.locator('main a[href="/k-12/school-readiness"]').first();
  await page.evaluate(() => {
    const remember = () => Object.assign(globalThis, { leftAt: scrollY });
    addEventListener('click', remember, { capture: true });
  });
  await afterScroll(page, () => link.scrollIntoViewIfNeeded());
  await link.click();
  await expect(page).toHaveURL('/k-12/school-readiness');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Let the page fade in first, as a visitor would.
  await page.waitForTimeout(500);
  await page.goBack();
  await expect(page).toHaveURL('/k-12');
  const leftAt = await page.evaluate(() => (globalThis as unknown as { leftAt: number }).leftAt);
  expect(leftAt).toBeGreaterThan(100);
  const offBy = () => page.evaluate((y) => Math.abs(scrollY - y), leftAt);
  await expect.poll(offBy).toBeLessThan(50);
});

test('a second link right after the first wins, without errors', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(async () => {
    const footer = document.querySelector('footer');
    const press = (href: string) =>
      footer?.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    for (const href of ['/about-us', '/careers', '/blogs', '/resources']) {
      press(href);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
  });
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  await page.waitForTimeout(500);
});

test('a route change is announced to assistive technology', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Talk to us', exact: true }).click();
  await expect(page).toHaveURL(/\/contact-us\?topic=[\w-]+$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect With Us');
  // Either the focus moves to the new page, or a live region names it.
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect
    .poll(() =>
      page.evaluate((words) => {
        const focused = document.activeElement;
        const isFocusInPage =
          focused !== null && focused !== document.body && focused.closest('main, h1') !== null;
        const said = [...document.querySelectorAll('[aria-live], [role=status]')].map(
          (region) => region.textContent,
        );
        return (
          isFocusInPage ||
          said.some((text) => text.includes(words) || text.includes(document.title))
        );
      }, heading),
    )
    .toBe(true);
});

test('a link to a panel of another page opens it and moves the focus there', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'SOLVE menu' }).press('Enter');
  await page.getByRole('link', { name: 'K-12 services' }).press('Enter');
  await expect(page).toHaveURL('/k-12#services');
  await expect(page.getByRole('tabpanel', { name: 'Services' })).toBeFocused();
});

test('a link to the open page, and one that changes only its query, move the focus to its start', async ({
  page,
}) => {
  await open(page, '/contact-us');
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  await footer.getByRole('link', { name: 'Schedule a call' }).press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?topic=/u);
  await expect(main).toBeFocused();
  await footer.getByRole('link', { name: 'Request a demo' }).press('Enter');
  await expect(main).toBeFocused();

  await open(page, '/blogs');
  await footer.getByRole('link', { name: 'Blogs', exact: true }).press('Enter');
  await expect(main).toBeFocused();
});
