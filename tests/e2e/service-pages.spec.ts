import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { contentOf, findPage } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** The layout of the service pages (docs/specification.md, 2.5 and 4). */
const accordionPage = '/k-12/ai-solutions';
/** A page whose resources fill the row of a wide window. */
const fullRow = '/k-12/school-readiness';
const tabsPage = '/cognify/ai-and-cloud-service';

test('services open one at a time, the first initially, with the picture of the open one', async ({
  page,
}) => {
  const { offerings } = contentOf('service', accordionPage);
  await open(page, accordionPage);
  const section = page.getByRole('region', { name: offerings.title });
  const buttons = offerings.items.map(({ title }) =>
    section.getByRole('button', { name: title, exact: true }),
  );
  const picture = (at: number) =>
    section
      .locator(`img[src="${offerings.items[at]?.picture.src ?? ''}"]`)
      .filter({ visible: true });
  await expect(buttons[0] ?? section).toHaveAttribute('aria-expanded', 'true');
  await expect(picture(0)).toBeVisible();
  await buttons[1]?.click();
  await expect(buttons[1] ?? section).toHaveAttribute('aria-expanded', 'true');
  await expect(buttons[0] ?? section).toHaveAttribute('aria-expanded', 'false');
  await expect(picture(1)).toBeVisible();
  await buttons[1]?.click();
  await expect(buttons[1] ?? section).toHaveAttribute('aria-expanded', 'false');
  await expect(section.locator('img').filter({ visible: true })).toHaveCount(0);
});

test('the cloud and AI pages show their offerings in tabs', async ({ page }) => {
  const { offerings } = contentOf('service', tabsPage);
  await open(page, tabsPage);
  const tabs = page.getByRole('tablist', { name: offerings.title }).getByRole('tab');
  await expect(tabs).toHaveText(offerings.items.map(({ title }) => title));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const shows = (at: number) =>
    expect(page.getByRole('tabpanel')).toContainText(
      plainText(offerings.items[at]?.description ?? '').slice(0, 60),
    );
  await shows(0);
  await tabs.nth(1).click();
  await shows(1);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await shows(2);
  await page.keyboard.press('End');
  await shows(offerings.items.length - 1);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await shows(0);
});

test('questions open one at a time, close again, and open by URL fragment', async ({ page }) => {
  const { path, payload } = findPage(
    ({ payload: found }) => 'faq' in found.page && found.page.faq !== undefined,
  );
  const { faq } = payload.page as PageOf<'service'>;
  const [first, second] = faq?.items ?? [];
  if (first === undefined || second === undefined) throw new Error('There are no questions.');
  await open(page, path);
  const button = (question: string) => page.getByRole('button', { name: question, exact: true });
  await button(first.question).click();
  await expect(button(first.question)).toHaveAttribute('aria-expanded', 'true');
  await button(second.question).click();
  await expect(button(first.question)).toHaveAttribute('aria-expanded', 'false');
  await button(second.question).click();
  await expect(button(second.question)).toHaveAttribute('aria-expanded', 'false');
  await open(page, `${path}#${second.id}`);
  await expect(button(second.question)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(second.question)).toBeInViewport();
});

test('resources do not move where all of them fit, and can be moved where they do not', async ({
  page,
}) => {
  const { resources } = contentOf('service', fullRow);
  const total = resources.cards.length;
  expect(total).toBe(4);
  await open(page, fullRow);
  const carousel = page.getByRole('region', { name: resources.title, exact: true });
  const buttons = carousel.getByRole('button');
  const slides = carousel.locator('[aria-roledescription="slide"]:not([inert])');
  for (const [width, inView] of [
    [1280, 4],
    [800, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(slides).toHaveCount(inView);
    // Pause, previous, next, and one for each slide; all absent where nothing moves.
    await expect(buttons).toHaveCount(inView === total ? 0 : 3 + total);
  }
});

test('every service page ends with a call to talk to the team', async ({ page }) => {
  await open(page, accordionPage);
  await page.getByRole('link', { name: 'TALK TO US', exact: true }).click();
  await expect(page).toHaveURL(/\/contact-us\?topic=[\w-]+$/u);
});

test('only the first page has its own heading above its figures, and no questions', async ({
  page,
}) => {
  await open(page, '/k-12/user-experiences');
  await expect(page.getByText('Our Platform Transformation in Numbers')).toBeVisible();
  expect(contentOf('service', '/k-12/user-experiences').faq).toBeUndefined();
  await open(page, accordionPage);
  await expect(page.getByText('Our Experience in Numbers')).toBeVisible();
});

test('an evidence page shows its example once, and its other stories as cards', async ({
  page,
}) => {
  const { path, payload } = findPage(
    ({ payload: { page: found } }) => found.layout === 'service' && found.template === 'evidence',
  );
  const { resources } = payload.page as PageOf<'service'>;
  const [example, ...others] = resources.cards;
  if (example === undefined) throw new Error(`${path} has no example.`);
  await open(page, path);
  const carousel = page.getByRole('region', { name: resources.title, exact: true });
  await expect(carousel.getByRole('article')).toHaveCount(others.length);
  await expect(carousel.getByRole('link', { name: example.title, exact: true })).toHaveCount(0);
  await expect(
    page.getByRole('article', { name: example.title }).getByRole('link', { name: example.title }),
  ).toBeVisible();
});
