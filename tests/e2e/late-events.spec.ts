import { fill, openForm, receiving as test, submit } from '#tests/support/browser/contact-form.ts';
import { expect } from '#tests/support/browser/test.ts';

/** A page that is left while it is sending a message. */

test.use({ expectedTrouble: /lost \S+\/enquiries|ERR_CONNECTION_RESET/u });

test(
  'a message that is being sent when its tab is closed arrives, once',
  { tag: '@nightly' },
  async ({ context, gate, names }) => {
    const page = await openForm(context, gate.url);
    await fill(page);
    gate.judge((path) => (path === '/enquiries' ? { lateMs: 1500 } : 'pass'));
    const posted = page.waitForRequest(/\/enquiries$/u);
    await submit(page).click();
    await posted;
    await page.close();
    await expect.poll(names, { timeout: 15_000 }).toEqual(['Ada Lovelace']);
    const next = await openForm(context, gate.url);
    await next.waitForTimeout(1500);
    expect(names()).toEqual(['Ada Lovelace']);
  },
);

test(
  'a message that is being sent when its page is hidden is sent by the next page if that one is discarded',
  { tag: '@nightly' },
  async ({ context, gate, names }) => {
    const page = await openForm(context, gate.url);
    await fill(page);
    gate.judge((path) => (path === '/enquiries' ? 'cut' : 'pass'));
    // Discarded by the browser without a chance to do anything more.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    const posted = page.waitForRequest(/\/enquiries$/u);
    await submit(page).click();
    await posted;
    await page.waitForTimeout(300);
    await page.close({ runBeforeUnload: false });
    gate.judge();
    const next = await openForm(context, gate.url);
    await expect.poll(names, { timeout: 20_000 }).toEqual(['Ada Lovelace']);
    await expect(next.getByText('Ada Lovelace')).toHaveCount(0);
  },
);
