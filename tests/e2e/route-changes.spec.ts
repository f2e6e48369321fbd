import { allPages, headingOf } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

const pages = new Map(allPages().map((facts) => [facts.path, facts]));

test('a link to another page navigates without loading a document, and a route change is announced', async ({
  page,
}) => {
  await open(page, '/k-12');
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
  });
  const target = '/k-12/ai-solutions';
  await page.locator(`main a[href="${target}"]`).first().click();
  await expect(page).toHaveURL(target);
  const facts = pages.get(target);
  if (facts === undefined) throw new Error('The page is gone.');
  // The focus on the heading is what assistive technology announces.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headingOf(facts));
  await expect(heading).toBeFocused();
  const { title, description } = facts.payload.page.head;
  expect(await page.title()).toContain(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${target}$`, 'u'));
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/k-12');
  await expect(heading).not.toHaveText(headingOf(facts));
});

/** The not-found page (docs/specification.md, 2.7). */
test.describe('an unknown path', { tag: '@nightly' }, () => {
  test.use({ expectedTrouble: /status of 404|\/no\/such\/page/u });

  test('shows the not-found page, is logged, and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto('/no/such/page?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => logged.some((line) => line.includes('/no/such/page'))).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows the same page when a link leads there', async ({ page }) => {
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
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('a second link right after the first wins, without errors', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(async () => {
      for (const href of ['/about-us', '/careers', '/blogs', '/resources']) {
        document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click();
        await new Promise((resolve) => {
          setTimeout(resolve, 60);
        });
      }
    });
    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  });

  test('a link to a panel of another page opens it and moves the focus there', async ({ page }) => {
    await open(page, '/about-us');
    const menu = page.getByRole('button', { name: 'SOLVE menu' });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'K-12 services' }).press('Enter');
    await expect(page).toHaveURL('/k-12#services');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('tabpanel', { name: 'Services' })).toBeFocused();
  });
});
