import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { medianRun, phoneSlowdown, withLighthouse } from '#tests/support/browser/lighthouse.ts';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { allPages, onePageOfEachLayout, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { BIG_SITE, timeBuild } from './big-site.ts';
import { DEPLOYS } from './deploy-variants.ts';
import { buildFloor, writeBarePage } from './build-floor.ts';
import { firstViewSection } from './first-view-report.ts';
import { measureInteractions, measureRouteChanges } from './interactions.ts';
import { serveHttp2, type BenchServer } from './http2-front.ts';
import { replayDeploys } from './replay-deploys.ts';
import { benchReport, withTable } from './report.ts';
import type { BenchResult, Subject } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { measureServer } from './server/measure.ts';
import { buildIn } from './server/servers.ts';
import { measureVisitorCost } from './visitor-cost.ts';

/**
 * `npm run bench`: measures how fast the site is compared with a bare page, the floor of its stack,
 * and any built peer. Writes docs/bench.md and the tables in docs/quality.md.
 *
 *   --peer DIR    a built site to compare with; may be given several times
 *   --runs N      runs per page, 5 by default
 *   --built       measure dist/ as it is instead of building
 *   --no-builds   skip the builds, the deploys and the large site, which take minutes
 *   --no-server   skip the server's memory and requests per second
 *   --resume      keep the parts that an interrupted run measured (reports/bench/parts)
 */
const { values: options } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    builds: { type: 'boolean', default: true },
    server: { type: 'boolean', default: true },
    resume: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
if (!/^[1-9]\d?$/u.test(options.runs)) {
  throw new Error(`--runs is "${options.runs}", but it must be a whole number from 1 to 99.`);
}
const runs = Number(options.runs);
for (const peer of options.peer) {
  if (!existsSync(path.join(peer, 'index.html'))) {
    throw new Error(`--peer is "${peer}", but that folder has no index.html. Name a built site.`);
  }
}

if (!options.built) {
  const { code, output } = await runProcess('npm', ['run', '--silent', 'build'], {
    env: { ENQUIRY_ENDPOINT: '/enquiries' },
  });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}
const work = path.join(REPORTS, 'bench');
writeBarePage(path.join(work, 'bare'));
await buildFloor(path.join(work, 'floor'));

const all = allPages();
const pages = onePageOfEachLayout(all.filter(({ path: page }) => page !== UNKNOWN_PATH));
const site = await serveSite();
const [bare, floor] = [
  await serveFolder(path.join(work, 'bare')),
  await serveFolder(path.join(work, 'floor')),
];
const peers = await Promise.all(
  options.peer.map(async (folder) => ({
    name: path.basename(path.resolve(folder)),
    server: await serveFolder(path.resolve(folder)),
  })),
);

const PARTS = path.join(work, 'parts');
if (!options.resume) rmSync(PARTS, { recursive: true, force: true });
mkdirSync(PARTS, { recursive: true });

/** Measures a part, unless the run to be resumed already has. */
async function part<T>(name: string, measurePart: () => Promise<T>): Promise<T> {
  const file = path.join(PARTS, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  console.log(`Measuring ${name}`);
  const result = await measurePart();
  writeFileSync(file, JSON.stringify(result));
  return result;
}

interface Target extends Omit<Subject, 'measured'> {
  readonly url: string;
}
/** The rows of the table: the site's own pages and their comparisons. */
const tableOf = (sitePages: typeof pages): Omit<Target, 'over'>[] => [
  { name: 'bare page, 1 kB', kind: 'bare', url: `${bare.url}/` },
  { name: 'floor: one button', kind: 'floor', url: `${floor.url}/` },
  ...sitePages.map(({ path: page, layout }) => ({
    name: `${page} (${layout})`,
    kind: 'site' as const,
    url: site.url + page,
  })),
  ...peers.map(({ name, server }) => ({ name, kind: 'peer' as const, url: `${server.url}/` })),
];

/** Layouts that are also measured over HTTP/2: where most visitors enter the site. */
const FIRST_LAYOUTS = ['home', 'service', 'article'];
const fronts = new Map<string, BenchServer>();
const secure: Target[] = [];
for (const target of tableOf(pages.filter(({ layout }) => FIRST_LAYOUTS.includes(layout)))) {
  const { origin, pathname } = new URL(target.url);
  const front = fronts.get(origin) ?? (await serveHttp2(origin));
  fronts.set(origin, front);
  secure.push({ ...target, over: 'h2', url: front.url + pathname });
}
const plain = tableOf(pages).map((target): Target => ({ ...target, over: 'h1' }));
const targets = [...plain, ...secure];

async function measurePages(): Promise<{ slowdown: number; subjects: Subject[] }> {
  const measured = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  // The same phone for all pages, so that they can be compared.
  const slowdown = phoneSlowdown();
  await withLighthouse(
    async (measure) => {
      for (let round = 1; round <= runs; round += 1) {
        console.log(`Round ${String(round)} of ${String(runs)}`);
        for (const target of targets) measured.get(target)?.push(await measure(target.url));
      }
    },
    () => slowdown,
  );
  const subjects = targets.map((target) => ({
    name: target.name,
    kind: target.kind,
    over: target.over,
    measured: medianRun(measured.get(target) ?? []),
  }));
  return { slowdown, subjects };
}

/** Builds, and their cost to visitors who already have the site. */
async function measureBuilds(): Promise<Pick<BenchResult, 'builds' | 'deploys' | 'visitorCosts'>> {
  if (!options.builds) return { builds: [], deploys: [], visitorCosts: [] };
  return {
    deploys: await part('deploys', () => replayDeploys(DEPLOYS)),
    builds: await part('builds', async () => [
      await timeBuild(0),
      await timeBuild(1000 - all.length),
    ]),
    visitorCosts: await part('visitor-costs', () => measureVisitorCost([ROOT, BIG_SITE], 3)),
  };
}

try {
  const { slowdown, subjects } = await part('pages', measurePages);
  const rounds = Math.min(runs, 5);
  const report = benchReport({
    conditions: `Lighthouse, mobile, simulated slow 4G, on ${String(os.cpus().length)} processors, with a simulated phone ${slowdown.toFixed(1)} times slower.`,
    runs,
    subjects,
    interactions: await part('interactions', () => measureInteractions(site.url, all, rounds)),
    routeChanges: await part('route-changes', () => measureRouteChanges(site.url, rounds)),
    ...(await measureBuilds()),
    ...(options.server && {
      server: await part('server', () =>
        measureServer([
          buildIn(ROOT),
          // The last build of timeBuild.
          ...(options.builds ? [buildIn(BIG_SITE)] : []),
        ]),
      ),
    }),
  });
  const text = await format(report, { parser: 'markdown' });
  console.log(`\n${text}`);
  mkdirSync(path.join(ROOT, 'docs'), { recursive: true });
  const file = path.join(ROOT, 'docs/bench.md');
  const kept = existsSync(file) ? firstViewSection(readFileSync(file, 'utf8')) : '';
  writeFileSync(file, kept === '' ? text : `${text}\n${kept}\n`);
  const quality = path.join(ROOT, 'docs/quality.md');
  if (existsSync(quality)) {
    const next = withTable(readFileSync(quality, 'utf8'), subjects);
    writeFileSync(quality, await format(next, { parser: 'markdown' }));
  }
} finally {
  await site.stop();
  for (const server of [bare, floor, ...peers.map((peer) => peer.server), ...fronts.values()]) {
    await server.close();
  }
}
