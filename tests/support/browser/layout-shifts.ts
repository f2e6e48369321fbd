import type { Page } from '@playwright/test';

/** Records layout shifts in every document that this page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 80)
            : `“${node?.textContent?.slice(0, 40) ?? ''}” in ${node?.parentElement?.outerHTML.slice(0, 80) ?? 'nothing'}`,
        );
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, {
      shifts: () => {
        // Entries that have been observed but not yet delivered.
        note(observer.takeRecords());
        return shifts;
      },
    });
  });

/** The layout shifts of the current document (Layout Instability), with their sources. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: () => string[] }).shifts());
