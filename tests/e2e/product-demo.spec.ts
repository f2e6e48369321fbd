import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** The playable product demo (docs/specification.md, 2.5.1). */
const path = '/deliver/hausebox/demo';
const { words, lesson, roles, brands, tasks } = contentOf('demo', path);
const [teacher, learner, publisher] = roles.map(({ name }) => name) as [string, string, string];
const [first, second, third] = lesson.questions.map(({ question, options }) => ({
  question,
  right: options.find(({ isRight }) => isRight)?.text ?? '',
  wrong: options.find(({ isRight }) => !isRight)?.text ?? '',
  feedback: options.find(({ isRight }) => !isRight)?.feedback ?? '',
})) as [Asked, Asked, Asked];

interface Asked {
  readonly question: string;
  readonly right: string;
  readonly wrong: string;
  readonly feedback: string;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const screen = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choice = (page: Page, text: string) =>
  screen(page, learner).getByRole('button', { name: text });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const openScreen = (name: string) => words.open.replace('{role}', name.toLowerCase());
const row = (page: Page, at: number) =>
  screen(page, teacher)
    .getByRole('listitem')
    .filter({ hasText: lesson.questions[at]?.name ?? '' })
    .filter({ hasText: words.first });
const fragment = (page: Page) => new URL(page.url()).hash;

/** Answers all questions, the second one wrong at first, by the given way to press a button. */
async function answerAll(page: Page, press: (text: string) => Promise<void>): Promise<void> {
  await press(first.right);
  await press(words.next);
  await press(second.wrong);
  await expect(screen(page, learner)).toContainText(second.feedback);
  await press(second.right);
  await press(words.next);
  await press(third.right);
  await expect(screen(page, learner).getByText(words.finished)).toBeVisible();
}

test('a lesson goes from the teacher to the learner and back, and into the publisher’s chart', async ({
  page,
}) => {
  await open(page, path);
  await expect(tab(page, teacher)).toHaveAttribute('aria-selected', 'true');
  await button(page, words.assign).click();
  await expect(row(page, 0)).toContainText('7 of 12');
  await button(page, openScreen(learner)).click();
  await expect(tab(page, learner)).toBeFocused();
  await answerAll(page, (text) =>
    screen(page, learner).getByRole('button', { name: text }).click(),
  );

  await button(page, openScreen(teacher)).click();
  await expect(row(page, 0)).toContainText('8 of 12');
  await expect(row(page, 1)).toContainText('7 of 12');
  await expect(row(page, 1)).toContainText('5 later');
  await button(page, words.giveBack).click();
  await expect(status(page)).toHaveText(`${words.givenBack}.`);

  await button(page, openScreen(publisher)).click();
  await expect(screen(page, publisher).getByText(words.mine)).toHaveCount(3);
  await expect(page.getByText(tasks.done)).toBeVisible();
  const own = page.getByRole('main').getByRole('link', { name: words.own.text });
  await own.click();
  await expect(page).toHaveURL(/\/contact-us\?topic=own-title$/u);
  await expect(page.getByRole('heading', { name: 'See your own title' })).toBeVisible();
});

test('the next step comes before the window that it is done in', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const task = await page.getByText(tasks.assign, { exact: true }).boundingBox();
    const tablist = await page.getByRole('tablist').boundingBox();
    expect(task?.y).toBeLessThan(tablist?.y ?? 0);
  }
});

test('all of it can be done with the keyboard', async ({ page }) => {
  await open(page, path);
  await tab(page, teacher).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, publisher)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, teacher)).toBeFocused();
  // These scroll the page (APG, Tabs).
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(tab(page, teacher)).toBeFocused();
  await expect(tab(page, learner)).toHaveAttribute('tabindex', '-1');
  // Once pressed, it says so and keeps the focus.
  await button(page, words.assign).press('Enter');
  await expect(button(page, words.assigned)).toBeFocused();
  await expect(button(page, words.assigned)).toHaveAttribute('aria-disabled', 'true');
  await tab(page, teacher).press('ArrowRight');
  await expect(screen(page, learner)).toBeVisible();
  await choice(page, first.right).press('Space');
  await screen(page, learner).getByRole('button', { name: words.next }).press('Enter');
  await expect(page.getByRole('heading', { name: second.question })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, lesson.questions[1]?.options[0]?.text ?? '')).toBeFocused();

  const names = page.getByRole('radiogroup', { name: words.brands });
  await names.getByRole('radio', { checked: true }).press('ArrowRight');
  await expect(names.getByRole('radio', { name: brands[1]?.name ?? '' })).toBeFocused();
  // From the first one back to the last one.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(names.getByRole('radio', { name: brands.at(-1)?.name ?? '' })).toBeChecked();
  await expect(page.getByText(brands.at(-1)?.name ?? '', { exact: true })).toBeVisible();
});

test('announces each change once, and nothing when only the view changes', async ({ page }) => {
  await open(page, path);
  await expect(status(page)).toHaveText('');
  await button(page, words.assign).click();
  await expect(status(page)).toHaveText(`${words.assigned}.`);
  await tab(page, learner).click();
  await expect(status(page)).toHaveText(`${words.assigned}.`);
  await choice(page, first.wrong).click();
  await expect(status(page)).toHaveText(`${words.wrong} ${first.feedback}`);
  await button(page, words.undo).click();
  await expect(status(page)).toContainText(lesson.questions[0]?.name ?? '');
  await button(page, words.reset).click();
  await expect(status(page)).toHaveText(words.wasReset);
});

test('Undo takes back one step, Start over all of them; the brand stays', async ({ page }) => {
  await open(page, path);
  await expect(button(page, words.undo)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: brands[3]?.name ?? '' }).click();
  await button(page, words.assign).click();
  await tab(page, learner).click();
  await choice(page, first.wrong).click();
  await expect(choice(page, first.wrong)).toHaveAttribute('aria-disabled', 'true');
  await button(page, words.undo).click();
  await expect(choice(page, first.wrong)).toHaveAttribute('aria-disabled', 'false');
  await button(page, words.reset).click();
  await expect(button(page, words.assign)).toBeVisible();
  await expect(page.getByRole('radio', { name: brands[3]?.name ?? '' })).toBeChecked();
});

test('Start over does nothing, and says nothing, while there is nothing to take back', async ({
  page,
}) => {
  await open(page, path);
  await tab(page, learner).click();
  await expect(button(page, words.reset)).toHaveAttribute('aria-disabled', 'true');
  await button(page, words.reset).press('Enter');
  await expect(tab(page, learner)).toHaveAttribute('aria-selected', 'true');
  await expect(status(page)).toHaveText('');
});

test('the address holds every step: Back and Forward, reload, and a link to the same state', async ({
  page,
  context,
}) => {
  await open(page, path);
  await button(page, words.assign).click();
  await expect.poll(() => fragment(page)).toBe('#role=teacher&brand=house&lesson=assigned');
  await tab(page, learner).click();
  await choice(page, first.wrong).click();
  await expect
    .poll(() => fragment(page))
    .toMatch(/^#role=learner&brand=house&lesson=assigned-\w$/u);
  const shared = page.url();
  await page.goBack();
  await expect(choice(page, first.wrong)).toHaveAttribute('aria-disabled', 'false');
  await page.goBack();
  await expect(tab(page, teacher)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(button(page, words.assign)).toBeVisible();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(choice(page, first.wrong)).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await hydrated(page);
  await expect(choice(page, first.wrong)).toHaveAttribute('aria-disabled', 'true');

  const another = await context.newPage();
  await open(another, shared);
  await expect(tab(another, learner)).toHaveAttribute('aria-selected', 'true');
  await expect(choice(another, first.wrong)).toHaveAttribute('aria-disabled', 'true');
  await expect(status(another)).toHaveText('');
});

test('the page keeps its scroll position when the URL changes, with and without the router', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await open(page, path);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await button(page, words.assign).scrollIntoViewIfNeeded();
  const before = await place();
  await button(page, words.assign).press('Enter');
  await expect.poll(() => fragment(page)).toContain('assigned');
  expect(await place()).toBe(before);
  // Pointing at a link starts the router.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Sitemap' })
    .dispatchEvent('focusin');
  await silence(page);
  await button(page, words.undo).press('Enter');
  await expect.poll(() => fragment(page)).toBe('#role=teacher&brand=house');
  const there = await place();
  await button(page, words.undo).press('Enter');
  await page.goBack();
  await expect(button(page, words.assigned)).toBeAttached();
  expect(Math.abs((await place()) - there)).toBeLessThan(200);
});

test('an address that makes no sense opens the beginning', async ({ page }) => {
  await open(page, `${path}#role=pirate&brand=skull&lesson=plundered`);
  await expect(tab(page, teacher)).toHaveAttribute('aria-selected', 'true');
  await expect(button(page, words.assign)).toBeVisible();
});

test('nothing shifts when it hydrates', async ({ page }) => {
  await watchShifts(page);
  await open(page, path);
  await silence(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('without a network', () => {
  // The site's own background requests fail; the demo needs none of them.
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|lost / });

  test('it works without a network once it is open', async ({ page, context }) => {
    await open(page, path);
    await silence(page);
    await context.setOffline(true);
    await button(page, words.assign).click();
    await tab(page, learner).click();
    await answerAll(page, (text) =>
      screen(page, learner).getByRole('button', { name: text }).click(),
    );
    await context.setOffline(false);
  });
});

test('has no violation on any screen, under any brand, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [at, { id }] of brands.entries()) {
    const role = roles[at % roles.length]?.id ?? 'teacher';
    await page.goto('about:blank');
    await open(page, `${path}#role=${role}&brand=${id}&lesson=assigned-a`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // A brand and a scheme change only colors: everything else is checked once on each screen.
      const scope = at < roles.length && colorScheme === 'light' ? 'everything' : 'colors';
      expect(await axeViolations(page, { scope }), `${id}, ${role}, ${colorScheme}`).toEqual([]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a tour of three figures, with the whole lesson and its answers', async ({ page }) => {
    await page.goto(path);
    const figures = page.getByRole('main').getByRole('figure');
    await expect(figures).toHaveCount(3);
    for (const [at, { name }] of roles.entries()) {
      await expect(figures.nth(at)).toBeVisible();
      await expect(figures.nth(at)).toContainText(name);
    }
    for (const { question } of lesson.questions) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
    }
    await expect(figures.nth(1)).toContainText(first.right);
    await expect(page.getByText(words.solution)).toHaveCount(3);
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(button(page, words.assign)).toBeHidden();
    await expect(page.getByText(words.nothing)).toBeHidden();
    await expect(row(page, 0)).toBeVisible();
  });
});

test('it is also the tour in print', async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(3);
  for (const { question } of lesson.questions) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  }
  await expect(button(page, words.undo)).toBeHidden();
});
