import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserFlags, ensureBrowsers } from '#tests/support/browser/browser.ts';
import { hydrated, touchPages, withoutServiceWorkers } from '#tests/support/browser/test.ts';
import { wholeNumber } from '#tests/support/runner/options.ts';
import { createRandom } from '#tests/support/random.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { quiet } from '#tests/pages/quiet.ts';
import { Album } from '#tests/pictures/album.ts';
import { Camera } from '#tests/pictures/camera.ts';
import { compare } from '#tests/pictures/compare.ts';
import { pagePictures } from '#tests/pictures/page-pictures.ts';
import type { PagePictures } from '#tests/pictures/page-pictures.ts';
import { KINDS, plant, unplant } from '#tests/pictures/plant.ts';
import type { Kind } from '#tests/pictures/plant.ts';
import { readRaster } from '#tests/pictures/raster.ts';
import { otherDrawing } from '#tests/pictures/same-drawing.ts';
import { nameOf } from '#tests/pictures/views.ts';

/**
 * Plants faults in pages of the build, one at a time, and counts how many the picture comparison
 * detects. A fault counts if it changes the rendering at all; where it does not (an element covered
 * by another, a word without a line), another place is chosen.
 *
 *   --faults 100   how many
 *   --seed 17      which; the same number plants the same faults
 *   --least 97     how many must be seen, in percent
 */
const { values: options } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    seed: { type: 'string', default: '17' },
    least: { type: 'string', default: '97' },
  },
});

interface Fault {
  readonly kind: Kind;
  /** Which picture of a layout. */
  readonly view: PagePictures['views'][number];
}

interface Verdict {
  readonly fault: string;
  readonly isSeen: boolean;
}

/** How many places are tried before a page counts as having none for a kind of fault. */
const PLACES = 12;

const seed = wholeNumber('seed', options.seed, 0);
const random = createRandom(seed);
const album = new Album();

/** The faults of every layout, grouped so each page is opened once. */
function plan(layouts: readonly PagePictures[], count: number): Map<PagePictures, Fault[]> {
  const faults = new Map<PagePictures, Fault[]>(layouts.map((layout) => [layout, []]));
  for (let at = 0; at < count; at += 1) {
    const layout = layouts[random.int(0, layouts.length - 1)];
    const view = layout?.views[random.int(0, layout.views.length - 1)];
    const kind = KINDS[at % KINDS.length];
    if (layout === undefined || view === undefined || kind === undefined) continue;
    faults.get(layout)?.push({ kind, view });
  }
  return faults;
}

async function judge(
  browser: Browser,
  url: string,
  { facts, what, frame }: PagePictures,
  faults: readonly Fault[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await touchPages(context);
  await withoutServiceWorkers(context);
  const page = await context.newPage();
  const camera = new Camera(page);
  for (const [view, ofView] of Map.groupBy(faults, (fault) => fault.view)) {
    const name = nameOf(what, view);
    await camera.setView(view);
    // Reloaded for each view, so no fault outlives its turn.
    await page.goto(facts.path);
    await hydrated(page);
    await quiet(page);
    const accepted = await album.accepted(name);
    if (accepted === null) throw new Error(`${name} has no accepted picture.`);
    const { shot: control, difference } = await camera.compare(accepted, frame);
    if (difference !== null) throw new Error(`${name} differs before anything has been planted.`);
    const sound = await readRaster(control.original);
    for (const { kind } of ofView) {
      let verdict: Verdict | null = null;
      for (let place = 0; place < PLACES && verdict === null; place += 1) {
        const numbers = [random.next(), random.next(), random.next()] as const;
        const planted = await page.evaluate(plant, { kind, numbers });
        if (planted === null) continue;
        const { original, reduced } = await camera.take(frame);
        await page.evaluate(unplant);
        const drawn = await readRaster(original);
        const isDrawn =
          drawn.height !== sound.height || Buffer.compare(drawn.data, sound.data) !== 0;
        if (!isDrawn) continue;
        verdict = {
          fault: `${kind} in ${name}: ${planted.what}`,
          isSeen: compare(accepted, reduced) !== null,
        };
      }
      // The next kind may have a place on this page; the shortfall is made up elsewhere.
      if (verdict === null) continue;
      verdicts.push(verdict);
      if (!verdict.isSeen) console.log(`not seen: ${verdict.fault}`);
    }
  }
  await context.close();
  return verdicts;
}

async function main(): Promise<number> {
  const count = wholeNumber('faults', options.faults, 1);
  const least = wholeNumber('least', options.least, 0);
  const layouts = pagePictures().filter(({ onlyInAll }) => !onlyInAll);
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: ensureBrowsers().shell,
    args: browserFlags(),
  });
  const verdicts: Verdict[] = [];
  try {
    const other = await otherDrawing(browser);
    if (other !== null) {
      console.log(`skipped: ${other}`);
      return 0;
    }
    // Some pages have no place for some faults; others are planted instead.
    for (let round = 0; verdicts.length < count && round < 10; round += 1) {
      for (const [layout, faults] of plan(layouts, count - verdicts.length)) {
        if (faults.length === 0) continue;
        verdicts.push(...(await judge(browser, site.url, layout, faults)));
        console.log(`[${String(verdicts.length)}/${String(count)}] ${layout.what}: planted`);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const unseen = verdicts.filter(({ isSeen }) => !isSeen);
  const seen = verdicts.length - unseen.length;
  console.log(
    `note: ${String(seen)} of ${String(verdicts.length)} planted faults seen, seed ${String(seed)}`,
  );
  return verdicts.length >= count && seen * 100 >= least * verdicts.length ? 0 : 1;
}

process.exitCode = await main();
