import type { Page } from '@playwright/test';
import {
  backgroundSync,
  fill,
  openForm,
  receiving as test,
  submit,
  writeUnsent,
} from '#tests/support/browser/contact-form.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { expect } from '#tests/support/browser/test.ts';

/**
 * An enquiry that arrives without the page that it was written in. How often the visitor is told of it is proved
 * in machines/outbox.
 */
test.use({
  expectedTrouble:
    /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|lost \S+\/(?:assets\/pages\/|enquiries)/u,
});

const notice = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem');
const SENT = 'Your message has been sent.';

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('sent by the worker with no page open', async ({ context, testProxy, names }) => {
    await context.clock.install();
    const form = await openForm(context, testProxy.url);
    await form.evaluate(() => navigator.serviceWorker.ready);
    await writeUnsent(form, testProxy);
    const sync = await backgroundSync(context, form);
    // The page would try again by itself; the worker has a clock of its own.
    await stopClock(form);
    await testProxy.open();
    expect(names()).toEqual([]);
    await sync();
    await form.close();
    await expect.poll(names, { timeout: 15_000 }).toEqual(['Ada Lovelace']);
    await context.clock.resume();

    const page = await context.newPage();
    await page.goto(`${testProxy.url}/about-us`);
    await expect(notice(page).filter({ hasText: SENT })).toBeVisible({ timeout: 15_000 });
  });
});

test(
  'a message that is being sent when its tab is closed arrives, once',
  { tag: '@nightly' },
  async ({ context, testProxy, names }) => {
    const page = await openForm(context, testProxy.url);
    await fill(page);
    testProxy.judge((path) => (path === '/enquiries' ? { lateMs: 1500 } : 'pass'));
    const posted = page.waitForRequest(/\/enquiries$/u);
    await submit(page).click();
    await posted;
    await page.close();
    await expect.poll(names, { timeout: 15_000 }).toEqual(['Ada Lovelace']);
    const next = await openForm(context, testProxy.url);
    await next.waitForTimeout(1500);
    expect(names()).toEqual(['Ada Lovelace']);
  },
);
