import type { Page } from '@playwright/test';
import type { PageCard } from '#src/content/schema/resolved.ts';
import { contentOf, findPage } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The K-12 landing (docs/specification.md, 2.4), and collections filtered by topic and audience. */
const k12 = contentOf('k-12', '/k-12');
const tabsOf = (page: Page) => page.getByRole('tablist', { name: k12.title }).getByRole('tab');

test('arrow keys cycle through the tabs, and only one tab is in the tab order', async ({
  page,
}) => {
  await open(page, '/k-12');
  const tabs = tabsOf(page);
  await expect(tabs).toHaveText([
    new RegExp(`^${k12.challenges.label}`, 'u'),
    new RegExp(`^${k12.services.label}`, 'u'),
  ]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  const title = k12.services.groups[0]?.items[0]?.title ?? '';
  await expect(page.getByRole('tabpanel').getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toHaveAttribute('tabindex', '-1');
});

test('a whole card is one link', { tag: '@nightly' }, async ({ page }) => {
  const card = k12.challenges.cards.find(({ href }) => href !== null);
  if (card === undefined) throw new Error('No card has a link.');
  await open(page, '/k-12');
  // The link covers the card's text, so a click on the text must follow the link.
  await page
    .getByRole('tabpanel')
    .getByText(card.description, { exact: true })
    .click({ force: true });
  await expect(page).toHaveURL(card.href ?? '');
});

const studies = findPage(({ path }) => path === '/case-studies');
const titles = (cards: readonly PageCard[]) => cards.map(({ title }) => title);
const on = (name: string) =>
  studies.payload.cards.filter(({ topics, audiences }) => [...topics, ...audiences].includes(name));
const entries = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('case studies on a chosen topic are shown and counted, in a chosen order, and both are in the address', async ({
  page,
}) => {
  await open(page, studies.path);
  const status = page.getByRole('status').filter({ hasText: 'shown' });
  await expect(entries(page)).toHaveText(titles(studies.payload.cards));
  await expect(status).toHaveCount(0);
  await choice(page, 'School districts').click();
  await expect(choice(page, 'School districts')).toHaveAttribute('aria-pressed', 'true');
  const expected = on('School districts');
  await expect(entries(page)).toHaveText(titles(expected));
  await expect(status).toHaveText(
    new RegExp(`^${String(expected.length)} stor(?:y|ies) shown: School districts$`, 'u'),
  );
  await expect(page).toHaveURL(`${studies.path}#school-districts`);
  await page.reload();
  await expect(choice(page, 'School districts')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).toHaveText(titles(expected));
  // A choice that was not made just now is not announced.
  await expect(status).toHaveCount(0);

  await choice(page, 'A to Z').click();
  const ordered = titles(expected).toSorted((one, other) => one.localeCompare(other, 'en'));
  expect(ordered).not.toEqual(titles(expected));
  await expect(entries(page)).toHaveText(ordered);
  await expect(status).toHaveText(/: School districts, A to Z$/u);
  await expect(page).toHaveURL(`${studies.path}#school-districts,a-to-z`);
  await entries(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/case-studies\/./u);
  await page.goBack();
  await expect(entries(page)).toHaveText(ordered);
  await choice(page, 'With figures first').click();
  await expect(entries(page)).toHaveText(titles(expected));
});

test(
  'the timeline of the rules opens those that the filter hides, and shows all again',
  { tag: '@nightly' },
  async ({ page }) => {
    const rules = findPage(({ path }) => path === '/regulations').payload.regulations?.rules ?? [];
    const hidden = rules.find(
      ({ audiences: for_, dates }) =>
        !for_.includes('School districts') && dates.some(({ isUpcoming }) => isUpcoming),
    );
    const name = hidden?.name ?? '';
    await open(page, '/regulations');
    const rule = page.getByRole('article', { name, exact: true });
    await choice(page, 'School districts').click();
    await expect(rule).toBeHidden();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByRole('link', { name, exact: true }).first().click();
    await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(rule).toBeInViewport();
    // The keyboard goes on from there.
    await page.keyboard.press('Tab');
    await expect(rule.locator('summary')).toBeFocused();
    await expect(rule.getByText(hidden?.binds ?? '', { exact: true })).toBeVisible();
  },
);
