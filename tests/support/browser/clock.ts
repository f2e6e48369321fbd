import type { Page } from '@playwright/test';
import { QUIET_MS } from '#src/app/starter/names.ts';

/**
 * How far ahead of the page’s time to stop its clock, in ms: the clock runs on while the request to stop it
 * is in flight, which takes longer on a busy machine.
 */
const MARGINS = [1_000, 5_000, 15_000, 60_000];

/** Stops a page’s installed clock: from here on, only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  for (const marginMs of MARGINS) {
    const now = await page.evaluate(() => Date.now());
    const isStopped = await page.clock.pauseAt(now + marginMs).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
  }
  throw new Error('The clock of the page was always past the moment at which it was to stop.');
}

/**
 * Removes the timer that hydrates a page which has been idle for a while: only what a test does hydrates it
 * (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 */
export const neverWakesByItself = (page: Page): Promise<unknown> =>
  page.addInitScript((quietMs) => {
    const start = globalThis.setTimeout;
    const startOthers = (...[act, ms, ...rest]: Parameters<typeof start>) =>
      ms === quietMs ? 0 : start(act, ms, ...rest);
    globalThis.setTimeout = startOthers as typeof start;
  }, QUIET_MS);
