import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe.ts';
import {
  QUEUED,
  WAITING,
  fill,
  openForm,
  outbox,
  receiving as test,
  submit,
  writeUnsent,
} from '#tests/support/browser/contact-form.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated } from '#tests/support/browser/test.ts';

/**
 * An enquiry that cannot be sent (docs/specification.md, 4.9): the visitor sees its actual state at
 * each step, and it arrives once.
 */
test.use({ expectedTrouble: /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INTERNET_DISCONNECTED/u });

/** Reloads, and waits until the outbox has done what it does by itself. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
}

test('an enquiry written while the server is down is kept, shown, survives a reload, and arrives once', async ({
  context,
  testProxy,
  names,
}) => {
  const page = await openForm(context, testProxy.url);
  await writeUnsent(page, testProxy);
  await expect(page.getByText('Success!')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  const panel = outbox(page);
  await expect(panel.getByRole('heading', { name: WAITING })).toBeVisible();
  await expect(panel.getByRole('time')).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  await testProxy.open();
  await page.reload();
  // It is sent automatically as soon as the page is open again.
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(names()).toEqual(['Ada Lovelace']);

  await reload(page);
  await expect(page.getByText('Success!')).toHaveCount(0);
  await expect(outbox(page)).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(names()).toEqual(['Ada Lovelace']);
});

test(
  'two tabs send a waiting message once, and both say so',
  { tag: '@nightly' },
  async ({ context, testProxy, names }) => {
    const posts = () =>
      testProxy.passages.filter(({ method, path }) => method === 'POST' && path === '/enquiries')
        .length;
    const first = await openForm(context, testProxy.url);
    const second = await openForm(context, testProxy.url);
    await writeUnsent(first, testProxy);
    await expect(outbox(second).getByRole('heading', { name: WAITING })).toBeVisible();

    // While the response is held back, the enquiry is in flight, and both tabs see that.
    testProxy.judge((path) => (path === '/enquiries' ? 'keep the answer' : 'pass'));
    await testProxy.open();
    const tryAgain = (page: Page) =>
      outbox(page).getByRole('button', { name: 'Try again now' }).click({ timeout: 1_000 });
    await Promise.allSettled([tryAgain(first), tryAgain(second)]);
    await expect.poll(posts).toBeGreaterThan(0);
    // Retry in the tab that is not sending, and give it time to act.
    await Promise.allSettled([tryAgain(first), tryAgain(second)]);
    await first.waitForTimeout(500);
    expect(posts(), 'the enquiry is sent by one tab').toBe(1);

    testProxy.judge();
    testProxy.release();
    for (const page of [first, second]) {
      await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(outbox(page).getByRole('heading', { name: WAITING })).toHaveCount(0);
    }
    expect(posts(), 'and not again later').toBe(1);
    expect(names()).toEqual(['Ada Lovelace']);
  },
);

test.describe('a message that waits', { tag: '@nightly' }, () => {
  test('can be canceled; its text stays in the form', async ({ context, testProxy, names }) => {
    const page = await openForm(context, testProxy.url);
    await writeUnsent(page, testProxy);
    await outbox(page).getByRole('button', { name: 'Cancel this message' }).click();
    await expect(outbox(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
    await expect(page.getByText(QUEUED)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await testProxy.open();
    await reload(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    expect(names()).toEqual([]);
    await submit(page).click();
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    expect(names()).toEqual(['Ada Lovelace']);
  });

  test('says that there is no network, and is sent when it is back', async ({
    context,
    testProxy,
    names,
  }) => {
    const page = await openForm(context, testProxy.url);
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Saved until you’re online')).toBeVisible();
    const told = page.getByRole('heading', { name: 'Your message is waiting to be sent' });
    await expect(told).toBeFocused();
    await expect(outbox(page).getByText('Waiting for a network')).toBeVisible();
    // One story: its heading below the header, and nothing that says the same again.
    const { y: top = 0 } = (await told.boundingBox()) ?? {};
    const { height: header = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(top).toBeGreaterThanOrEqual(header);
    const again = await outbox(page).getByRole('heading', { name: WAITING }).boundingBox();
    expect(again?.height).toBeLessThanOrEqual(1);
    // The offline notice does not cover any of it.
    const cancel = outbox(page).getByRole('button', { name: 'Cancel this message' });
    await cancel.scrollIntoViewIfNeeded();
    const isFree = () =>
      cancel.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          button.contains(document.elementFromPoint(x + width * part, y + height / 2)),
        );
      });
    await expect.poll(isFree).toBe(true);
    await expect(page.locator('[data-app="connectivity"]').getByText(/offline/u)).toBeHidden();
    expect(names()).toEqual([]);
    // The focus of a button that goes with its message moves to the confirmation.
    await page.getByRole('button', { name: 'Send another message' }).focus();
    await context.setOffline(false);
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    // The house, which could not be fetched before.
    await expect(page.locator('main [data-line=solve] use').first()).toBeVisible();
    expect(names()).toEqual(['Ada Lovelace']);
  });
});
