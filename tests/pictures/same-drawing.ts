import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '#tests/support/paths.ts';
import { compare } from './compare.ts';
import { readRaster, reduce, webpOf } from './raster.ts';
import type { Raster } from './raster.ts';

/**
 * Whether this browser renders like the one that took the accepted pictures. Letters look different in
 * another version, on another system, and with other font libraries; such pictures are skipped by
 * name, because their differences would be meaningless.
 */
const FOLDER = path.join(ROOT, 'tests/pictures/drawn-by');
const VERSION = path.join(FOLDER, 'browser.json');
const SPECIMEN = path.join(FOLDER, 'specimen.webp');

const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? '';

/**
 * @returns why the accepted pictures cannot be compared here, or null if they can
 */
export async function otherDrawing(browser: Browser): Promise<string | null> {
  if (!existsSync(VERSION)) return null;
  const { chromium } = JSON.parse(readFileSync(VERSION, 'utf8')) as { chromium: string };
  if (chromium !== majorOf(browser)) {
    return `pictures are compared in Chromium ${chromium}, and this is ${majorOf(browser)}`;
  }
  const difference = compare(await readRaster(readFileSync(SPECIMEN)), await drawSpecimen(browser));
  return difference === null
    ? null
    : 'this Chromium draws letters differently from the one that drew the accepted pictures';
}

/** Records that the accepted pictures are from this browser from now on. */
export async function drawnBy(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SPECIMEN, await webpOf(await drawSpecimen(browser)));
  writeFileSync(VERSION, `{ "chromium": "${majorOf(browser)}" }\n`);
}

/** Letters, curves, a gradient and a border, none of them from the site. */
async function drawSpecimen(browser: Browser): Promise<Raster> {
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
  ).toString('base64');
  const page = await browser.newPage({ viewport: { width: 400, height: 200 } });
  try {
    await page.setContent(`<!doctype html><style>
      @font-face { font-family: specimen; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
      body { margin: 8px; font: 15px/1.4 specimen; background: linear-gradient(#fff, #e8efe6) }
      h1 { font: 700 28px/1.2 specimen; margin: 0 }
      p { margin: 4px 0; border-bottom: 1px solid #ccc; border-radius: 7px }
      </style><h1>Quick waxy fjords</h1><p>Glyphs &amp; bugs vext my zinc: 0123456789</p>
      <p style="font-size:13.3px;opacity:.7">Sphinx of black quartz, judge my vow.</p>
      <svg width="90" height="60"><circle cx="30.3" cy="30" r="22.7" fill="#d55"/><path d="M50 5L88 55L60 40z" fill="#25a"/></svg>`);
    await page.evaluate(() => document.fonts.ready);
    return reduce(await readRaster(await page.screenshot()), 1);
  } finally {
    await page.close();
  }
}
