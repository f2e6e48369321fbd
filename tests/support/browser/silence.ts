import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long a page may go on loading, in ms. */
const LIMIT_MS = 30_000;
/** How often to look, in ms. */
const INTERVAL_MS = 50;
/** How long a request that began earlier may be open, in ms; if its document was left, it never ends. */
const EARLIER_MS = 5_000;

/**
 * Waits until a page has no open request and has made none for a while, counted from now. Playwright's
 * `networkidle` is a moment in the loading of a document: once it has passed, waiting for it returns
 * immediately, whatever the page is loading by then.
 * @param ms how long the page has to be silent
 */
export async function silence(page: Page, ms = 500): Promise<void> {
  const open = new Set<Request>();
  const limit = Date.now() + LIMIT_MS;
  let last = Date.now();
  const begin = (request: Request) => {
    open.add(request);
    last = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  try {
    // Those of this document that began earlier: most of them have ended.
    const earlier = await page.requests();
    const opening = earlier.findLastIndex((request) => request.isNavigationRequest());
    for (const request of earlier.slice(Math.max(0, opening))) {
      open.add(request);
      void Promise.race([ended(request), sleep(EARLIER_MS, undefined, { ref: false })]).then(() =>
        open.delete(request),
      );
    }
    for (;;) {
      // What the browser reported before this response has been counted by then, also on a busy machine.
      await page.evaluate(() => undefined).catch(() => undefined);
      if (open.size === 0 && Date.now() - last >= ms) return;
      if (Date.now() > limit) {
        const urls = [...open].map((request) => request.url()).join(', ');
        throw new Error(
          `The page does not fall silent: ${urls || 'it makes request after request'}`,
        );
      }
      await sleep(INTERVAL_MS);
    }
  } finally {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}

async function ended(request: Request): Promise<void> {
  try {
    await (await request.response())?.finished();
  } catch {
    // Its page was closed or left.
  }
}
