/**
 * Makes the two web fonts the site ships: `npm run fonts`.
 *
 * Reads the variable fonts of @fontsource-variable and keeps the characters English copy needs. The
 * display face keeps its weights but is set at one optical size: the full axis costs 24 kB more, and
 * headlines stand within one size class (docs/decisions/0003-type.md). Run it again after a change here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = path.resolve(import.meta.dirname, '../src/design/fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const CHARACTERS = `${ascii}\u00a0©«»°·×÷àâäçèéêëîïôöùûüßÀÂÄÇÈÉÊËÎÏÔÖÙÛÜ–—‘’“”•…€£→←↑↓−≤≥`;

const FACES = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    variationAxes: { opsz: 60, wght: { min: 500, max: 800 } },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const face of FACES) {
  const source = await readFile(require.resolve(face.from));
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: face.variationAxes,
  });
  await writeFile(path.join(out, face.to), subset);
  console.log(`${face.to}: ${String(subset.length)} bytes`);
}
