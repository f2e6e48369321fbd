import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import { SYNC_TAG } from '#src/features/contact/delivery/send-enquiry.ts';
import { enquirersIn } from '../servers/enquirers.ts';
import type { TestProxy } from '../servers/test-proxy.ts';
import { silence } from './silence.ts';
import { hydrated, test as base } from './test.ts';

/**
 * Playwright's test with a receiver of its own behind the proxy: once the proxy is shut, its port refuses
 * connections, as that of a server that is down does.
 */
export const receiving = base.extend<{
  /** The names on the enquiries that the receiver has accepted. */
  readonly names: () => string[];
}>({
  names: async ({ startSite, testProxy }, provide) => {
    const { url, dataDir } = await startSite();
    testProxy.lead(url);
    await provide(() => enquirersIn(dataDir));
  },
});

export const QUEUED = 'Saved until it can be sent';
/** What the proxy answers in place of a receiver. */
export const RECEIVED = {
  status: 201,
  type: 'application/json',
  body: JSON.stringify({ receipt: 'HS-2026-0001', receivedAt: '2026-01-15T10:00:00.000Z' }),
} as const;

export const WAITING = '1 message waiting to be sent';

export const submit = (page: Page) => page.getByRole('button', { name: /^Submit/u });

/** The panel of waiting messages. */
export const outbox = (page: Page) => page.getByRole('region', { name: /waiting to be sent/u });

/** Requests that a waiting message be sent. The outbox also retries by itself and may be faster. */
export async function tryAgain(page: Page): Promise<void> {
  const again = outbox(page).getByRole('button', { name: 'Try again now' });
  await again.click({ timeout: 5_000 }).catch(async (error: unknown) => {
    if (await again.isVisible()) throw error;
  });
}

export async function fill(page: Page, name = 'Ada Lovelace'): Promise<void> {
  for (const [field, value] of Object.entries({ ...exampleEnquiry, fullName: name })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
}

/** Writes an enquiry that the receiver behind the proxy does not get: it waits. */
export async function writeUnsent(page: Page, testProxy: TestProxy): Promise<void> {
  await fill(page);
  await testProxy.close();
  await submit(page).click();
  await expect(page.getByText(QUEUED)).toBeVisible({ timeout: 30_000 });
}

/** Opens the contact page in a new tab. */
export async function openForm(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/contact-us`);
  await hydrated(page);
  // The outbox code loads after the form's, and the app layer after that. Without them nothing
  // could be queued, and stopping the server would interrupt their loading.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
  return page;
}

/**
 * Prepares to fire Background Sync in this page's worker, which the browser would do minutes later.
 * @returns a function that fires it
 */
export async function backgroundSync(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(page.url());
  return () =>
    session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: SYNC_TAG,
      lastChance: false,
    });
}
