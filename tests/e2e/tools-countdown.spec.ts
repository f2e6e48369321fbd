import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { contentOf } from '#tests/support/content.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** The back-to-school countdown: dates counted back from the first day of school, on the device only. */
const path = '/tools/back-to-school-countdown';
const { tool } = contentOf('tool', path);
const steps = tool.kind === 'countdown' ? tool.steps : [];

const firstDay = (page: Page) => page.getByLabel('First day of school', { exact: true });
const span = (page: Page, next: string) =>
  page.getByRole('textbox', { name: `Days until ${next}`, exact: true });
const rows = (page: Page) => page.getByRole('region', { name: 'Countdown' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) =>
  page.getByRole('group', { name: 'Your answers' }).getByRole('status');

test('lists every step, with its days before the first day, before any script has loaded', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(steps.length + 1);
  await expect(rows(page).first()).toContainText(steps[0]?.title ?? '');
  await expect(rows(page).first()).toContainText('91 days before the first day');
});

test('dates every step, moves it when a span is changed, and can undo that', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await expect(button(page, 'Save as calendar file')).toBeDisabled();
  await firstDay(page).fill('2027-08-16');
  await expect(rows(page).first()).toContainText('Monday, May 17, 2027');
  await expect(rows(page).last()).toContainText('Monday, August 16, 2027');
  const beginning = page.getByRole('status').filter({ hasText: 'is the day to begin' });
  await expect(beginning).toHaveText(/^May 17 is the day to begin: Load test, 91 days before$/u);
  const days = span(page, 'First day of school');
  await days.fill('14');
  await expect(beginning).toContainText('May 10');
  await expect(rows(page).first()).toContainText('Monday, May 10, 2027');
  await expect(status(page)).toHaveText('Kept on this device only.');
  await button(page, 'Undo').press('Enter');
  await expect(days).toHaveValue('7');
  await expect(status(page)).toHaveText('Undone: Teacher training, 7 days');
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Redo').press('Enter');
  await expect(days).toHaveValue('14');
  await button(page, 'Start over').press('Enter');
  await expect(firstDay(page)).toHaveValue('');
  await button(page, 'Undo').press('Enter');
  await expect(firstDay(page)).toHaveValue('2027-08-16');
});

test('shows an error next to an invalid span', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  const days = span(page, 'Rollover');
  await days.fill('soon');
  await expect(days).toHaveAccessibleDescription(
    'Write a whole number of days from 0 to 60. Until then, 7 is used.',
  );
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('8');
  await expect(days).not.toHaveAttribute('aria-invalid');
});

test('moves weekend dates to the Friday before, unless that is turned off', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-15');
  await expect(rows(page).last()).toContainText('Sunday, August 15, 2027');
  await expect(rows(page).first()).toContainText('Friday, May 14, 2027');
  await page.getByRole('checkbox', { name: /weekend/u }).press('Space');
  await expect(rows(page).first()).toContainText('Sunday, May 16, 2027');
});

test('is still there on the next visit, until it is removed', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  await expect(status(page)).toHaveText('Kept on this device only.');
  await page.reload();
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('2027-08-16');
  await expect(status(page)).toHaveText('Your answers from last time are back.');
  await button(page, 'Remove from this device').press('Enter');
  await expect(firstDay(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Your answers have been removed from this device.');
  await page.reload();
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('hause:tools'))).toBeNull();
});

test('is removed with everything else that the contact page removes from the device', async ({
  page,
}) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  await expect(status(page)).toHaveText('Kept on this device only.');
  await open(page, '/contact-us');
  await hydrated(page);
  await page.getByRole('button', { name: /Remove everything from this device/u }).press('Enter');
  await open(page, path);
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('');
});

test('can be shared as a URL, on top of what others already have', async ({ page }) => {
  await open(page, `${path}?first-day=2027-09-01&rollover=10`);
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('2027-09-01');
  await expect(span(page, 'Support training')).toHaveValue('10');
  await expect(status(page)).toContainText('These answers came with the link.');
  await button(page, 'Copy link').press('Enter');
  await expect(page).toHaveURL(/\?first-day=2027-09-01&rollover=10$/u);
});

test('a change or a removal takes the older answers out of the address', async ({ page }) => {
  await open(page, `${path}?first-day=2027-09-01`);
  await hydrated(page);
  await expect(status(page)).toContainText('These answers came with the link.');
  await span(page, 'Rollover').fill('9');
  await expect(page).toHaveURL(path);
  await expect(status(page)).toHaveText('Kept on this device only.');
  await page.reload();
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('2027-09-01');
  await expect(span(page, 'Rollover')).toHaveValue('9');
  await button(page, 'Copy link').press('Enter');
  await expect(page).toHaveURL(/\?first-day=2027-09-01&/u);
  await button(page, 'Remove from this device').press('Enter');
  await expect(page).toHaveURL(path);
  await page.reload();
  await hydrated(page);
  await expect(firstDay(page)).toHaveValue('');
});

test('says that a link without answers has none', async ({ page }) => {
  await page.addInitScript(() => {
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await open(page, path);
  await hydrated(page);
  await button(page, 'Copy link').press('Enter');
  await expect(page.getByText('Link copied.')).toHaveText(
    'Link copied. It opens the tool without answers.',
  );
  await firstDay(page).fill('2027-08-16');
  await button(page, 'Copy link').press('Enter');
  await expect(page.getByText('Link copied.')).toHaveText(
    'Link copied. Anyone with the link sees these answers.',
  );
});

for (const [target, type] of [
  ['document', 'visibilitychange'],
  ['window', 'pageshow'],
] as const) {
  test(`counts from the new day after a night in the background: ${type}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2027, 7, 14, 12));
    await open(page, path);
    await hydrated(page);
    await firstDay(page).fill('2027-08-16');
    await expect(page.getByText('In 2 days: First day of school')).toBeVisible();
    await page.clock.setFixedTime(new Date(2027, 7, 15, 12));
    await page.evaluate(
      ([to, name]) => (to === 'window' ? window : document).dispatchEvent(new Event(name)),
      [target, type] as const,
    );
    await expect(page.getByText('Tomorrow: First day of school')).toBeVisible();
  });
}

async function saved(page: Page) {
  const saving = page.waitForEvent('download');
  await button(page, 'Save as calendar file').press('Enter');
  const download = await saving;
  const file = await readFile(await download.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
  const uids = events.map((event) => event.getFirstPropertyValue('uid'));
  return { name: download.suggestedFilename(), events, uids };
}

test('is saved as a calendar that other programs can read', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  const { name, events } = await saved(page);
  expect(name).toBe('back-to-school.ics');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    ...steps.map(({ title }) => title),
    'First day of school',
  ]);
  expect(String(events[0]?.getFirstPropertyValue('dtstart'))).toBe('2027-05-17');
});

test('moves its dates in a calendar, also after a reload, but leaves those of another plan', async ({
  page,
}) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  await expect(status(page)).toHaveText('Kept on this device only.');
  const first = await saved(page);
  await page.reload();
  await hydrated(page);
  await firstDay(page).fill('2027-08-23');
  expect((await saved(page)).uids).toEqual(first.uids);
  await button(page, 'Start over').press('Enter');
  await firstDay(page).fill('2027-08-30');
  const other = await saved(page);
  expect(other.uids.filter((uid) => first.uids.includes(uid))).toEqual([]);
  await button(page, 'Copy link').press('Enter');
  await expect(page).toHaveURL(/\?first-day=2027-08-30$/u);
  await open(page, `${path}?first-day=2027-08-30`);
  await hydrated(page);
  await expect(status(page)).toContainText('These answers came with the link.');
  expect((await saved(page)).uids.filter((uid) => other.uids.includes(uid))).toEqual([]);
});

test('counts a single day as one', async ({ page }) => {
  const spans = steps.map(({ id }, at) => `${id}=${at === steps.length - 1 ? '1' : '0'}`);
  await open(page, `${path}?${spans.join('&')}`);
  await hydrated(page);
  await expect(page.getByText('day from Load test')).toHaveText(
    'day from Load test to the first day of school',
  );
});

test('has a target for a link at every heading, and no id twice', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  const headings = page.getByRole('region', { name: 'Countdown' }).getByRole('heading');
  await expect(headings).toHaveCount(steps.length + 2);
  for (const heading of await headings.all())
    await expect(heading).toHaveAttribute('id', /-title$/u);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('goes into the message of the contact form on request', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  await page.getByRole('link', { name: 'Talk to us about these dates' }).press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?topic=k-12-readiness$/u);
  await expect(page.locator('[name=message]')).toHaveValue(
    /Our back-to-school countdown:\nMonday, May 17, 2027: Load test/u,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the steps, but no controls that would not work', async ({ page }) => {
    await page.goto(path);
    await expect(rows(page).first()).toContainText('91 days before the first day');
    await expect(page.getByText('This list prints with room for your dates.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(button(page, 'Undo')).toBeHidden();
  });
});

test('prints its dates without its controls', async ({ page }) => {
  await open(page, path);
  await hydrated(page);
  await firstDay(page).fill('2027-08-16');
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page).first()).toContainText('Monday, May 17, 2027');
  await expect(button(page, 'Undo')).toBeHidden();
  await expect(span(page, 'Rollover')).toBeHidden();
});
