import { contentOf } from '#tests/support/content.ts';
import { elementsOf } from '#tests/support/html.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The K-12 landing (docs/specification.md, 2.4). */
const k12 = contentOf('k-12', '/k-12');

test('has two tabs, challenges first; a URL fragment can select the second', async ({ page }) => {
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

test('six filters show the cards of their category and announce how many', async ({ page }) => {
  await open(page, '/k-12');
  const names = ['All', 'Strategy', 'User Experience', 'Operations', 'Technology', 'AI'];
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('button[aria-pressed]')).toHaveText(
    names.map((name) => new RegExp(`^${name}\\d*$`, 'u')),
  );
  await expect(panel.locator('button[aria-pressed="true"]')).toHaveText(/^All/u);
  // 'All' comes last: it is already pressed, and a press that changes nothing announces nothing.
  for (const name of [...names.slice(1), 'All']) {
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
  if (card === undefined) throw new Error('No card has a link.');
  await open(page, '/k-12');
  const words = page.getByRole('tabpanel').getByText(card.description, { exact: true });
  await words.scrollIntoViewIfNeeded();
  // The link covers the card's text, so a click on the text must follow the link.
  const { x, y, width, height } = (await words.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(card.href ?? '');
});

test('seven cards form rows of four and three from medium screens up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/k-12');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(7);
  const tops = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  const [first] = tops;
  const last = tops.at(-1);
  expect(tops).toEqual([first, first, first, first, last, last, last]);
  expect(last).toBeGreaterThan(first ?? 0);
});

test('arrow keys cycle through the tabs, and only one tab is in the tab order', async ({
  page,
}) => {
  await open(page, '/k-12');
  const tabs = page.getByRole('tablist', { name: k12.title }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('tabindex', '-1');
});

test('its fifty dots are the same in the HTML, after hydration, and after navigation by link', async ({
  page,
  request,
}) => {
  const inHtml = elementsOf(await (await request.get('/k-12')).text())
    .filter(({ name }) => name === 'circle')
    .map(({ attributes }) => Object.fromEntries(attributes));
  expect(inHtml).toHaveLength(50);
  const circles = page.getByRole('main').locator('circle');
  const dots = () =>
    circles.evaluateAll((found) =>
      found.map((circle) =>
        Object.fromEntries([...circle.attributes].map(({ name, value }) => [name, value])),
      ),
    );
  await open(page, '/k-12');
  expect(await dots()).toEqual(inHtml);
  // Hydration keeps existing attributes; only a client-side render shows what React computes.
  await open(page, '/sitemap');
  await page.getByRole('main').getByRole('link', { name: 'K-12', exact: true }).click();
  await expect(page).toHaveURL('/k-12');
  await expect(circles).toHaveCount(50);
  expect(await dots()).toEqual(inHtml);
});
