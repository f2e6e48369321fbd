import type { Page } from '@playwright/test';
import { quiet } from '#tests/pages/quiet.ts';
import { VIEWS, WIDGETS } from '#tests/pictures/widgets.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';

/**
 * What the browser gives to screen readers: names, roles, states and their order, on one page of each layout,
 * in the frame around every page, and in each kind of widget once it is opened, as files that are reviewed.
 * After a change that is meant: `NIGHTLY=1 npx playwright test tests/readers --update-snapshots`.
 */
test.describe('what screen readers are given', { tag: '@nightly' }, () => {
  // The not-found page is answered with its status, which the console reports; the outbox has no network.
  test.use({ expectedTrouble: /status of 404|no-such-page|ERR_INTERNET_DISCONNECTED/u });

  async function openWhole(page: Page, path: string): Promise<void> {
    await open(page, path);
    await quiet(page);
  }

  for (const { path, layout } of onePageOfEachLayout(allPages())) {
    test(`${path} (${layout})`, async ({ page }) => {
      await openWhole(page, path);
      await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${layout}.aria.yml` });
    });
  }

  test('the header and the footer', async ({ page }) => {
    await openWhole(page, '/about-us');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
  });

  /** One widget of each kind, the last of its states; what has the focus is in it. */
  const kinds = new Map(WIDGETS.map((widget) => [widget.what.split('.')[0], widget]));
  const PART = 'main section, main form, [role="dialog"], header, footer, aside section';

  for (const { what, size = 'wide', opens } of kinds.values()) {
    test(`${what}, opened`, async ({ page }) => {
      await page.setViewportSize(VIEWS[size]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await opens(page);
      const focused = page.locator(`:is(${PART}):has(:focus)`).last();
      const part = (await focused.count()) > 0 ? focused : page.getByRole('main');
      await expect(part).toMatchAriaSnapshot({ name: `${what}.aria.yml` });
    });
  }

  test('a planted fault changes it', async ({ page }) => {
    await openWhole(page, '/contact-us');
    const main = page.getByRole('main');
    const before = await main.ariaSnapshot();
    await main.locator('[name=fullName]').evaluate((field) => field.removeAttribute('id'));
    expect(await main.ariaSnapshot()).not.toBe(before);
  });
});
