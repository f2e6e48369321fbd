import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { EnquiryRecord } from '#machines/outbox/index.ts';
import { ENQUIRIES_DATABASE } from '#src/features/contact/delivery/enquiry-database.ts';
import { SYNC_TAG } from '#src/features/contact/delivery/send-waiting.ts';
import { enquirersIn } from '../servers/enquirers.ts';
import { startGate } from '../servers/gate.ts';
import type { ServedSite } from '../servers/serve.ts';
import { silence } from './silence.ts';
import { hydrated, leave, test as base } from './test.ts';

/** A server that can be stopped and restarted at the same URL, with the same enquiries. */
export interface RestartableServer {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** The names on the enquiries that it has accepted. */
  names(): string[];
}

/**
 * Playwright's test with a separate server that is actually stopped: its port refuses connections.
 */
export const restartable = base.extend<{
  readonly server: RestartableServer;
}>({
  server: async ({ startSite, context }, provide) => {
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
    await leave(context);
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  },
  // In front of that server: counts requests, and can hold back responses.
  gate: async ({ server, context }, provide) => {
    const gate = await startGate(server.url);
    await provide(gate);
    await leave(context);
    await gate.shut();
  },
});

export const QUEUED = 'Saved until it can be sent';
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
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Work email').fill('ada@school.example');
  await page.getByLabel('Contact number').fill('+44 20 7946 0000');
  await page.getByLabel('How did you hear about us?').fill('A colleague');
}

/** What the outbox keeps on the device: enquiries that wait, and those whose outcome is still to be said. */
export const keptEnquiries = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<EnquiryRecord[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('enquiries').objectStore('enquiries').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
    ENQUIRIES_DATABASE,
  );

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
