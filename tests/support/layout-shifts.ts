import type { Page } from '@playwright/test';

/** Notes everything that moves on the documents which this page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        );
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have moved (Layout Instability), and which, on the document that is shown. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
