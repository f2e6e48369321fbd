import { contentOf } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** The K-12 landing (specification 2.4; decisions, "K-12"). */
const k12 = contentOf('k-12', '/k-12');

test('has two tabs, challenges first; an address can choose the second', async ({ page }) => {
  await open(page, '/k-12');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
  await expect(tab(k12.challenges.label)).toHaveAttribute('aria-selected', 'true');
  await tab(k12.services.label).click();
  await expect(tab(k12.services.label)).toHaveAttribute('aria-selected', 'true');
  const [group] = k12.services.groups;
  await expect(
    page.getByRole('tabpanel').getByText(group?.items[0]?.title ?? '', { exact: true }),
  ).toBeVisible();
  await page.goto('/');
  await open(page, '/k-12#services');
  await expect(tab(k12.services.label)).toHaveAttribute('aria-selected', 'true');
});

test('six filters show the cards of their category and say how many', async ({ page }) => {
  await open(page, '/k-12');
  const names = ['All', 'Strategy', 'User Experience', 'Operations', 'Technology', 'AI'];
  const panel = page.getByRole('tabpanel');
  for (const name of names) {
    const button = panel
      .locator('button[aria-pressed]')
      .filter({ hasText: new RegExp(`^${name}\\d*$`, 'u') });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('button[aria-pressed="true"]')).toHaveCount(1);
    const expected = k12.challenges.cards.filter(
      ({ categories }) => name === 'All' || (categories as readonly string[]).includes(name),
    );
    for (const card of k12.challenges.cards) {
      const shown = panel.getByText(card.description, { exact: true }).filter({ visible: true });
      await expect(shown).toHaveCount(expected.includes(card) ? 1 : 0);
    }
    await expect(
      page.locator('output, [role=status]').filter({ hasText: String(expected.length) }),
    ).not.toHaveCount(0);
  }
});

test('a whole card is one link', async ({ page }) => {
  const card = k12.challenges.cards.find(({ href }) => href !== null);
  if (card === undefined) throw new Error('No card leads anywhere.');
  await open(page, '/k-12');
  await page.getByRole('tabpanel').getByText(card.description, { exact: true }).click();
  await expect(page).toHaveURL(card.href ?? '');
});

test('its fifty dots are the same in the HTML and on the live page', async ({ page, request }) => {
  const html = await (await request.get('/k-12')).text();
  const dots = (source: string) => source.match(/<circle\b/gu)?.length ?? 0;
  await open(page, '/k-12');
  const live = await page.locator('main').evaluate((main) => main.outerHTML);
  const inHtml = dots(html);
  expect(dots(live)).toBe(inHtml);
  if (inHtml > 0) expect(inHtml).toBe(50);
});
