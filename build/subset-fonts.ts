/**
 * Makes the two web fonts the site ships: `npm run fonts`.
 *
 * Reads the variable fonts of @fontsource-variable and keeps the characters English copy needs. The
 * display face is set at one optical size and one weight: it then fits into a connection's first round
 * trip (docs/decisions/0003-type.md). Run it again after a change here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = path.resolve(import.meta.dirname, '../src/design/fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const TEXT = `${ascii}\u00a0©«»°·×÷àâäçèéêëîïôöùûüßÀÂÄÇÈÉÊËÎÏÔÖÙÛÜ–—‘’“”•…€£→←↑↓−≤≥`;
/**
 * What headlines and figures need. With these the file and its headers fit into a connection's first
 * ten packets (14.6 kB). A page's title with another character stops the build (share cards).
 */
const RARE = '@{}|\\^~<>[]_`';
const DISPLAY = `${[...ascii].filter((sign) => !RARE.includes(sign)).join('')}\u00a0©·×–—‘’“”…£€→−àáâäçèéêëíñóöúü`;

const FACES = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    characters: DISPLAY,
    variationAxes: { opsz: 60, wght: 780 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    characters: TEXT,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const face of FACES) {
  const source = await readFile(require.resolve(face.from));
  const subset = await subsetFont(source, face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.variationAxes,
  });
  await writeFile(path.join(out, face.to), subset);
  console.log(`${face.to}: ${String(subset.length)} bytes`);
}
