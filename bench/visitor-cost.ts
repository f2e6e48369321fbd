import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { median } from '#tests/support/browser/lighthouse.ts';
import { touchPages } from '#tests/support/browser/test.ts';
import { ROOT } from '#tests/support/paths.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { BIG_SITE } from './big-site.ts';

/**
 * What pages that are never visited cost a visitor: the same visits to the current site and to one
 * with many more pages, in one run. Part of `npm run bench`; standalone, with the builds of its
 * last run: `node bench/visitor-cost.ts [RUNS]`.
 */

/** The cost of one visit, until the page settles. */
interface Visit {
  /** All tasks of the page's main thread, in ms (CDP, `TaskDuration`). */
  readonly mainThreadMs: number;
  /** The CPU time of all renderer processes, including the service worker's, in ms. */
  readonly processorMs: number;
  /** On the wire, HTTP/1.1 headers included. */
  readonly bytes: number;
  readonly requests: number;
}

/** A site's visits: the first, and a return visit. */
export interface VisitorCost {
  readonly pages: number;
  readonly first: Visit;
  readonly returning: Visit;
  /** The service worker's size on the wire, in bytes. */
  readonly workerBytes: number;
}

/** The bars: how much more a visitor pays on the larger site, at most. */
export const MOST = 1.1;

/** A visit is over when the network has been idle for this long, in ms. */
const SILENCE_MS = 5000;

/** The minimum length of a visit, in ms: cleanup begins four seconds after the page is idle. */
const VISIT_MS = 12_000;

interface Site {
  readonly folder: string;
  readonly gate: Gate;
  readonly visits: { first: Visit[]; returning: Visit[] };
}

/**
 * Visits every site in turn, repeatedly; medians.
 * @param folders projects with their builds in `dist` and `dist-meta`
 */
export async function measureVisitorCost(
  folders: readonly string[],
  runs: number,
): Promise<VisitorCost[]> {
  const executablePath = ensureBrowser();
  const servers = await Promise.all(
    folders.map((folder) =>
      serveSite('endpoint', {
        DIST_DIR: path.join(folder, 'dist'),
        META_FILE: path.join(folder, 'dist-meta/site.json'),
      }),
    ),
  );
  const sites: Site[] = [];
  for (const [at, { url }] of servers.entries()) {
    sites.push({
      folder: folders[at] ?? '',
      gate: await startGate(url),
      visits: { first: [], returning: [] },
    });
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const site of sites) {
        // A new browser each time: a warmed-up one is faster.
        const browser = await chromium.launch({ executablePath, args: browserFlags() });
        const context = await browser.newContext({ baseURL: site.gate.url });
        await touchPages(context);
        site.visits.first.push(await visit(browser, context, site.gate));
        site.visits.returning.push(await visit(browser, context, site.gate));
        await browser.close();
      }
    }
    return sites.map(({ folder, visits }) => ({
      pages: pagesIn(path.join(folder, 'dist')),
      first: medianOf(visits.first),
      returning: medianOf(visits.returning),
      workerBytes: statSync(path.join(folder, 'dist/sw.js.br')).size,
    }));
  } finally {
    for (const { gate } of sites) await gate.shut();
    for (const server of servers) await server.stop();
  }
}

/** Opens the home page in a new tab, and closes it when nothing more happens. */
async function visit(browser: Browser, context: BrowserContext, gate: Gate): Promise<Visit> {
  gate.forget();
  const processes = await browser.newBrowserCDPSession();
  const before = await processorMs(processes);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const began = performance.now();
  await page.goto('/');
  for (let count = -1; count < gate.passages.length;) {
    count = gate.passages.length;
    await wait(Math.max(SILENCE_MS, VISIT_MS - (performance.now() - began)));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const cost = {
    mainThreadMs: seconds * 1000,
    processorMs: (await processorMs(processes)) - before,
    bytes: gate.passages.reduce((sum, { bodyBytes, headBytes }) => sum + bodyBytes + headBytes, 0),
    requests: gate.passages.length,
  };
  await page.close();
  return cost;
}

async function processorMs(
  session: Awaited<ReturnType<Browser['newBrowserCDPSession']>>,
): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

const medianOf = (visits: readonly Visit[]): Visit => ({
  mainThreadMs: median(visits.map((one) => one.mainThreadMs)),
  processorMs: median(visits.map((one) => one.processorMs)),
  bytes: median(visits.map((one) => one.bytes)),
  requests: median(visits.map((one) => one.requests)),
});

/** How many pages a build has, not counting the not-found page. */
function pagesIn(dist: string): number {
  const { pages } = JSON.parse(readFileSync(path.join(dist, '../dist-meta/site.json'), 'utf8')) as {
    pages: readonly unknown[];
  };
  return pages.length;
}

/** The costs side by side, with the last one relative to the first. */
export function visitorCostTable(costs: readonly VisitorCost[]): string {
  const [small, ...larger] = costs;
  const big = larger.at(-1);
  if (small === undefined || big === undefined) return '';
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const count = (value: number) => value.toFixed(0);
  const rows = FIGURES.map(({ what, of, unit }) => {
    const show = unit === 'ms' ? ms : unit === 'bytes' ? kB : count;
    return `| ${what} | ${show(of(small))} | ${show(of(big))} | ${(of(big) / of(small)).toFixed(2)} |`;
  });
  return [
    `| | ${String(small.pages)} pages | ${String(big.pages)} pages | ratio |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** The bars that the larger site misses, one sentence each. */
export function missedCosts(costs: readonly VisitorCost[]): string[] {
  const [small, ...larger] = costs;
  if (small === undefined) return [];
  return larger.flatMap((big) =>
    FIGURES.flatMap(({ what, of, isHeld }) => {
      const ratio = of(big) / of(small);
      return isHeld && !(ratio <= MOST)
        ? [
            `${what}: with ${String(big.pages)} pages ${ratio.toFixed(2)} times that of ${String(small.pages)}; the goal is at most ${String(MOST)}.`,
          ]
        : [];
    }),
  );
}

interface CostFigure {
  readonly what: string;
  readonly of: (cost: VisitorCost) => number;
  readonly unit: 'ms' | 'bytes' | 'count';
  /** Whether it has a bar. */
  readonly isHeld: boolean;
}

const FIGURES: readonly CostFigure[] = [
  ...(['first', 'returning'] as const).flatMap((kind): CostFigure[] => [
    {
      what: `${kind} visit: main thread`,
      of: (cost) => cost[kind].mainThreadMs,
      unit: 'ms',
      isHeld: true,
    },
    {
      what: `${kind} visit: processor, with the worker`,
      of: (cost) => cost[kind].processorMs,
      unit: 'ms',
      isHeld: false,
    },
    { what: `${kind} visit: bytes`, of: (cost) => cost[kind].bytes, unit: 'bytes', isHeld: true },
    {
      what: `${kind} visit: requests`,
      of: (cost) => cost[kind].requests,
      unit: 'count',
      isHeld: true,
    },
  ]),
  { what: 'sw.js, compressed', of: (cost) => cost.workerBytes, unit: 'bytes', isHeld: true },
];

if (import.meta.main) {
  const runs = Number(process.argv[2] ?? 3);
  const costs = await measureVisitorCost([ROOT, BIG_SITE], runs);
  console.log([visitorCostTable(costs), ...missedCosts(costs)].join('\n'));
}
