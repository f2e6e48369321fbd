import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { format } from 'prettier';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { MOTIONS } from '#tests/support/browser/motions.ts';
import type { Motion } from '#tests/support/browser/motions.ts';
import { movedSince, watchMoving } from '#tests/support/browser/moving.ts';
import { hydrated, touchPages, withoutServiceWorkers } from '#tests/support/browser/test.ts';
import { ROOT } from '#tests/support/paths.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { framesOf, TRACED } from './frame-work.ts';
import type { Frame } from './frame-work.ts';
import { motionTable, withMotionSection } from './motion-report.ts';
import type { MotionFrames } from './motion-report.ts';

/**
 * `npm run bench:motion`: main-thread work per frame during every motion (docs/motion.md), compared
 * with a floor: one box that slides on an empty page.
 *
 *   --rounds N   how often each is set off, 5 by default
 *   --only WORDS only motions with these words in their names
 *   --write      write the table into docs/motion.md
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 99) {
  throw new Error(`--rounds is "${options.rounds}", but it must be a whole number from 1 to 99.`);
}

/** One box that slides for as long as a picture does: the minimal motion. */
const FLOOR = `<!doctype html><title>Floor</title><style>
i { display: block; width: 10rem; height: 10rem; background: #000 }
.on { animation: slide 400ms } @keyframes slide { from { translate: 20rem } }
</style><i></i>`;

async function watched(
  browser: Browser,
  page: Page,
  start: () => Promise<unknown>,
): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: TRACED });
  await watchMoving(page, 'once a motion');
  await start();
  await movedSince(page);
  return framesOf((await browser.stopTracing()).toString());
}

async function setOff(browser: Browser, url: string, motion: Motion): Promise<readonly Frame[]> {
  const context = await browser.newContext({
    viewport: motion.isNarrow === true ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  await withoutServiceWorkers(context);
  await touchPages(context);
  const page = await context.newPage();
  await page.goto(url + motion.path);
  await hydrated(page);
  await motion.prepare?.(page);
  // Let the page finish its idle work.
  await page.waitForTimeout(1500);
  const frames = await watched(browser, page, () => motion.start(page));
  await context.close();
  return frames;
}

async function floorOf(browser: Browser): Promise<readonly Frame[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(FLOOR);
  const frames = await watched(browser, page, () =>
    page.locator('i').evaluate((box) => {
      box.classList.add('on');
    }),
  );
  await page.close();
  return frames;
}

const motions = MOTIONS.filter(({ name }) => name.includes(options.only));
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
const floor: MotionFrames = { name: 'floor: one box slides', frames: [] };
const found = motions.map(({ name }): MotionFrames => ({ name, frames: [] }));
try {
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${String(round)} of ${String(rounds)}`);
    floor.frames.push(...(await floorOf(browser)));
    for (const [at, motion] of motions.entries()) {
      found[at]?.frames.push(...(await setOff(browser, site.url, motion)));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const table = motionTable(floor, found);
console.log(table);
if (options.write) {
  const file = path.join(ROOT, 'docs/motion.md');
  const page = withMotionSection(readFileSync(file, 'utf8'), table);
  writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }));
}
