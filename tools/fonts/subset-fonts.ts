/**
 * Builds the web fonts that the site ships: `npm run fonts`.
 *
 * Reads the variable fonts of @fontsource-variable and keeps the characters and the features that
 * English copy needs: kerning, and tabular figures for tables and counters. The display face is
 * fixed at one optical size and one weight. Together with the page and its style sheet, the two
 * preloaded faces then fit into the first two round trips of a new connection
 * (docs/decisions/0003-type.md). Run it again after a change here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { roundKerning } from './round-kerning.ts';

const require = createRequire(import.meta.url);
const out = path.resolve(import.meta.dirname, '../../src/design/fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const without = (signs: string) => [...ascii].filter((sign) => !signs.includes(sign)).join('');
const PUNCTUATION = '\u00a0©·–—‘’“”…£';
const PROGRAMMERS = '{}|\\^~<>`';
/** Characters used in English text and addresses. */
const TEXT = `${without(PROGRAMMERS)}${PUNCTUATION}`;
/** Foreign names, mathematics, arrows: fetched only by a page that shows one of them. */
const TEXT_MORE = `${PROGRAMMERS}«»°×÷àâäçèéêëîïñóôöùúûüßÀÂÄÇÈÉÊËÎÏÑÓÔÖÙÚÛÜ•€→←↑↓−≤≥`;
/**
 * Characters used in headlines and figures. A page's title with another character stops the build
 * (share cards).
 */
const DISPLAY = `${without(`${PROGRAMMERS}@[]_`)}${PUNCTUATION}é`;

const KEPT = ['kern', 'tnum'];
/**
 * In thousandths of an em. Headlines are at most 96 px, where rounding moves a letter by half a pixel.
 */
const KERNING_STEP = 10;

const figtree = {
  from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  kerningStep: undefined,
};

const FACES = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    characters: DISPLAY,
    variationAxes: { opsz: 60, wght: 780 },
    kerningStep: KERNING_STEP,
  },
  { ...figtree, to: 'figtree.woff2', characters: TEXT },
  { ...figtree, to: 'figtree-more.woff2', characters: TEXT_MORE },
];

for (const { from, to, characters, variationAxes, kerningStep } of FACES) {
  const plain = await subsetFont(await readFile(require.resolve(from)), characters, {
    targetFormat: 'sfnt',
    variationAxes,
    keepFeatures: KEPT,
  });
  const face = await subsetFont(
    kerningStep === undefined ? plain : roundKerning(plain, kerningStep),
    characters,
    { targetFormat: 'woff2', keepFeatures: KEPT },
  );
  await writeFile(path.join(out, to), face);
  console.log(`${to}: ${String(face.length)} bytes`);
}
