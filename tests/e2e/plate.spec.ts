import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** A process plate (docs/specification.md, 2.5): complete as a list, played by scrolling, pressed. */
const path = '/k-12/school-readiness';

const plateOf = (page: Page) => page.locator('#how-it-goes');
const stepsOf = (page: Page) => plateOf(page).getByRole('listitem');
const marked = (page: Page) => plateOf(page).locator('[data-state="now"]');

/** Scrolls the plate to where its first or last step is current. */
const scrollTo = (page: Page, share: number) =>
  plateOf(page).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    window.scrollBy({
      top: top - innerHeight * 0.9 + part * (innerHeight + height),
      behavior: 'instant',
    });
  }, share);

test('is a list of five steps, each with its tile, before any script has loaded', async ({
  page,
}) => {
  const { plate } = contentOf('service', path);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(stepsOf(page)).toHaveCount(5);
  await expect(stepsOf(page)).toContainText(plate.steps.map(({ text }) => text));
  await expect(plateOf(page).locator(`img[src="${plate.picture.src}"]`)).toHaveCount(5);
});

test('is played by scrolling, forward and backward', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await scrollTo(page, 0);
  await expect(plateOf(page).getByRole('button')).toHaveCount(5);
  const { plate } = contentOf('service', path);
  await expect(marked(page)).toContainText(plate.steps[0]?.title ?? '');
  await scrollTo(page, 0.75);
  await expect(marked(page)).toContainText(plate.steps[4]?.title ?? '');
  await scrollTo(page, 0);
  await expect(marked(page)).toContainText(plate.steps[0]?.title ?? '');
});

test('stays at a pressed step until it is pressed again', async ({ page }) => {
  const { plate } = contentOf('service', path);
  await open(page, path);
  await scrollTo(page, 0.4);
  const third = plateOf(page).getByRole('button', { name: plate.steps[2]?.title ?? '' });
  await third.press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expect(marked(page)).toContainText(plate.steps[2]?.title ?? '');
  await scrollTo(page, 0.6);
  await page.waitForTimeout(500);
  await expect(marked(page)).toContainText(plate.steps[2]?.title ?? '');
  await third.press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'false');
  await scrollTo(page, 0.75);
  await expect(marked(page)).toContainText(plate.steps[4]?.title ?? '');
});

test('shows every step as done, and moves nothing, with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await scrollTo(page, 0.4);
  const buttons = plateOf(page).getByRole('button');
  await expect(buttons).toHaveCount(5);
  await expect(plateOf(page).locator('[data-state]')).toHaveCount(0);
  await buttons.nth(1).press('Enter');
  await expect(marked(page)).toHaveCount(1);
  const running = await plateOf(page).evaluate(
    (section) => section.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
});

test('the first section of a service page depends on its template', async ({ page }) => {
  for (const [where, lead] of [
    ['/k-12/school-readiness', 'how-it-goes-title'],
    ['/k-12/user-experiences', 'intro-title'],
    ['/k-12/ai-solutions', 'in-numbers-title'],
  ] as const) {
    await open(page, where);
    // After the table of contents.
    await expect(page.locator('main h2:not(#on-this-page)').first()).toHaveAttribute('id', lead);
  }
});
