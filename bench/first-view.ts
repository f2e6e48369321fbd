import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { median } from '#tests/support/browser/lighthouse.ts';
import { hydrated, withoutServiceWorkers } from '#tests/support/browser/test.ts';
import { serveBuild } from './builds.ts';
import type { Bench } from './builds.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How much slower the simulated phone's processor is. */
const SLOWDOWN = 4;

/** How long a visitor reads before a press, in ms. */
const READ_MS = 3000;

/** When a press without an effect counts as lost, in ms. */
const LIMIT_MS = 60_000;

/** When something is pressed, on which connection and processor. */
interface Moment {
  readonly name: string;
  readonly isSlow?: boolean;
  readonly rate?: number;
  /** What the press waits for. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const wake = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await hydrated(page);
};
const loadedAndRead = async (page: Page) => {
  await page.waitForLoadState();
  await page.waitForTimeout(READ_MS);
};

const MOMENTS: readonly Moment[] = [
  {
    name: 'after idle, 4× slower',
    rate: SLOWDOWN,
    ready: async (page) => {
      await wake(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(READ_MS);
    },
  },
  { name: 'awake, slow 4G', isSlow: true, ready: wake },
  { name: 'cold, slow 4G', isSlow: true, ready: loadedAndRead },
  { name: 'cold, slow 4G, 4× slower', isSlow: true, rate: SLOWDOWN, ready: loadedAndRead },
];

interface Control {
  readonly name: string;
  readonly path: string;
  /** A CSS selector for what is pressed. */
  readonly press: string;
  /** A CSS selector that matches once the effect is there. */
  readonly effect: string;
  readonly isNarrow?: boolean;
  /** Whether a pointer rests on it first. */
  readonly isHovered?: boolean;
}

const LINK = {
  path: '/k-12',
  press: 'main a[href="/k-12/ai-solutions"]',
  effect: 'main #questions',
};

const CONTROLS: readonly Control[] = [
  { name: 'Link', ...LINK },
  { name: 'Link, hovered', isHovered: true, ...LINK },
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

/**
 * The first press of each kind of widget and of a link, from pointer down to the frame with its
 * effect, each in a new browser context; medians, in ms.
 */
export async function measureFirstView({ builds, runs }: Bench): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
  try {
    for (const build of builds) {
      const site = await serveBuild(build);
      const rows: Record<string, Record<string, number>> = {};
      for (const control of CONTROLS) {
        const row: Record<string, number> = {};
        for (const moment of MOMENTS) {
          const taken: number[] = [];
          for (let run = 0; run < runs; run += 1) {
            taken.push(await press(browser, site.url, control, moment));
          }
          row[moment.name] = Math.round(median(taken));
        }
        rows[control.name] = row;
      }
      await site.stop();
      console.log(`${build.name}: first presses, in ms`);
      console.table(rows);
    }
  } finally {
    await browser.close();
  }
}

/** From pointer down to the frame with the effect, in ms; NaN when there is none. */
async function press(
  browser: Browser,
  url: string,
  { path, press: pressed, effect, isNarrow = false, isHovered = false }: Control,
  { ready, isSlow = false, rate = 1 }: Moment,
): Promise<number> {
  const context = await browser.newContext({
    viewport: isNarrow ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: true,
  });
  await withoutServiceWorkers(context);
  const page = await context.newPage();
  // Told to this process, because a press may lead to another document.
  let pressedAt = Number.NaN;
  const seen = new Promise<number>((resolve) => {
    void page.exposeFunction('told', (what: 'pressed' | 'seen', time: number) => {
      if (what === 'pressed') pressedAt = time;
      else resolve(time);
    });
    setTimeout(() => resolve(Number.NaN), LIMIT_MS).unref();
  });
  await page.addInitScript((selector) => {
    const tell = (what: string, time: number) =>
      (globalThis as unknown as { told: (what: string, time: number) => void }).told(
        what,
        performance.timeOrigin + time,
      );
    // Scrolling the control into view must not wake the page.
    const quiet = (event: Event) => event.stopImmediatePropagation();
    addEventListener('scroll', quiet, true);
    const press = ({ timeStamp }: Event) => {
      removeEventListener('scroll', quiet, true);
      tell('pressed', timeStamp);
    };
    addEventListener('pointerdown', press, { capture: true, once: true });
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      // The frame is painted before the next task.
      else setTimeout(() => tell('seen', performance.now()));
    };
    requestAnimationFrame(look);
  }, effect);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (isSlow) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url + path, { waitUntil: 'commit' });
  await ready(page);
  const control = page.locator(pressed).filter({ visible: true }).first();
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  if (isHovered) {
    await control.hover();
    await page.waitForTimeout(READ_MS);
  }
  const box = await control.boundingBox();
  if (box === null) throw new Error(`There is nothing to press on ${path}: ${pressed}`);
  // A touch: unlike a mouse, it has no preceding movement.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const taken = (await seen) - pressedAt;
  await context.close();
  return taken;
}
