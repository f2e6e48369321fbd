import { plainText } from '#src/components/rich-text.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { contentOf, findPage } from '#tests/support/content.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** The layout of the service pages (specification 2.5 and 4). */
const accordionPage = '/k-12/ai-solutions';
const tabsPage = '/cognify/ai-and-cloud-service';

test('services open one at a time, the first at once, with the picture of the open one', async ({
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

test('the cloud and AI pages choose among their offerings by tabs', async ({ page }) => {
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

test('a question opens alone, closes again, and is opened by its address', async ({ page }) => {
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

test('resources move by buttons and indicators, and stand still when told to', async ({ page }) => {
  const { resources } = contentOf('service', accordionPage);
  await open(page, accordionPage);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  const total = resources.cards.length;
  const indicators = carousel.getByRole('button', { name: /^Show slide/u });
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (wide && total <= 4) {
    // All of them are in view: there is nothing to move.
    await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(total);
    return;
  }
  await expect(indicators).toHaveCount(total);
  const pause = carousel.getByRole('button', { name: /^Pause/u });
  await pause.click();
  await expect(carousel.getByRole('button', { name: /^Play/u })).toBeVisible();
  await indicators.nth(1).click();
  await expect(indicators.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.waitForTimeout(600);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await page.waitForTimeout(600);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(indicators.last()).toHaveAttribute('aria-current', 'true');
});

test('every service page ends in a call to talk to the team', async ({ page }) => {
  await open(page, accordionPage);
  await page.getByRole('link', { name: 'TALK TO US' }).click();
  await expect(page).toHaveURL(/\/contact-us$/u);
});

test('only the first page has its own words over its figures, and no questions', async ({
  page,
}) => {
  await open(page, '/k-12/user-experiences');
  await expect(page.getByText('Our Platform Transformation in Numbers')).toBeVisible();
  expect(contentOf('service', '/k-12/user-experiences').faq).toBeUndefined();
  await open(page, accordionPage);
  await expect(page.getByText('Our Experience in Numbers')).toBeVisible();
});
