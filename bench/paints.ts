import type { Browser } from '@playwright/test';
import { median } from '#tests/support/browser/lighthouse.ts';
import { withoutServiceWorkers } from '#tests/support/browser/test.ts';
import { SLOW_4G, SLOWDOWN } from './interactions.ts';

/** When a page first shows anything, and the largest element of its first screen, in ms. */
export interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  /** The largest element, as a short selector. */
  readonly largest: string;
}

/** Long enough for the last candidate: fonts and pictures have loaded or never will. */
const SETTLE_MS = 1500;

/**
 * The paints of a cold visit on slow 4G, as the browser reports them: Lighthouse only simulates the
 * connection, and counts every file before the largest paint as blocking it.
 */
export async function measurePaints(browser: Browser, url: string, runs: number): Promise<Paints> {
  const seen: Paints[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, url));
  const ratios = seen.map(({ fcp, lcp }) => lcp / fcp);
  const middle = median(ratios);
  const at = ratios.indexOf(middle);
  return seen[at] ?? { fcp: Number.NaN, lcp: Number.NaN, largest: '' };
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await withoutServiceWorkers(context);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            (PerformanceEntry & { readonly element: Element | null }) | undefined;
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const { element } = last ?? {};
          resolve({
            fcp: first?.startTime ?? Number.NaN,
            lcp: last?.startTime ?? Number.NaN,
            largest: element == null ? '' : `${element.localName}.${element.className}`,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paints;
}
