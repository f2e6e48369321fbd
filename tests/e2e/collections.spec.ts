import type { Page } from '@playwright/test';
import type { PageCard, PageOf } from '#src/content/schema/resolved.ts';
import { findPage } from '#tests/support/content.ts';
import { allPages } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Collection pages, filtered by topic; case studies also by audience. */
const studies = findPage(({ path }) => path === '/case-studies');
const blogs = findPage(({ path }) => path === '/blogs');

const titles = (cards: readonly PageCard[]) => cards.map(({ title }) => title);
const on = ({ payload }: PageFacts, name: string) =>
  payload.cards.filter(({ topics, audiences }) => [...topics, ...audiences].includes(name));
const entries = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page
    .getByRole('group', { name: /^(?:Filter by topic|For|About)$/u })
    .getByRole('button', { name, exact: true });

const noun = ({ path }: PageFacts, count: number) =>
  path === '/blogs' ? `article${count === 1 ? '' : 's'}` : `stor${count === 1 ? 'y' : 'ies'}`;

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
    const { cards } = facts.payload;
    const topics = new Set(cards.flatMap((card) => [...card.audiences, ...card.topics]));
    for (const topic of topics) {
      const expected = on(facts, topic);
      await choice(page, topic).click();
      await expect(choice(page, topic)).toHaveAttribute('aria-pressed', 'true');
      await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'false');
      await expect(entries(page)).toHaveText(titles(expected));
      await expect(status).toHaveText(
        `${String(expected.length)} ${noun(facts, expected.length)} shown: ${topic}`,
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

test('an audience in the URL filters the case studies, and nothing is announced', async ({
  page,
}) => {
  await open(page, `${studies.path}#higher-education`);
  await expect(choice(page, 'Higher education')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).toHaveText(titles(on(studies, 'Higher education')));
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveCount(0);
  await page.goto(`${studies.path}#nonsense`);
  await page.reload();
  await expect(entries(page)).toHaveText(titles(studies.payload.cards));
});

test('the selection is in the URL, so that it can be shared', async ({ page }) => {
  await open(page, studies.path);
  await choice(page, 'School districts').click();
  await expect(page).toHaveURL(`${studies.path}#school-districts`);
  await page.reload();
  await expect(choice(page, 'School districts')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'All').click();
  await expect(page).toHaveURL(`${studies.path}#all`);
});

for (const { path, payload } of allPages().filter(
  (facts) => facts.payload.page.layout === 'audience',
)) {
  test(`${path} leads to the case studies for the same audience`, async ({ page }) => {
    await open(page, path);
    const { audience } = payload.page as PageOf<'audience'>;
    await page.getByRole('link', { name: /^all stories for/u }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${studies.path}#[a-z-]+$`, 'u'));
    await expect(choice(page, audience)).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, audience)).toBeInViewport();
    await expect(entries(page)).toHaveText(titles(on(studies, audience)));
  });
}

test.describe('without JavaScript', () => {
  // With JavaScript off, the browser reports every script as blocked.
  test.use({ javaScriptEnabled: false, expectedTrouble: /\.js \(csp\)$/u });

  test('every entry is shown, without buttons that would do nothing', async ({ page }) => {
    await page.goto(studies.path);
    await expect(entries(page)).toHaveText(titles(studies.payload.cards));
    await expect(choice(page, 'All')).toBeHidden();
  });
});
