import type { Page } from '@playwright/test';
import { expectSound } from '#tests/support/browser/axe.ts';
import { silence } from '#tests/support/browser/silence.ts';
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
  const id = (await second.getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', id);
  await expect(second).toBeInViewport();
  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog).toHaveCount(0);
});

/** No key without a modifier is a global shortcut (WCAG 2.2, 2.1.4). */
test.describe('keys', { tag: '@nightly' }, () => {
  test('Ctrl+K and Command+K open search, except in text fields', async ({ page }) => {
    await open(page, '/contact-us');
    const button = page.getByRole('button', { name: 'Search this site' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.getByLabel('Full name').press('Control+k');
    await page.waitForTimeout(300);
    await expect(dialog).toHaveCount(0);
  });

  test('a single key opens nothing, neither "/" nor any other character', async ({ page }) => {
    await open(page, '/about-us');
    // Preload search, so that it would open immediately.
    await page.getByRole('button', { name: 'Search this site' }).hover();
    await silence(page);
    const address = page.url();
    for (let code = 33; code < 127; code += 1) {
      await page.keyboard.press(String.fromCodePoint(code));
    }
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});

/** `/search?q=`: the same answers from the server and from a copy without one. */
const QUERY = 'lms migration';
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test.describe('at night', { tag: '@nightly' }, () => {
  test('an empty result offers four ways to continue', async ({ page, context }) => {
    await open(page, '/about-us');
    const { dialog, field } = await ask(page, 'zzzzqqqq');
    await expect(dialog.getByRole('status')).toHaveText(
      'No results. Try fewer or different words.',
    );
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expectSound(page, 'search without a result');
    const ways = dialog.getByRole('navigation', { name: 'Other ways to find it' });
    await expect(ways.getByRole('link')).toHaveCount(4);
    const sitemap = ways.getByRole('link', { name: /^Sitemap/u });
    // In another tab it leaves the dialog open.
    const another = context.waitForEvent('page');
    await sitemap.click({ modifiers: ['ControlOrMeta'] });
    await (await another).close();
    await expect(field).toHaveValue('zzzzqqqq');
    await sitemap.click();
    await expect(page).toHaveURL('/sitemap');
    await expect(dialog).toHaveCount(0);
  });

  test('in a copy without a search server, the script shows the same results', async ({ page }) => {
    const address = `/search?q=${encodeURIComponent(QUERY)}`;
    const shown = async () => {
      await open(page, address);
      await expect(title(page)).toHaveText(`The best 8 pages for “${QUERY}”`);
      const links = page.getByRole('main').locator('ol:not(nav ol)').getByRole('link');
      // Marked words keep the spaces around them.
      const drawn = links.evaluateAll((all) => all.map((link) => (link as HTMLElement).innerText));
      expect(await drawn).toEqual(await links.allTextContents());
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    };
    const answered = await shown();
    expect(answered.length).toBeGreaterThan(5);
    const body = await (await page.request.get('/search')).text();
    await page.route('**/search?q=*', (route) =>
      route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    );
    expect(await shown()).toEqual(answered);
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
    const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
    expect(said).toEqual(['The best 8 pages']);
  });

  test('letters typed right after Ctrl+K are in the field, however late it comes', async ({
    page,
    testProxy,
  }) => {
    testProxy.judge((path) => (path.includes('/Search-') ? 'keep the answer' : 'pass'));
    await open(page, `${testProxy.url}/about-us`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lms');
    testProxy.judge();
    testProxy.release();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type(' x');
    await expect(field).toHaveValue('lms x');
  });
});
