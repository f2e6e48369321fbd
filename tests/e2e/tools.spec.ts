import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/** The tools: filled in on the device only, exported as a file, on paper, or in a message. */
const FOLDER = '/tools/ai-feature-folder';
const PACK = '/tools/procurement-pack';
const READINESS = '/tools/accessibility-readiness';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) =>
  page.getByRole('group', { name: 'Your answers' }).getByRole('status');
const message = (page: Page) => page.locator('[name=message]');

/** What is on the device for the folder, as text. */
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('hause:tools') ?? '');

/** Counts in `data-spoken` how often assistive technology learns of a change in a live region. */
const listenTo = (region: Locator) =>
  region.evaluate((node: HTMLElement) => {
    let count = 0;
    const observer = new MutationObserver(() => {
      count += 1;
      node.dataset['spoken'] = String(count);
    });
    observer.observe(node, { childList: true, characterData: true, subtree: true });
  });

async function saved(page: Page): Promise<{ readonly name: string; readonly words: string }> {
  const saving = page.waitForEvent('download');
  await button(page, 'Save as Markdown').press('Enter');
  const download = await saving;
  return {
    name: download.suggestedFilename(),
    words: await readFile(await download.path(), 'utf8'),
  };
}

test('the tools are found from their page, by keyboard', async ({ page }) => {
  await open(page, '/tools');
  const links = page.getByRole('main').getByRole('link', { name: 'Accessibility readiness' });
  await links.press('Enter');
  await expect(page).toHaveURL(READINESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility readiness');
});

test.describe('the AI feature folder', () => {
  test('shows how far each document is, and is saved as Markdown', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    const purpose = page
      .getByRole('navigation', { name: 'Documents' })
      .getByRole('listitem')
      .first();
    await expect(purpose).toContainText('0 of 4 answered');
    await page.getByLabel('Name of the feature').fill('Essay helper');
    await page.getByLabel('Who uses it?').fill('Teachers of English');
    await expect(purpose).toContainText('1 of 4 answered');
    const { name, words } = await saved(page);
    expect(name).toBe('ai-feature-folder-essay-helper.md');
    expect(words).toMatch(/^# AI feature folder: Essay helper\n\n## 1\. Statement of purpose\n/u);
    expect(words).toContain('### Who uses it?\n\nTeachers of English\n');
    const { tool } = contentOf('tool', FOLDER);
    const documents = tool.kind === 'folder' ? tool.documents : [];
    expect(words.match(/^## /gmu)).toHaveLength(documents.length);
  });

  test('undoes continuous typing in one step', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    const users = page.getByLabel('Who uses it?');
    await users.pressSequentially('Teachers');
    await page.getByLabel('With which data?').pressSequentially('Essays');
    await button(page, 'Undo').press('Enter');
    await expect(page.getByLabel('With which data?')).toHaveValue('');
    await expect(users).toHaveValue('Teachers');
    await button(page, 'Undo').press('Enter');
    await expect(users).toHaveValue('');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is shared by two tabs, and neither erases what the other has written', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, FOLDER);
      await hydrated(tab);
    }
    await other.getByLabel('Who uses it?').fill('Teachers');
    await other.getByLabel('With which data?').fill('Essays');
    await expect(page.getByLabel('Who uses it?')).toHaveValue('Teachers');
    await expect(page.getByLabel('With which data?')).toHaveValue('Essays');
    await expect(status(page)).toHaveText('Your changes from another tab are here now.');
    await other.close();
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Name of the feature').fill('Helper');
    await button(page, 'Undo').press('Enter');
    await expect(page.getByLabel('Who uses it?')).toHaveValue('Teachers');
    await button(page, 'Redo').press('Enter');
    await expect.poll(() => onDevice(page)).toContain('Helper');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Who uses it?')).toHaveValue('Teachers');
    await expect(page.getByLabel('With which data?')).toHaveValue('Essays');
    await expect(page.getByLabel('Name of the feature')).toHaveValue('Helper');
  });

  test('does not bring back, with Back, what was removed meanwhile', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    await page.getByLabel('Who uses it?').fill('Teachers');
    await expect(status(page)).toHaveText('Kept on this device only.');
    await page.evaluate(() => {
      localStorage.removeItem('hause:tools');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.getByLabel('Who uses it?')).toHaveValue('');
    await expect(status(page)).toHaveText('Your answers have been removed from this device.');
    await page.getByLabel('Name of the feature').fill('Helper');
    await expect.poll(() => onDevice(page)).toContain('Helper');
    expect(await onDevice(page)).not.toContain('Teachers');
  });

  test('does not bring back what was removed on the contact page', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    await page.getByLabel('Who uses it?').fill('Teachers');
    await expect(status(page)).toHaveText('Kept on this device only.');
    await page.goto('/contact-us');
    await hydrated(page);
    await page.getByRole('button', { name: /^On a shared computer/u }).click();
    await page.goBack();
    await hydrated(page);
    await expect(page.getByLabel('Who uses it?')).toHaveValue('');
    await expect(status(page)).toHaveText('What you enter stays on this device.');
    expect(await onDevice(page)).toBe('');
  });

  test('announces every undo, also when two of them read the same', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    const users = page.getByLabel('Who uses it?');
    for (const text of ['Teachers', 'Teachers and students', 'Everyone']) {
      await users.fill(text);
      await users.blur();
    }
    await button(page, 'Undo').press('Enter');
    await expect(status(page)).toHaveText('Undone: Who uses it?');
    await listenTo(status(page));
    for (const count of ['1', '2']) {
      await button(page, 'Undo').press('Enter');
      await expect(status(page)).toHaveAttribute('data-spoken', count);
      await expect(status(page)).toHaveText('Undone: Who uses it?');
    }
  });

  test('says what does not fit in a message, before it is cut after a whole document', async ({
    page,
  }) => {
    await open(page, FOLDER);
    await hydrated(page);
    const fields = page.getByRole('region', { name: 'Folder' }).getByRole('textbox');
    for (const one of await fields.all()) await one.fill('x'.repeat(150));
    const ask = page.getByRole('link', { name: 'Talk to us about this folder' });
    await ask.press('Enter');
    const warning = page.getByRole('status').filter({ hasText: 'doesn’t fit in one inquiry' });
    await expect(warning).toContainText('Then choose “Talk to us about this folder” again.');
    await expect(page).toHaveURL(FOLDER);
    expect(await page.evaluate(() => localStorage.getItem('hause:enquiry-draft'))).toBeNull();
    await ask.press('Enter');
    await expect(page).toHaveURL(/\/contact-us\?topic=ai$/u);
    await expect(message(page)).toHaveValue(
      /^Our AI feature folder:\n(?:.*\n)+- .+ x{150}\n\(The rest did not fit here\. .+\)$/u,
    );
  });

  test('goes into a message, but not into a URL', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    await page.getByLabel('Name of the feature').fill('Essay helper');
    await expect(button(page, 'Copy link')).toHaveCount(0);
    await page.getByRole('link', { name: 'Talk to us about this folder' }).press('Enter');
    await expect(page).toHaveURL(/\/contact-us\?topic=ai$/u);
    await expect(message(page)).toHaveValue(/Our AI feature folder:\nEssay helper\n/u);
  });

  test('prints what is written, to its last line', async ({ page }) => {
    await open(page, FOLDER);
    await hydrated(page);
    const answer = Array.from({ length: 30 }, (_, line) => `Line ${String(line)}`).join('\n');
    await page.getByLabel('Who uses it?').fill(answer);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Who uses it?')).toBeHidden();
    await expect(page.getByText('Line 29', { exact: false }).last()).toBeVisible();
    await expect(button(page, 'Undo')).toBeHidden();
  });
});

test.describe('the procurement pack', () => {
  const { tool } = contentOf('tool', PACK);
  const questions = tool.kind === 'pack' ? tool.groups.flatMap((group) => group.questions) : [];
  const [first, second] = questions;
  const answerOf = (page: Page, at: number) =>
    page.getByText(plain(questions[at]?.answer[0] ?? '').slice(0, 40));
  const plain = (text: string) => text.replaceAll(/\*\*|\]\([^)]*\)|\[/gu, '');

  test('shows the answer of each question that is picked, and saves those', async ({ page }) => {
    await open(page, PACK);
    await hydrated(page);
    await expect(answerOf(page, 0)).toBeHidden();
    await page.getByRole('checkbox', { name: first?.question ?? '' }).press('Space');
    await expect(answerOf(page, 0)).toBeVisible();
    await expect(page.getByText('answer is in your pack')).toBeVisible();
    const { words } = await saved(page);
    expect(words).toContain(`### ${first?.question ?? ''}`);
    expect(words).not.toContain(second?.question ?? '');
    await button(page, 'Pick all').press('Enter');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(questions.length);
    await button(page, 'Undo').press('Enter');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('announces how many answers are in the pack, once for each press', async ({ page }) => {
    await open(page, PACK);
    await hydrated(page);
    const count = page.getByRole('status').filter({ hasText: /^(?:All|\d+) answers? / });
    await expect(count).toHaveText('All answers are printed while you have picked none');
    await listenTo(count);
    await button(page, 'Pick all').press('Enter');
    await expect(count).toHaveText(`${String(questions.length)} answers are in your pack`);
    await expect(count).toHaveAttribute('data-spoken', '1');
    await button(page, 'Pick none').press('Enter');
    await expect(count).toHaveAttribute('data-spoken', '2');
  });

  test('prints the picked questions, or all of them if none is picked', async ({ page }) => {
    await open(page, PACK);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(answerOf(page, 0)).toBeVisible();
    await expect(answerOf(page, 1)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('checkbox').first().press('Space');
    await page.emulateMedia({ media: 'print' });
    await expect(answerOf(page, 0)).toBeVisible();
    await expect(answerOf(page, 1)).toBeHidden();
  });

  test('goes into a message as questions', async ({ page }) => {
    await open(page, PACK);
    await hydrated(page);
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('link', { name: 'Talk to us about these answers' }).press('Enter');
    await expect(message(page)).toHaveValue(
      new RegExp(
        `Questions from our procurement team:\n- ${(first?.question ?? '').slice(0, 20)}`,
        'u',
      ),
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can still be picked and printed', async ({ page }) => {
      await page.goto(PACK);
      await page.getByRole('checkbox').first().check();
      await expect(answerOf(page, 0)).toBeVisible();
      await expect(button(page, 'Pick all')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(answerOf(page, 1)).toBeHidden();
    });
  });
});

test.describe('accessibility readiness', () => {
  test('lists open tasks by role, and gives no score', async ({ page }) => {
    await open(page, READINESS);
    await hydrated(page);
    const result = page.getByRole('region', { name: /What to talk about/u });
    await expect(result).toContainText('Tasks that aren’t done every time will appear here');
    const groups = page.getByRole('group', { name: /Acceptance criteria/u });
    await groups.getByRole('radio', { name: 'Not yet' }).press('Space');
    await expect(result.getByRole('listitem').first()).toContainText('Product manager');
    await expect(result).toContainText('not yet');
    await groups.getByRole('radio', { name: 'Not yet' }).press('ArrowUp');
    await expect(result).toContainText('sometimes');
    await groups.getByRole('radio', { name: 'Sometimes' }).press('ArrowUp');
    await expect(result).toContainText('None of the tasks you’ve answered are open.');
    await button(page, 'Undo').press('Enter');
    await expect(groups.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
    await expect(page.getByText(/\bscore of\b|\d+ ?%/u)).toHaveCount(0);
  });

  test('can be shared as a URL without any text that the visitor entered', async ({ page }) => {
    await open(page, `${READINESS}?criteria=sometimes&name=Ada`);
    await hydrated(page);
    await expect(status(page)).toContainText('These answers came with the link.');
    await button(page, 'Copy link').press('Enter');
    await expect(page).toHaveURL(/\?criteria=sometimes$/u);
  });

  test('announces each copy of the link, and says nothing about answers that have changed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const clipboard = { writeText: () => Promise.resolve() };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    await open(page, READINESS);
    await hydrated(page);
    await page.getByRole('radio', { name: 'Not yet' }).first().press('Space');
    await button(page, 'Copy link').press('Enter');
    const copied = page.getByRole('status').filter({ hasText: 'Anyone with the link sees' });
    await expect(copied).toHaveCount(1);
    await listenTo(copied);
    await button(page, 'Copy link').press('Enter');
    await expect(copied).toHaveAttribute('data-spoken', '1');
    await page.getByRole('radio', { name: 'Sometimes' }).first().press('Space');
    await expect(copied).toHaveCount(0);
  });

  test('goes into a message by role', async ({ page }) => {
    await open(page, `${READINESS}?focus=not-yet`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Talk to us about this' }).press('Enter');
    await expect(message(page)).toHaveValue(/Our accessibility readiness:\n- Engineer: Focus/u);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list of ten tasks to tick on the screen or on paper', async ({ page }) => {
      await page.goto(READINESS);
      await expect(page.getByRole('group')).toHaveCount(10);
      await page.getByRole('radio', { name: 'Not yet' }).first().check();
      await expect(button(page, 'Undo')).toBeHidden();
    });
  });
});

test.describe('on a device that stores nothing', () => {
  test('a tool works as long as its page is open, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Refused', 'QuotaExceededError');
      };
    });
    await open(page, READINESS);
    await hydrated(page);
    await page.getByRole('radio', { name: 'Not yet' }).first().press('Space');
    await expect(status(page)).toHaveText(/Your browser doesn’t allow storage for this site/u);
  });
});
