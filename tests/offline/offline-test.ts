import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { stopClock } from '#tests/support/browser/clock.ts';
import { startProxy } from '#tests/support/servers/test-proxy.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import type { BuildName } from '#tests/support/paths.ts';
import { withServers } from '#tests/support/servers/serve.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { pagesSavedUnprompted, siteManifest } from '#tests/support/site-facts.ts';
import { onTrouble, touchPages, withoutServiceWorkers } from '#tests/support/browser/test.ts';
import {
  firstVisit,
  launchProfile,
  SAVED_ORIGIN,
  SAVED_PROFILE,
  VISIT_LIMIT,
} from './first-visit.ts';
import { endIdleWorkers } from './idle-workers.ts';
import { allSaved, controlled, savedPaths } from './saved.ts';

export { allSaved, controlled, expect, launchProfile, savedPaths };

/** The details of what `npm test` leaves out (docs/quality.md). */
export const nightly = { tag: '@nightly' };

interface Fixtures {
  /** The test's single origin, with a separate server behind it. */
  readonly testProxy: TestProxy;
  /** The server behind the proxy. */
  readonly server: ServedSite;
  readonly startServer: (build?: BuildName) => Promise<ServedSite>;
  /** False for tests that need no worker, which would download the whole site in the background. */
  readonly hasWorker: boolean;
}

/** Playwright's test with service workers, a separate server, and a proxy that can be closed. */
export const test = base.extend<Fixtures & { readonly blockWorkers: undefined }>({
  serviceWorkers: 'allow',
  hasWorker: [true, { option: true }],
  blockWorkers: [
    async ({ context, hasWorker }, give) => {
      await touchPages(context);
      endIdleWorkers(context);
      if (!hasWorker) await withoutServiceWorkers(context);
      await give(undefined);
    },
    { auto: true },
  ],
  // Playwright requires a destructuring pattern, even for a fixture without dependencies.
  // oxlint-disable-next-line eslint/no-empty-pattern
  startServer: ({}, give) => withServers(give),
  server: async ({ startServer }, give) => give(await startServer()),
  testProxy: async ({ server }, give) => {
    const testProxy = await startProxy(server.url);
    await give(testProxy);
    await testProxy.close();
  },
  baseURL: async ({ testProxy }, give) => give(testProxy.url),
});

/**
 * The same for a returning visitor, with the whole site saved: each test gets a copy of the profile of the
 * first visit.
 */
export const returning = test.extend({
  context: [
    async ({ testProxy }, give) => {
      await firstVisit(testProxy);
      const folder = mkdtempSync(path.join(tmpdir(), 'hause-profile-'));
      cpSync(SAVED_PROFILE, folder, { recursive: true });
      const context = await launchProfile(folder, testProxy);
      context.setDefaultTimeout(30_000);
      await give(context);
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'test', timeout: VISIT_LIMIT },
  ],
  baseURL: SAVED_ORIGIN,
});

/** Extends the timeout at each page: a walk over all pages is fine as long as it makes progress. */
export function goOn(): void {
  test.setTimeout(test.info().timeout + 30_000);
}

/** The text of the saved-pages screen when it has all that a visit saves automatically. */
export const savedByItself = (page: Page) =>
  page.getByText(
    `${String(pagesSavedUnprompted().length)} of ${String(siteManifest().pages.length)} pages are saved`,
  );

/** Takes the site down for real: the server stops and its port refuses connections. */
export async function takeDown(testProxy: TestProxy, server: ServedSite): Promise<void> {
  await testProxy.close();
  await server.stop();
}

/**
 * Pauses the (already installed) clock of an offline page, so that the page does not probe the
 * network on its own, and waits until its pending probes have failed: an identical request issued
 * after them settles after them.
 */
export async function standStill(page: Page): Promise<void> {
  await stopClock(page);
  const isReached = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const probed = new Promise<{ ok: boolean }>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
    });
    port1.start();
    registration.active?.postMessage({ type: 'PROBE' }, [port2]);
    const updated = registration.update().then(
      () => true,
      () => false,
    );
    return [(await probed).ok, await updated];
  });
  expect(isReached).toEqual([false, false]);
}

/** Checks for a newer version, as the browser does from time to time. */
export const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
export const updatePrompt = (page: Page) => page.getByText('A new version of this site is ready.');

/** Offers to install the site, as Chromium does; returns whether the page accepted the event. */
export const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: () => Promise.resolve({ outcome: answer }) });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

/** A device without an install prompt: its visitors get instructions instead. */
export const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 800 },
};

/**
 * Collects what goes wrong in the pages from now on: console errors and warnings, uncaught errors,
 * failed requests. The browser's own check for a newer service worker, and the site's own for its server,
 * are ignored.
 */
export function troublesOf(context: BrowserContext): string[] {
  const troubles: string[] = [];
  onTrouble(context, ({ what, url }) => {
    if (!/\/(?:sw\.js|robots\.txt)$/u.test(url)) troubles.push(what);
  });
  return troubles;
}

/** The slot of the connectivity bar. */
export const bar = (page: Page) => page.locator('[data-app="connectivity"]');
