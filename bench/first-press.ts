import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { median } from '#tests/support/browser/lighthouse.ts';
import { hydrated, withoutServiceWorkers } from '#tests/support/browser/test.ts';
import { SLOW_4G, SLOWDOWN } from './interactions.ts';

/**
 * Measures the latency of a visitor's first press: from pointer down to the frame that shows its
 * effect, on untouched pages.
 */

/** When the visitor presses for the first time. */
export interface Moment {
  readonly name: string;
  /** The condition that the press waits for. */
  readonly ready: (page: Page) => Promise<unknown>;
  /** Whether the cache is empty and the connection slow. */
  readonly isSlow: boolean;
  /** The CPU slowdown factor. */
  readonly rate: number;
  /** The maximum, in ms; null where the figure is only printed. */
  readonly bar: number | null;
}

/** The visitor has been reading for a while: the scripts are loaded but have not run. */
const READ_MS = 3000;

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
const read = async (page: Page) => {
  await page.waitForLoadState();
  await page.waitForTimeout(READ_MS);
};

const MOMENTS: readonly Moment[] = [
  {
    name: `idle has passed, processor ${String(SLOWDOWN)}× slower`,
    ready: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(READ_MS);
    },
    isSlow: false,
    rate: SLOWDOWN,
    bar: 100,
  },
  { name: 'cold, slow 4G, read for 3 s', ready: read, isSlow: true, rate: 1, bar: 600 },
  {
    name: `cold, slow 4G, read for 3 s, processor ${String(SLOWDOWN)}× slower`,
    ready: read,
    isSlow: true,
    rate: SLOWDOWN,
    bar: 600,
  },
  { name: 'cold, slow 4G, at the first frame', ready: painted, isSlow: true, rate: 1, bar: null },
];

interface Control {
  readonly name: string;
  readonly path: string;
  /** A CSS selector for the control to press. */
  readonly press: string;
  /** A CSS selector that matches once the effect is visible. */
  readonly effect: string;
  readonly isNarrow?: boolean;
}

const CONTROLS: readonly Control[] = [
  {
    name: 'Small-screen menu',
    path: '/',
    press: 'header button[aria-haspopup="dialog"][aria-expanded]',
    effect: '[role="dialog"]:not([hidden]) button[aria-expanded]',
    isNarrow: true,
  },
  {
    name: 'Search',
    path: '/sitemap',
    press: 'button[aria-label="Search this site"]',
    effect: '[role="dialog"] input:focus',
  },
  {
    name: 'Accordion',
    path: '/k-12/ai-solutions',
    press: '#questions button[aria-controls]',
    effect: '#questions button[aria-expanded="true"]',
  },
  {
    name: 'Tabs',
    path: '/k-12',
    press: '[role="tab"][aria-selected="false"]',
    effect: '[role="tab"]:nth-of-type(2)[aria-selected="true"]',
  },
  {
    name: 'Filter',
    path: '/blogs',
    press: 'main button[aria-pressed="false"]',
    effect: 'main button[aria-pressed="true"]:not(:first-of-type)',
  },
  {
    name: 'Carousel',
    path: '/',
    press: '[aria-label="Case studies"] button[aria-label="Next slide"]',
    effect: '[aria-label="Case studies"] > [aria-live]:not(:empty)',
  },
  {
    name: 'Contact form',
    path: '/contact-us',
    press: 'main form button[type="submit"]',
    effect: '[aria-invalid="true"]',
  },
];

export interface FirstPress {
  readonly control: string;
  readonly moment: Moment;
  /** From pointer down to the frame with the effect; NaN, which misses every bar, if none. */
  readonly ms: number;
}

/** Presses every control at every moment, each on a fresh page; medians. */
export async function measureFirstPresses(url: string, rounds: number): Promise<FirstPress[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserFlags(),
  });
  const found = new Map<string, { control: string; moment: Moment; runs: number[] }>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const moment of MOMENTS) {
        for (const control of CONTROLS) {
          const key = `${moment.name} ${control.name}`;
          const row = found.get(key) ?? { control: control.name, moment, runs: [] };
          row.runs.push(await press(browser, url, control, moment));
          found.set(key, row);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return [...found.values()].map(({ runs, ...row }) => ({ ...row, ms: median(runs) }));
}

async function press(
  browser: Browser,
  url: string,
  { path, press: pressed, effect, isNarrow = false }: Control,
  { ready, isSlow, rate }: Moment,
): Promise<number> {
  const context = await browser.newContext({
    viewport: isNarrow ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: true,
  });
  await withoutServiceWorkers(context);
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    // Scrolling the control into view must not count as visitor intent.
    const quiet = (event: Event) => event.stopImmediatePropagation();
    addEventListener('scroll', quiet, true);
    const measured = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          removeEventListener('scroll', quiet, true);
          const look = () => {
            requestAnimationFrame(look);
            if (document.querySelector(selector) === null) return;
            // The frame is painted before the next task.
            setTimeout(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { measured });
  }, effect);
  const client = await context.newCDPSession(page);
  if (isSlow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url + path, { waitUntil: 'commit' });
  const control = page.locator(pressed).filter({ visible: true }).first();
  await ready(page);
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await control.boundingBox();
  if (box === null) throw new Error(`There is nothing to press on ${path}: ${pressed}`);
  // A touch: unlike a mouse, it has no preceding movement.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const taken = await page.evaluate(
    (limit) =>
      Promise.race([
        (globalThis as unknown as { measured: Promise<number> }).measured,
        new Promise<number>((resolve) => {
          setTimeout(() => resolve(Number.NaN), limit);
        }),
      ]),
    LIMIT_MS,
  );
  await context.close();
  if (Number.isNaN(taken)) {
    console.error(`A press of ${pressed} on ${path} had no effect within 15 s: ${effect}`);
  }
  return taken;
}

const LIMIT_MS = 15_000;
