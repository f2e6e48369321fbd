import type { Page } from '@playwright/test';
import type { PageCard } from '#src/content/schema/resolved.ts';
import { findPage } from '#tests/support/content.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Collection pages, filtered by topic. */
const studies = findPage(({ path }) => path === '/case-studies');
const blogs = findPage(({ path }) => path === '/blogs');

const titles = (cards: readonly PageCard[]) => cards.map(({ title }) => title);
const on = ({ payload }: PageFacts, topic: string) =>
  payload.cards.filter(({ topics }) => topics.includes(topic));
const entries = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by topic' }).getByRole('button', { name, exact: true });

for (const facts of [studies, blogs]) {
  test(`${facts.path} links to every page of its kind`, async ({ page }) => {
    await open(page, facts.path);
    await expect(entries(page)).toHaveText(titles(facts.payload.cards));
    const last = facts.payload.cards.at(-1);
    if (last === undefined) throw new Error(`${facts.path} lists nothing.`);
    await entries(page).last().getByRole('link').click();
    await expect(page).toHaveURL(last.href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
  });

  test(`${facts.path} shows the entries on the chosen topic, and says how many`, async ({
    page,
  }) => {
    await open(page, facts.path);
    const status = page.getByRole('status').filter({ hasText: 'shown' });
    await expect(status).toHaveCount(0);
    const topics = [...new Set(facts.payload.cards.flatMap((card) => card.topics))];
    for (const topic of topics) {
      const expected = on(facts, topic);
      await choice(page, topic).click();
      await expect(choice(page, topic)).toHaveAttribute('aria-pressed', 'true');
      await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'false');
      await expect(entries(page)).toHaveText(titles(expected));
      await expect(status).toHaveText(
        new RegExp(`^${String(expected.length)} \\D+ shown on ${topic}$`, 'u'),
      );
    }
    await choice(page, 'All').click();
    await expect(entries(page)).toHaveText(titles(facts.payload.cards));
    await expect(status).toHaveText(
      new RegExp(`^${String(facts.payload.cards.length)} \\D+ shown$`, 'u'),
    );
  });
}

test('a topic chosen in one collection does not carry over to the other', async ({ page }) => {
  await open(page, studies.path);
  await choice(page, 'Accessibility').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).toHaveText(titles(blogs.payload.cards));
});

test.describe('without JavaScript', () => {
  // With JavaScript off, the browser reports every script as blocked.
  test.use({ javaScriptEnabled: false, expectedTrouble: /\.js \(csp\)$/u });

  test('every entry is shown, without buttons that would do nothing', async ({ page }) => {
    await page.goto(studies.path);
    await expect(entries(page)).toHaveText(titles(studies.payload.cards));
    await expect(choice(page, 'All')).toBeHidden();
  });
});
