import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { median, phoneSlowdown, withLighthouse } from '#tests/support/browser/lighthouse.ts';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { serveBuild } from './builds.ts';
import type { Bench } from './builds.ts';

/** Home, a service page, contact and an article: what visitors see first. */
const PAGES = ['/', '/k-12/user-experiences', '/contact-us', '/blogs/accessibility-by-design'];

interface Target {
  readonly name: string;
  readonly url: string;
  /** The same page of the smaller site. */
  readonly smaller?: Target | undefined;
}

const FIGURES: Readonly<Record<string, (measured: Measured) => number>> = {
  'FCP ms': ({ fcp }) => fcp,
  'LCP ms': ({ lcp }) => lcp,
  'blocking ms': ({ tbt }) => tbt,
  'main thread ms': ({ mainThreadMs }) => mainThreadMs,
  'script ms': ({ scriptMs }) => scriptMs,
  'CLS / 1000': ({ cls }) => cls * 1000,
  score: ({ scores }) => scores.performance,
  kB: ({ bytes }) => bytes / 1000,
};

/** Lighthouse (mobile, medians) of four pages beside a bare page and any peers, in turns. */
export async function measurePages({ builds, peers, runs }: Bench): Promise<void> {
  const bare = await serveBarePage();
  const sites = await Promise.all(builds.map(serveBuild));
  try {
    const pages: Target[] = [];
    for (const [at, { url }] of sites.entries()) {
      for (const [which, page] of PAGES.entries()) {
        const name = `${builds[at]?.name ?? ''} ${page}`;
        pages.push({ name, url: url + page, smaller: at === 0 ? undefined : pages[which] });
      }
    }
    const targets: Target[] = [bare.target, ...pages, ...peers];
    const measured = await lighthouseOf(targets, runs);
    const elements = await elementsOf(targets);
    const ratio = (figure: string, a: Target, b: Target) => {
      const of = (target: Target) => measured.get(target)?.[figure] ?? Number.NaN;
      return Number((of(a) / of(b)).toFixed(2));
    };
    const rows = targets.map((target) => {
      const row: Record<string, number | undefined> = {
        ...mapValues(measured.get(target) ?? {}, Math.round),
        elements: elements.get(target),
        'FCP to bare': ratio('FCP ms', target, bare.target),
        'LCP to bare': ratio('LCP ms', target, bare.target),
      };
      for (const peer of peers) {
        row[`main thread to ${peer.name}`] = ratio('main thread ms', target, peer);
      }
      for (const figure of target.smaller ? ['LCP ms', 'main thread ms', 'kB'] : []) {
        row[`${figure} to smaller`] = ratio(figure, target, target.smaller ?? target);
      }
      return [target.name, row] as const;
    });
    console.table(Object.fromEntries(rows));
  } finally {
    bare.close();
    for (const site of sites) await site.stop();
  }
}

const mapValues = <A, B>(of: Readonly<Record<string, A>>, map: (value: A) => B) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));

async function lighthouseOf(
  targets: readonly Target[],
  runs: number,
): Promise<Map<Target, Record<string, number>>> {
  const measured = targets.map((target) => ({ target, runs: [] as Measured[] }));
  // The same phone for all pages, so that they can be compared.
  const slowdown = phoneSlowdown();
  await withLighthouse(
    async (measure) => {
      for (let round = 1; round <= runs; round += 1) {
        console.log(`Lighthouse, round ${String(round)} of ${String(runs)}`);
        for (const { target, runs: its } of measured) {
          its.push(await measure(target.url, { onlyCategories: ['performance'] }));
        }
      }
    },
    () => slowdown,
  );
  return new Map(
    measured.map(({ target, runs: its }) => [
      target,
      mapValues(FIGURES, (pick) => median(its.map(pick))),
    ]),
  );
}

/** How many elements each page is served with, before any script. */
async function elementsOf(targets: readonly Target[]): Promise<Map<Target, number>> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
  const page = await browser.newPage({ javaScriptEnabled: false });
  const counts = new Map<Target, number>();
  for (const target of targets) {
    await page.goto(target.url);
    counts.set(target, await page.locator('*').count());
  }
  await browser.close();
  return counts;
}

/** A page of 1 kB without anything, which costs only the network and the browser. */
async function serveBarePage() {
  const words = 'A page with nothing but words, so that only the way to it is measured. ';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare page</title></head><body><main><h1>A bare page</h1><p>${words.repeat(9)}</p></main></body></html>`;
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    target: { name: 'bare page', url: `http://127.0.0.1:${String(port)}/` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
