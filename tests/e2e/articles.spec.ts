import type { PageOf } from '#src/content/schema/resolved.ts';
import { findPage } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Articles and case studies. */
const article = findPage(({ layout }) => layout === 'article');
const articlePage = article.payload.page as PageOf<'article'>;
/** The text's own sections, and the list of laws and standards that it names. */
const sections = [...articlePage.sections, ...[article.payload.sources ?? []].flat()];
const study = findPage(
  ({ payload: { page } }) => page.layout === 'case-study' && page.metrics.length > 0,
);
const studyPage = study.payload.page as PageOf<'case-study'>;

test('an article shows its topic, dates and reading time, followed by every section', async ({
  page,
}) => {
  await open(page, article.path);
  const main = page.getByRole('main');
  await expect(main.getByText(articlePage.hero.subtitle)).toBeVisible();
  await expect(main.getByText(articlePage.category, { exact: true }).first()).toBeVisible();
  const { published, updated, readingMinutes } = article.payload;
  const dates = [published, updated].flatMap((date) => (date === null ? [] : [date.text]));
  expect(dates.length).toBeGreaterThan(0);
  const header = main.locator('article > header');
  await expect(header.getByRole('definition')).toHaveText([
    ...dates,
    `${String(readingMinutes)} minutes`,
  ]);
  await expect(main.getByText(articlePage.summary)).toBeVisible();
  for (const { heading } of sections) {
    await expect(main.getByRole('region', { name: heading, exact: true })).toBeVisible();
  }
});

test('the table of contents links to every section, and stays visible next to the text on large screens', async ({
  page,
}) => {
  await open(page, article.path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(sections.map(({ heading }) => heading));
  const last = sections.at(-1);
  if (last === undefined) throw new Error('The article has no sections.');
  await contents.getByRole('link', { name: last.heading, exact: true }).click();
  await expect(page).toHaveURL(`${article.path}#${last.id}`);
  await expect(page.getByRole('heading', { name: last.heading, exact: true })).toBeInViewport();
  const first = contents.getByRole('link').first();
  if ((page.viewportSize()?.width ?? 0) >= 1024) await expect(first).toBeInViewport();
  else await expect(first).not.toBeInViewport();
});

test('related pages and the previous and next pages are linked', async ({ page }) => {
  await open(page, article.path);
  const related = page.getByRole('region', { name: 'Read on' });
  await expect(related.getByRole('link')).toHaveText(
    article.payload.cards.map(({ title }) => title),
  );
  const [card] = article.payload.cards;
  if (card === undefined) throw new Error('The article has no related pages.');
  await related.getByRole('link', { name: card.title }).click();
  await expect(page).toHaveURL(card.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.title);

  const { next } = article.payload;
  if (next === null) throw new Error('The first article has no next one.');
  await open(page, article.path);
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: next.name })
    .click();
  await expect(page).toHaveURL(next.href);
});

test('a case study shows client, topics, figures and sections, and ends with a call to action', async ({
  page,
}) => {
  await open(page, study.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([
    studyPage.client,
    studyPage.topics.join(', '),
    /^\d+ minutes?$/u,
  ]);
  const figures = main.getByRole('region', { name: 'In figures' }).getByRole('listitem');
  await expect(figures).toHaveCount(studyPage.metrics.length);
  for (const [at, { value, label }] of studyPage.metrics.entries()) {
    await expect(figures.nth(at)).toContainText(value);
    await expect(figures.nth(at)).toContainText(label);
  }
  for (const { heading } of studyPage.sections) {
    await expect(main.getByRole('region', { name: heading, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'TALK TO US' })).toHaveAttribute(
    'href',
    /^\/contact-us\?topic=[\w-]+$/u,
  );
});

test('in print, the text appears without the navigation', async ({ page }) => {
  await open(page, article.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { heading } of articlePage.sections) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeHidden();
});

const noted = findPage(
  ({ payload: { page } }) =>
    page.layout === 'article' &&
    page.sections.some(({ blocks }) =>
      blocks.some((block) => block.type === 'paragraph' && block.marginNote !== undefined),
    ),
);

test('a margin note is next to its paragraph where there is a margin, otherwise below it', async ({
  page,
}) => {
  await open(page, noted.path);
  const note = page.getByRole('main').getByRole('note').first();
  const paragraph = note.locator('xpath=preceding-sibling::p');
  for (const [width, isBeside] of [
    [1280, true],
    [1920, true],
    [1024, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [text, aside] = [await paragraph.boundingBox(), await note.boundingBox()];
    if (text === null || aside === null) throw new Error('The note is not shown.');
    expect(aside.x >= text.x + text.width, `beside it at ${String(width)} px`).toBe(isBeside);
    expect(aside.y >= text.y + text.height, `below it at ${String(width)} px`).toBe(!isBeside);
    expect(aside.x + aside.width).toBeLessThanOrEqual(width);
  }
});
