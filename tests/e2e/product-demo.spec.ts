import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/**
 * The playable product demo (docs/specification.md, 2.5.1); a lesson is played by keyboard in
 * journeys.spec.ts, and without a network in tests/offline.
 */
const path = '/deliver/hausebox/demo';
const { words, lesson, roles } = contentOf('demo', path);
const [teacher = '', learner = ''] = roles.map(({ name }) => name);
const wrong = lesson.questions[0]?.options.find(({ isRight }) => !isRight);

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choice = (page: Page, text = '') =>
  page.getByRole('tabpanel', { name: learner }).getByRole('button', { name: text });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const fragment = (page: Page) => new URL(page.url()).hash;

test.describe('the demo', { tag: '@nightly' }, () => {
  test('announces each change once, and nothing when only the view changes', async ({ page }) => {
    await open(page, path);
    await expect(button(page, words.undo)).toHaveAttribute('aria-disabled', 'true');
    await expect(status(page)).toHaveText('');
    await button(page, words.assign).press('Enter');
    await expect(status(page)).toHaveText(`${words.assigned}.`);
    // Once pressed, it says so and keeps the focus.
    await expect(button(page, words.assigned)).toBeFocused();
    await expect(button(page, words.assigned)).toHaveAttribute('aria-disabled', 'true');
    await tab(page, learner).click();
    await expect(status(page)).toHaveText(`${words.assigned}.`);
    await choice(page, wrong?.text).click();
    await expect(status(page)).toHaveText(`${words.wrong} ${wrong?.feedback ?? ''}`);
    await button(page, words.undo).click();
    await expect(status(page)).toContainText(lesson.questions[0]?.name ?? '');
    await expect(choice(page, wrong?.text)).toHaveAttribute('aria-disabled', 'false');
    await button(page, words.reset).click();
    await expect(status(page)).toHaveText(words.wasReset);
    await expect(button(page, words.assign)).toBeVisible();
  });

  test('the address holds every step: Back and Forward, reload, and a link to the same state', async ({
    page,
    context,
  }) => {
    await open(page, path);
    await button(page, words.assign).click();
    await expect.poll(() => fragment(page)).toBe('#role=teacher&brand=house&lesson=assigned');
    await tab(page, learner).click();
    await choice(page, wrong?.text).click();
    await expect
      .poll(() => fragment(page))
      .toMatch(/^#role=learner&brand=house&lesson=assigned-\w$/u);
    const shared = page.url();
    const isWrong = (on: Page, is: boolean) =>
      expect(choice(on, wrong?.text)).toHaveAttribute('aria-disabled', String(is));
    await page.goBack();
    await isWrong(page, false);
    await page.goBack();
    await expect(tab(page, teacher)).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(button(page, words.assign)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.goForward();
    await isWrong(page, true);
    await page.reload();
    await hydrated(page);
    await isWrong(page, true);
    const another = await context.newPage();
    await open(another, shared);
    await expect(tab(another, learner)).toHaveAttribute('aria-selected', 'true');
    await isWrong(another, true);
    await expect(status(another)).toHaveText('');
  });
});
