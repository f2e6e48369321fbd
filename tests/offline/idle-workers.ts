import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How long a version may wait for an active one that runs, in ms. */
const WAIT_MS = 8_000;

interface Version {
  readonly versionId: string;
  readonly runningStatus: string;
  readonly status: string;
}

/**
 * Ends active workers that keep a new version waiting. A version that takes over waits until the active
 * worker has nothing to do, which Chromium concludes 30 seconds after its last event, unless DevTools
 * are attached to it, as Playwright's always are: a message that reaches the worker while it stops for
 * the new version would keep that waiting for five minutes (docs/quality.md, Other engines).
 */
export function endIdleWorkers(context: BrowserContext): void {
  context.on('page', (page) => void watch(page).catch(() => undefined));
  for (const page of context.pages()) void watch(page).catch(() => undefined);
}

async function watch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const versions = new Map<string, Version>();
  let timer: NodeJS.Timeout | undefined;
  session.on('ServiceWorker.workerVersionUpdated', (event) => {
    for (const version of event.versions) versions.set(version.versionId, version);
    const isHeldUp =
      active(versions) !== undefined &&
      [...versions.values()].some(({ status }) => status === 'installed');
    if (!isHeldUp) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => void end(session, active(versions)), WAIT_MS).unref();
    }
  });
  await session.send('ServiceWorker.enable');
}

const active = (versions: ReadonlyMap<string, Version>) =>
  [...versions.values()].find(
    ({ status, runningStatus }) => status === 'activated' && runningStatus === 'running',
  );

async function end(session: CDPSession, version: Version | undefined): Promise<void> {
  if (version === undefined) return;
  // The page may be closed by now.
  await session.send('ServiceWorker.stopWorker', version).catch(() => undefined);
}
