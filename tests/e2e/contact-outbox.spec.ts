import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { OUTBOX_SYNC_TAG } from '#src/enquiry/background-sync.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { enquirersIn } from '#tests/support/enquirers.ts';
import { expect, hydrated, test } from '#tests/support/test.ts';
import type { ServedSite } from '#tests/support/serve.ts';

/**
 * The enquiry that cannot be sent (specification 2.6; decisions, "The contact form"): the visitor sees
 * the truth at each step, and it arrives once. The server is really stopped: its port answers nothing.
 */
test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/u });

const QUEUED = 'Kept until it can be sent';
const WAITING = '1 message waiting to be sent';

const submit = (page: Page) => page.getByRole('button', { name: /^SUBMIT/u });
const outbox = (page: Page) => page.getByRole('region', { name: /waiting to be sent/u });

async function fill(page: Page, name = 'Ada Lovelace'): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Work email').fill('ada@school.example');
  await page.getByLabel('Contact number').fill('+44 20 7946 0000');
  await page.getByLabel('How did you hear about us?').fill('A colleague');
}

/** A server that can be stopped and started again at the same address, with the same enquiries. */
const restartable = test.extend<{
  readonly server: {
    readonly url: string;
    stop(): Promise<void>;
    start(): Promise<void>;
    /** The names on the enquiries that it has taken. */
    names(): string[];
  };
}>({
  server: async ({ startSite }, provide) => {
    const data = mkdtempSync(path.join(tmpdir(), 'hause-outbox-'));
    let site: ServedSite = await startSite('endpoint', { DATA_DIR: data });
    const { url } = site;
    await provide({
      url,
      stop: () => site.stop(),
      async start() {
        site = await startSite('endpoint', { DATA_DIR: data, PORT: new URL(url).port });
      },
      names: () => enquirersIn(data),
    });
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  },
});

async function openForm(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/contact-us`);
  await hydrated(page);
  // The outbox's code follows the form's: without it, nothing could be kept.
  await page.waitForLoadState('networkidle');
  return page;
}

restartable(
  'an enquiry written while the server is stopped is kept, shown, survives a reload, and arrives once',
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await server.stop();
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
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
    // It goes out by itself as soon as the page is there again.
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);

    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Success!')).toHaveCount(0);
    await expect(outbox(page)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable('a message that waits can be sent at once when asked', async ({ context, server }) => {
  await context.clock.install();
  const page = await openForm(context, server.url);
  await fill(page);
  await server.stop();
  // It would be sent by itself, some seconds later: the page's time goes on only until it is kept.
  await page.clock.pauseAt(Date.now() + 1_000);
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
  const gone = page.getByRole('region', { name: 'Sent', exact: true });
  await expect(gone.getByRole('time')).toBeVisible();
  await gone.getByRole('button', { name: 'Close this message' }).click();
  await expect(gone).toHaveCount(0);
  expect(server.names()).toEqual(['Ada Lovelace']);
});

restartable(
  'a message that waits can be cancelled; its words stay in the form',
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
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    expect(server.names()).toEqual([]);
    await submit(page).click();
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable('two tabs send what waits once, and both say so', async ({ context, server }) => {
  const first = await openForm(context, server.url);
  const second = await openForm(context, server.url);
  await fill(first);
  await server.stop();
  await submit(first).click();
  await expect(first.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
  await expect(outbox(second).getByRole('heading', { name: WAITING })).toBeVisible();
  await server.start();
  const tryAgain = (page: Page) =>
    outbox(page).getByRole('button', { name: 'Try again now' }).click({ timeout: 2_000 });
  await Promise.allSettled([tryAgain(first), tryAgain(second)]);
  await expect(outbox(first).getByRole('heading', { name: WAITING })).toHaveCount(0, {
    timeout: 15_000,
  });
  await expect(outbox(second).getByRole('heading', { name: WAITING })).toHaveCount(0);
  expect(server.names()).toEqual(['Ada Lovelace']);
});

restartable(
  'without a network the visitor is told so, and it is sent when the network is back',
  async ({ context, server }) => {
    const page = await openForm(context, server.url);
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Kept until you are online')).toBeVisible();
    await expect(outbox(page).getByText('Waiting for a network')).toBeVisible();
    expect(server.names()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Success!')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(server.names()).toEqual(['Ada Lovelace']);
  },
);

restartable.describe('with a service worker', () => {
  restartable.use({
    serviceWorkers: 'allow',
    // The worker is saving pages when the server is stopped.
    expectedTrouble:
      /ERR_CONNECTION_REFUSED|lost \S+\/assets\/pages\/\S+ \(net::ERR_CONNECTION_RESET\)/u,
  });

  restartable(
    'what waits is sent by it when no page of the site is open any more',
    async ({ context, server }) => {
      const page = await openForm(context, server.url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await fill(page);
      await server.stop();
      await submit(page).click();
      await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
      const worker = await context.newCDPSession(page);
      const registration = new Promise<string>((resolve) => {
        worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [first] = registrations;
          if (first !== undefined) resolve(first.registrationId);
        });
      });
      await worker.send('ServiceWorker.enable');
      const registrationId = await registration;
      await server.start();
      expect(server.names()).toEqual([]);
      // As the browser does it of itself, minutes later.
      await worker.send('ServiceWorker.dispatchSyncEvent', {
        origin: server.url,
        registrationId,
        tag: OUTBOX_SYNC_TAG,
        lastChance: false,
      });
      await page.close();
      await expect.poll(() => server.names(), { timeout: 15_000 }).toEqual(['Ada Lovelace']);
      const later = await openForm(context, server.url);
      await expect(later.getByText('Success!')).toBeVisible();
      await expect(outbox(later)).toHaveCount(0);
      expect(server.names()).toEqual(['Ada Lovelace']);
    },
  );
});

restartable('another enquiry can be written while one waits', async ({ context, server }) => {
  const page = await openForm(context, server.url);
  await fill(page);
  await server.stop();
  await submit(page).click();
  await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Discard draft' }).click();
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
});
