import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { format } from 'prettier';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { medianRun, withLighthouse } from '#tests/support/browser/lighthouse.ts';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { allPages, onePageOfEachLayout, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { buildFloor, writeBarePage } from './build-floor.ts';
import { measureFirstPresses } from './first-press.ts';
import { SLOWDOWN } from './interactions.ts';
import { firstViewReport, withFirstViewSection } from './first-view-report.ts';
import type { FirstView } from './first-view-report.ts';
import { serveHttp2 } from './http2-front.ts';
import { measurePaints } from './paints.ts';
import { serveFolder } from './serve-folder.ts';

/**
 * `npm run bench:first-view`: what a first view costs before and at the first press, as ratios to
 * the same page with its scripts blocked, to a bare page, to the floor of the stack and to built
 * peers, in one run over HTTP/2. It measures the build in `dist` (or TEST_BUILDS) and prints the
 * missed bars.
 *
 *   --peer NAME=DIR   a built site to compare with; may be given several times
 *   --runs N          runs per page, 3 by default
 *   --busy N          run N busy loops alongside; 0 by default
 *   --only A,B        only these pages of the site
 *   --no-presses      skip first presses
 *   --write           write the report into docs/bench.md
 */
const { values: options } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    busy: { type: 'string', default: '0' },
    only: { type: 'string' },
    presses: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const whole = (name: 'runs' | 'busy', least: number) => {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value >= least && value < 100) return value;
  throw new Error(
    `--${name} is "${options[name]}", but it must be a whole number from ${String(least)} to 99.`,
  );
};
const runs = whole('runs', 1);
const busy = whole('busy', 0);
const only = options.only?.split(',');

/** Bytes of the page's scripts, uncompressed, that run within this time of an untouched visit, in ms. */
const UNTOUCHED_MS = 4000;

async function measureExecuted(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(url);
  await page.waitForTimeout(UNTOUCHED_MS);
  const { result } = await client.send('Profiler.takePreciseCoverage');
  await context.close();
  return result
    .filter(({ url: script }) => script.startsWith('http'))
    .flatMap(({ functions }) => functions[0]?.ranges[0] ?? [])
    .filter(({ count }) => count > 0)
    .reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0);
}

const work = path.join(REPORTS, 'bench');
writeBarePage(path.join(work, 'bare'));
await buildFloor(path.join(work, 'floor'));
const pages = onePageOfEachLayout(allPages().filter(({ path: page }) => page !== UNKNOWN_PATH));
const site = await serveSite();
const folders = [
  { name: 'bare page, 1 kB', kind: 'bare' as const, folder: path.join(work, 'bare') },
  { name: 'floor: one button', kind: 'floor' as const, folder: path.join(work, 'floor') },
  ...options.peer.map((peer) => {
    const [name = '', folder = ''] = peer.split('=');
    return { name, kind: 'peer' as const, folder };
  }),
];
const closers: (() => Promise<void>)[] = [site.stop];
const front = async (origin: string) => {
  const server = await serveHttp2(origin);
  closers.unshift(server.close);
  return server.url;
};
const loops = Array.from({ length: busy }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);

try {
  const secure = await front(site.url);
  const targets: { name: string; kind: FirstView['kind']; url: string }[] = pages
    .filter(({ path: page }) => only?.includes(page) ?? true)
    .map(({ path: page, layout }) => ({
      name: `${page} (${layout})`,
      kind: 'site',
      url: secure + page,
    }));
  for (const { name, kind, folder } of folders) {
    const server = await serveFolder(folder);
    closers.push(server.close);
    targets.push({ name, kind, url: `${await front(server.url)}/` });
  }
  const settings = { onlyCategories: ['performance'] };
  const measured = targets.map(() => ({ asItIs: [] as Measured[], blocked: [] as Measured[] }));
  await withLighthouse(
    async (measure) => {
      for (let round = 1; round <= runs; round += 1) {
        for (const [at, { url, name }] of targets.entries()) {
          console.error(`Round ${String(round)} of ${String(runs)}: ${name}`);
          measured[at]?.asItIs.push(await measure(url, settings));
          measured[at]?.blocked.push(
            await measure(url, { ...settings, blockedUrlPatterns: ['*.js', '*.mjs'] }),
          );
        }
      }
    },
    () => SLOWDOWN,
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
  const views: FirstView[] = [];
  for (const [at, { name, kind, url }] of targets.entries()) {
    views.push({
      name,
      kind,
      asItIs: medianRun(measured[at]?.asItIs ?? []),
      blocked: medianRun(measured[at]?.blocked ?? []),
      paints: await measurePaints(browser, url, runs),
      executedBytes: await measureExecuted(browser, url),
    });
  }
  await browser.close();
  const presses = options.presses ? await measureFirstPresses(site.url, runs) : [];
  const report = firstViewReport(
    views,
    presses,
    `Lighthouse, mobile, simulated slow 4G, HTTP/2, on ${String(os.cpus().length)} processors (load ${(os.loadavg()[0] ?? 0).toFixed(1)}, ${busy === 0 ? 'no busy loops' : `${String(busy)} busy loops`} beside it), a simulated phone ${String(SLOWDOWN)} times slower than that. Medians of ${String(runs)}.`,
  );
  console.log(report);
  if (options.write) {
    const file = path.join(ROOT, 'docs/bench.md');
    const text = withFirstViewSection(readFileSync(file, 'utf8'), report);
    writeFileSync(file, await format(text, { parser: 'markdown' }));
  }
} finally {
  for (const loop of loops) loop.kill();
  for (const close of closers) await close();
}
