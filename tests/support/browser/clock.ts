import type { Page } from '@playwright/test';

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
