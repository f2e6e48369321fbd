import { expect, open, test } from '#tests/support/browser/test.ts';
import { contentOf } from '#tests/support/content.ts';

const PATH = '/checklists';

test('shows every list with its items, its article and its file', async ({ page, request }) => {
  await open(page, PATH);
  for (const { id, title, items, article } of contentOf('checklists', PATH).lists) {
    const list = page.getByRole('region', { name: title });
    await expect(list.getByRole('listitem')).toHaveText(items.map(({ text }) => text));
    await expect(list.getByRole('link', { name: article.text })).toHaveAttribute(
      'href',
      article.href ?? '',
    );
    const file = list.getByRole('link', { name: `CSV: ${title}` });
    await expect(file).toHaveAttribute('href', `/checklists/${id}.csv`);
    const response = await request.get(`/checklists/${id}.csv`);
    expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect((await response.text()).split('\r\n').length).toBe(items.length + 2);
  }
});

test('a tile leads to its list', async ({ page }) => {
  await open(page, PATH);
  const [, second] = contentOf('checklists', PATH).lists;
  await page
    .getByRole('region', { name: 'All checklists' })
    .getByRole('link', { name: second?.title ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`#${second?.id ?? ''}$`, 'u'));
  await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeInViewport();
});

test('in print, only the list that a link on another page names appears', async ({ page }) => {
  const { lists } = contentOf('checklists', PATH);
  await open(page, '/blogs/responsible-ai-in-edtech');
  const link = page.locator(`main a[href^="${PATH}#"]`).first();
  const named = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page).toHaveURL(`${PATH}#${named ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  for (const { id, title } of lists) {
    await expect(headings.filter({ hasText: title })).toBeVisible({ visible: id === named });
  }
});

test('in print, all lists appear, or the one that the address names', async ({ page }) => {
  const { lists } = contentOf('checklists', PATH);
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const shown = () =>
    Promise.all(lists.map(({ title }) => headings.filter({ hasText: title }).isVisible()));
  await open(page, PATH);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual(lists.map(() => true));
  await open(page, `${PATH}#${lists[2]?.id ?? ''}`);
  expect(await shown()).toEqual(lists.map((_, at) => at === 2));
});
