import type { Browser, Page } from '@playwright/test';
import { EVERYTHING } from '#tests/support/everything.ts';
import { expect, goOn, returning as test } from './offline-test.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms (562.5 ms as the browser applies it). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PATHS = ['/', '/k-12/ai-solutions', '/case-studies'];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** First contentful paint in ms, under the throttle. */
async function firstPaint(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(path);
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry !== undefined) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await session.detach();
  return at;
}

async function fromServer(browser: Browser, baseURL: string, path: string): Promise<number> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  try {
    return await firstPaint(await context.newPage(), path);
  } finally {
    await context.close();
  }
}

/**
 * Compares timings, so it does not run in `npm test`, where the machine is busy with other checks.
 */
if (EVERYTHING) {
  test('a saved page paints in at most half the time of the same page over slow 4G', async ({
    page,
    browser,
    gate,
  }) => {
    for (const path of PATHS) {
      const saved: number[] = [];
      const served: number[] = [];
      // Interleaved, so that both see the same machine load.
      for (let run = 0; run < 3; run += 1) {
        goOn();
        served.push(await fromServer(browser, gate.url, path));
        saved.push(await firstPaint(page, path));
      }
      const figures = `${path}: ${median(saved).toFixed(0)} ms from the device, ${median(served).toFixed(0)} ms over slow 4G`;
      console.log(figures);
      expect(median(saved), figures).toBeLessThanOrEqual(median(served) / 2);
    }
  });
}
