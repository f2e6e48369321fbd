import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe.ts';
import {
  QUEUED,
  WAITING,
  fill,
  openForm,
  outbox,
  restartable,
  submit,
  keptEnquiries,
} from '#tests/support/browser/contact-form.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated } from '#tests/support/browser/test.ts';

/**
 * An enquiry that cannot be sent (docs/specification.md, 4.9): the visitor sees its actual state at
 * each step, and it arrives once. The server is really stopped: its port refuses connections.
 */
restartable.use({ expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/u });

restartable(
  'an enquiry written while the server is stopped is kept, shown, survives a reload, and arrives once',
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Success!')).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    const panel = outbox(page);
    await expect(panel.getByRole('heading', { name: WAITING })).toBeVisible();
    await expect(panel.getByRole('time')).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    await server.start();
    await page.reload();
    await hydrated(page);
    // It is sent automatically as soon as the page is open again.
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);

    await page.reload();
    await hydrated(page);
    await silence(page);
    await expect(page.getByText('Success!')).toHaveCount(0);
    await expect(outbox(page)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'a waiting message can be sent immediately on request',
  { tag: '@nightly' },
  async ({ context, server }) => {
    await context.clock.install();
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    // It would be retried some seconds later, so the clock only runs until it is queued.
    await stopClock(page);
    await submit(page).click();
    await expect(async () => {
      await page.clock.runFor(250);
      await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50], timeout: 30_000 });
    const again = outbox(page).getByRole('button', { name: 'Try again now' });
    await expect(again).toBeVisible();
    await server.start();
    await again.click();
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    // The button is gone with its message.
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
    // It is reported only once.
    await expect(page.getByRole('region', { name: 'Sent', exact: true })).toHaveCount(0);
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'a waiting message can be canceled; its text stays in the form',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await outbox(page).getByRole('button', { name: 'Cancel this message' }).click();
    await expect(outbox(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
    await expect(page.getByText(QUEUED)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await server.start();
    await page.reload();
    await hydrated(page);
    await silence(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    expect(server.names()).toEqual([]);
    await submit(page).click();
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'two tabs send a waiting message once, and both say so',
  async ({ context, server, gate }) => {
    const posts = () =>
      gate.passages.filter(({ method, path }) => method === 'POST' && path === '/enquiries').length;
    const first = await openForm(context, gate.url);
    const second = await openForm(context, gate.url);
    await fill(first);
    await gate.shut();
    await submit(first).click();
    await expect(first.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await expect(outbox(second).getByRole('heading', { name: WAITING })).toBeVisible();

    // While the response is held back, the enquiry is in flight, and both tabs see that.
    gate.judge((path) => (path === '/enquiries' ? 'keep the answer' : 'pass'));
    await gate.open();
    const tryAgain = (page: Page) =>
      outbox(page).getByRole('button', { name: 'Try again now' }).click({ timeout: 1_000 });
    await Promise.allSettled([tryAgain(first), tryAgain(second)]);
    await expect.poll(posts).toBeGreaterThan(0);
    // Retry in the tab that is not sending, and give it time to act.
    await Promise.allSettled([tryAgain(first), tryAgain(second)]);
    await first.waitForTimeout(500);
    expect(posts(), 'the enquiry is sent by one tab').toBe(1);

    gate.judge();
    gate.letGo();
    for (const page of [first, second]) {
      await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(outbox(page).getByRole('heading', { name: WAITING })).toHaveCount(0);
    }
    expect(posts(), 'and not again later').toBe(1);
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'without a network the visitor is told so, and the message is sent when the network is back',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Saved until you’re online')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Your message is waiting to be sent' }),
    ).toBeFocused();
    await expect(outbox(page).getByText('Waiting for a network')).toBeVisible();
    // One story: its heading below the header, and nothing that says the same again.
    const told = page.getByRole('heading', { name: 'Your message is waiting to be sent' });
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
    expect(server.names()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable(
  'the focus of a button that goes with its message moves to the confirmation',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Saved until you’re online')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Send another message' }).focus();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused({
      timeout: 15_000,
    });
  },
);

restartable(
  'another enquiry can be written while one is waiting',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await fill(page, 'Grace Hopper');
    await expect(page.getByText(QUEUED)).toHaveCount(0);
    await submit(page).click();
    await expect(
      outbox(page).getByRole('heading', { name: '2 messages waiting to be sent' }),
    ).toBeVisible({ timeout: 15_000 });
    await server.start();
    await page.reload();
    await expect
      .poll(() => server.names().toSorted(), { timeout: 20_000 })
      .toEqual(['Ada Lovelace', 'Grace Hopper']);
  },
);

restartable(
  'on a shared computer what waits can be removed with the draft',
  { tag: '@nightly' },
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: /^On a shared computer/u }).click();
    await expect(outbox(page)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await server.start();
    await page.reload();
    await hydrated(page);
    // The outbox is at work by then.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await silence(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(outbox(page)).toHaveCount(0);
    expect(await keptEnquiries(page)).toEqual([]);
    expect(server.names()).toEqual([]);
  },
);
