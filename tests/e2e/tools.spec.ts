import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/**
 * The tools: filled in on the device only, exported as a file, on paper, or in a message
 * (journeys.spec.ts). What they compute is proved in src/features/tools.
 */
const COUNTDOWN = '/tools/back-to-school-countdown';
const FOLDER = '/tools/ai-feature-folder';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) =>
  page.getByRole('group', { name: 'Your answers' }).getByRole('status');
/** What is on the device, as text. */
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('hause:tools') ?? '');

const firstDay = (page: Page) => page.getByLabel('First day of school', { exact: true });
const span = (page: Page, next: string) =>
  page.getByRole('textbox', { name: `Days until ${next}`, exact: true });

const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
};

async function saved(page: Page, name: string) {
  const saving = page.waitForEvent('download');
  await button(page, name).press('Enter');
  const download = await saving;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('answers are still there on the next visit, until they are removed', async ({ page }) => {
  await open(page, COUNTDOWN);
  await firstDay(page).fill('2027-08-16');
  await expect(status(page)).toHaveText('Kept on this device only.');
  await reload(page);
  await expect(firstDay(page)).toHaveValue('2027-08-16');
  await expect(status(page)).toHaveText('Your answers from last time are back.');
  await button(page, 'Remove from this device').press('Enter');
  await expect(firstDay(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Your answers have been removed from this device.');
  await reload(page);
  await expect(firstDay(page)).toHaveValue('');
  expect(await onDevice(page)).toBe('');
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('answers are shared as a URL; a change takes the older ones out of the address', async ({
    page,
  }) => {
    await open(page, `${COUNTDOWN}?first-day=2027-09-01`);
    await expect(firstDay(page)).toHaveValue('2027-09-01');
    await expect(status(page)).toContainText('These answers came with the link.');
    await span(page, 'Rollover').fill('9');
    await expect(page).toHaveURL(COUNTDOWN);
    await reload(page);
    await expect(firstDay(page)).toHaveValue('2027-09-01');
    await button(page, 'Copy link').press('Enter');
    await expect(page).toHaveURL(/\?first-day=2027-09-01&/u);
    await button(page, 'Remove from this device').press('Enter');
    await expect(page).toHaveURL(COUNTDOWN);
  });

  test('counts from the new day after a night in the background', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2027, 7, 14, 12));
    await open(page, COUNTDOWN);
    await firstDay(page).fill('2027-08-16');
    await expect(page.getByText('In 2 days: First day of school')).toBeVisible();
    await page.clock.setFixedTime(new Date(2027, 7, 15, 12));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Tomorrow: First day of school')).toBeVisible();
  });

  test('a folder is saved as Markdown', async ({ page }) => {
    await open(page, FOLDER);
    await page.getByLabel('Name of the feature').fill('Essay helper');
    await page.getByLabel('Who uses it?').fill('Teachers of English');
    const { name, text } = await saved(page, 'Save as Markdown');
    expect(name).toBe('ai-feature-folder-essay-helper.md');
    expect(text).toContain('### Who uses it?\n\nTeachers of English\n');
  });

  test('two tabs share a folder, and Back does not bring back what was removed', async ({
    page,
    context,
  }) => {
    const users = (on: Page) => on.getByLabel('Who uses it?');
    const other = await context.newPage();
    for (const tab of [page, other]) await open(tab, FOLDER);
    await users(other).fill('Teachers');
    await expect(users(page)).toHaveValue('Teachers');
    await expect(status(page)).toHaveText('Your changes from another tab are here now.');
    await page.getByLabel('Name of the feature').fill('Helper');
    await reload(page);
    await expect(users(page)).toHaveValue('Teachers');
    await expect(page.getByLabel('Name of the feature')).toHaveValue('Helper');
    await open(page, '/contact-us');
    await page.getByRole('button', { name: /^On a shared computer/u }).click();
    await page.goBack();
    await hydrated(page);
    for (const tab of [page, other]) await expect(users(tab)).toHaveValue('');
    expect(await onDevice(page)).toBe('');
  });

  test('announces every undo, also when two of them read the same', async ({ page }) => {
    await open(page, FOLDER);
    const users = page.getByLabel('Who uses it?');
    for (const text of ['Teachers', 'Teachers and students', 'Everyone']) {
      await users.fill(text);
      await users.blur();
    }
    await button(page, 'Undo').press('Enter');
    await expect(status(page)).toHaveText('Undone: Who uses it?');
    // Counts how often assistive technology learns of a change.
    await status(page).evaluate((node: HTMLElement) => {
      let count = 0;
      new MutationObserver(() => {
        count += 1;
        node.dataset['spoken'] = String(count);
      }).observe(node, { childList: true, characterData: true, subtree: true });
    });
    for (const count of ['1', '2']) {
      await button(page, 'Undo').press('Enter');
      await expect(status(page)).toHaveAttribute('data-spoken', count);
      await expect(status(page)).toHaveText('Undone: Who uses it?');
    }
  });
});
