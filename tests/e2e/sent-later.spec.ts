import type { BrowserContext, Page } from '@playwright/test';
import {
  backgroundSync,
  openForm,
  receiving as test,
  writeUnsent,
} from '#tests/support/browser/contact-form.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated } from '#tests/support/browser/test.ts';

/**
 * A queued enquiry that is sent later, by any page or the worker: the visitor is notified exactly once.
 */
test.use({
  expectedTrouble:
    /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|lost \S+\/assets\/pages\//u,
});

const notice = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem');
const SENT = 'Your message has been sent.';

/** Records every notification that a page shows, however briefly. */
const noteNotices = (context: BrowserContext) =>
  context.addInitScript(() => {
    const noted = new Set<string>();
    Reflect.set(globalThis, 'notices', noted);
    new MutationObserver(() => {
      for (const { id, textContent } of document.querySelectorAll(
        '[aria-label^="Notifications"] li',
      )) {
        noted.add(`${id} ${textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });

const noticesOf = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { notices: Set<string> }).notices]);

/** Opens a page and waits for what loads after it: notifications, the outbox. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByRole('region', { name: /^Notifications/u })).toBeAttached();
  await silence(page);
  return page;
}

test.beforeEach(({ context }) => noteNotices(context));

/** Expects pages opened later not to report it again. */
async function expectSilence(context: BrowserContext, url: string): Promise<void> {
  await Promise.all(
    ['/about-us', '/contact-us'].map(async (path) => {
      const page = await openPage(context, url + path);
      await page.waitForTimeout(1_500);
      expect(await noticesOf(page), path).toEqual([]);
      await expect(page.getByText('Success!')).toHaveCount(0);
      await page.close();
    }),
  );
}

test(
  'sent by another page, which says so, unlike later pages',
  { tag: '@nightly' },
  async ({ context, gate, names }) => {
    const form = await openForm(context, gate.url);
    await writeUnsent(form, gate);
    await form.close();
    await gate.open();

    const page = await context.newPage();
    await page.goto(`${gate.url}/about-us`);
    await expect(notice(page).filter({ hasText: SENT })).toBeVisible({ timeout: 15_000 });
    expect(names()).toEqual(['Ada Lovelace']);
    await page.close();
    await expectSilence(context, gate.url);
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('sent by the worker with no page open', async ({ context, gate, names }) => {
    await context.clock.install();
    const form = await openForm(context, gate.url);
    await form.evaluate(() => navigator.serviceWorker.ready);
    await writeUnsent(form, gate);
    const sync = await backgroundSync(context, form);
    // The page would try again by itself; the worker has a clock of its own.
    await stopClock(form);
    await gate.open();
    expect(names()).toEqual([]);
    await sync();
    await form.close();
    await expect.poll(names, { timeout: 15_000 }).toEqual(['Ada Lovelace']);
    await context.clock.resume();

    const page = await context.newPage();
    await page.goto(`${gate.url}/about-us`);
    await expect(notice(page).filter({ hasText: SENT })).toBeVisible({ timeout: 15_000 });
  });
});
