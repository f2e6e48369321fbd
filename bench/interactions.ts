import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { median } from '#tests/support/browser/lighthouse.ts';
import { hydrated, touchPages, withoutServiceWorkers } from '#tests/support/browser/test.ts';

/** Measures responsiveness: every widget on a throttled CPU, and route changes. */

/** CPU throttling factor for interactions (docs/quality.md). */
export const SLOWDOWN = 4;

export interface Interaction {
  readonly widget: string;
  readonly path: string;
  /** Interaction to next paint in ms: the longest of all interactions (Event Timing, 8 ms steps). */
  readonly inp: number;
  readonly count: number;
}

interface Widget {
  readonly name: string;
  /** The first matching page is used; without a match, the widget is skipped. */
  readonly on: (page: PageFacts) => boolean;
  readonly narrow?: boolean;
  readonly use: (page: Page) => Promise<void>;
}

const times = async (count: number, work: (at: number) => Promise<void>) => {
  for (let at = 0; at < count; at += 1) await work(at);
};

/** A real click, with time for the next paint. */
async function click(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await locator.click();
  await locator.page().waitForTimeout(600);
}

async function clickAll(locator: Locator, most = 4): Promise<void> {
  const count = Math.min(await locator.count(), most);
  if (count === 0) throw new Error(`There is nothing to click: ${String(locator)}`);
  await times(count, (at) => click(locator.nth(at)));
}

const isHome = ({ path }: PageFacts) => path === '/';

const WIDGETS: readonly Widget[] = [
  {
    name: 'Mega-menu',
    on: isHome,
    use: (page) =>
      clickAll(
        page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /menu$/u }),
        6,
      ),
  },
  {
    name: 'Small-screen menu',
    on: isHome,
    narrow: true,
    use: async (page) => {
      await click(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
      await clickAll(page.getByRole('dialog').locator('button[aria-expanded]'));
    },
  },
  {
    name: 'Accordion (segments)',
    on: isHome,
    use: (page) => clickAll(page.getByRole('main').locator('h3 > button[aria-expanded]')),
  },
  {
    name: 'Carousel (insights)',
    on: isHome,
    use: (page) =>
      times(4, () =>
        click(
          page
            .getByRole('region', { name: 'Insights' })
            .getByRole('button', { name: 'Next slide' }),
        ),
      ),
  },
  {
    name: 'Carousel (case studies)',
    on: isHome,
    use: (page) =>
      times(4, () =>
        click(
          page
            .getByRole('region', { name: 'Case studies' })
            .getByRole('button', { name: 'Next slide' }),
        ),
      ),
  },
  {
    name: 'Color scheme',
    on: isHome,
    use: async (page) => {
      for (const name of ['Dark', 'Light', 'Match device']) {
        await click(page.locator('label').filter({ hasText: name }));
      }
    },
  },
  {
    name: 'Accordion (services, questions)',
    on: ({ layout, payload }) =>
      layout === 'service' &&
      'offerings' in payload.page &&
      payload.page.offerings.presentation === 'accordion',
    use: (page) => clickAll(page.getByRole('main').locator('button[aria-expanded]'), 6),
  },
  {
    name: 'Carousel (resources)',
    on: ({ layout }) => layout === 'service',
    narrow: true,
    use: (page) => times(3, () => click(page.getByRole('button', { name: 'Next slide' }))),
  },
  {
    name: 'Tabs (offerings)',
    on: ({ payload }) =>
      'offerings' in payload.page && payload.page.offerings.presentation === 'tabs',
    use: (page) => clickAll(page.getByRole('tab')),
  },
  {
    name: 'Tabs and filter (K-12)',
    on: ({ layout }) => layout === 'k-12',
    use: async (page) => {
      await clickAll(page.getByRole('tabpanel').locator('button[aria-pressed]'), 6);
      await clickAll(page.getByRole('tab'));
    },
  },
  {
    name: 'Contact form (typing, refusal)',
    on: ({ layout }) => layout === 'contact',
    use: async (page) => {
      await page.locator('[name="fullName"]').pressSequentially('Ada Byron', { delay: 60 });
      await click(page.getByRole('button', { name: /^Submit/u }));
      await page
        .locator('[name="workEmail"]')
        .pressSequentially('ada@school.example', { delay: 60 });
    },
  },
];

/**
 * Uses every widget with real input on a throttled CPU, `rounds` times, and takes the median of the
 * rounds' worst interactions.
 */
export async function measureInteractions(
  url: string,
  pages: readonly PageFacts[],
  rounds: number,
): Promise<Interaction[]> {
  const browser = await launch();
  try {
    const found: Interaction[] = [];
    for (const widget of WIDGETS) {
      const facts = pages.find(widget.on);
      if (facts === undefined) continue;
      const runs: { inp: number; count: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await handle(browser, url + facts.path, widget));
      }
      found.push({
        widget: widget.name,
        path: facts.path,
        inp: median(runs.map(({ inp }) => inp)),
        count: runs[0]?.count ?? 0,
      });
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function handle(browser: Browser, url: string, widget: Widget) {
  const context = await browser.newContext({
    viewport: widget.narrow ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  await withoutServiceWorkers(context);
  await touchPages(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(globalThis, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming & {
          interactionId: number;
        };
        if (interactionId === 0) continue;
        interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await hydrated(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await widget.use(page);
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => [
    ...(globalThis as unknown as { interactions: Map<number, number> }).interactions.values(),
  ]);
  await context.close();
  // Interactions under 16 ms are not reported at all.
  return { inp: Math.max(...durations, 16), count: durations.length };
}

export interface RouteChange {
  readonly how: string;
  /** From the click to the frame with the new heading, in ms. */
  readonly ms: number;
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Measures how long a route change takes, with and without hovering its link first. */
export async function measureRouteChanges(url: string, rounds: number): Promise<RouteChange[]> {
  const browser = await launch();
  const kinds = [
    { how: 'hovered first', hover: true, rate: 1, slow: false },
    {
      how: `hovered first, processor ${String(SLOWDOWN)}× slower`,
      hover: true,
      rate: SLOWDOWN,
      slow: false,
    },
    { how: 'cold', hover: false, rate: 1, slow: false },
    { how: 'cold, slow 4G', hover: false, rate: 1, slow: true },
  ] as const;
  try {
    const found: RouteChange[] = [];
    for (const { how, hover, rate, slow } of kinds) {
      const runs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext();
        await withoutServiceWorkers(context);
        await touchPages(context);
        const page = await context.newPage();
        await page.goto(`${url}/k-12`);
        await hydrated(page);
        const client = await context.newCDPSession(page);
        if (slow) await client.send('Network.emulateNetworkConditions', SLOW_4G);
        await client.send('Emulation.setCPUThrottlingRate', { rate });
        const link = page.locator('main a[href^="/k-12/"]').filter({ visible: true }).first();
        await link.scrollIntoViewIfNeeded();
        if (hover) {
          await link.hover();
          await page.waitForTimeout(1_000);
        }
        runs.push(await changeRoute(link));
        await context.close();
      }
      found.push({ how, ms: median(runs) });
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Clicks from inside the page, so no pointer movement prefetches the link. */
const changeRoute = (link: Locator) =>
  link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        setTimeout(() => {
          reject(new Error('The page did not change within 20 s.'));
        }, 20_000);
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) {
            requestAnimationFrame(look);
            return;
          }
          // The frame with the heading is painted before the next task.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => {
              resolve(performance.now() - start);
            });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );

const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
