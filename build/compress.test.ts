import { randomUUID } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressEffortFrom, compressFolder, qualityOf, recipeOf } from './compress.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(dir, { recursive: true }));

const text = 'the same words again and again. '.repeat(100);

it('writes siblings with the same content as the file, in nested folders too', async () => {
  await mkdir(join(dir, 'k-12'));
  await writeFile(join(dir, 'k-12', 'ai.html'), text);
  const report = await compressFolder(dir);
  const br = await readFile(join(dir, 'k-12', 'ai.html.br'));
  const zst = await readFile(join(dir, 'k-12', 'ai.html.zst'));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(zstdDecompressSync(zst).toString()).toBe(text);
  expect(report).toEqual({ files: 1, bytes: text.length, brotliBytes: br.length });
});

it('uses the shortest of several encodings for scripts and styles, which every page loads', async () => {
  const script = await readFile(
    join(import.meta.dirname, '../node_modules/xstate/dist/xstate.umd.min.js'),
  );
  await writeFile(join(dir, 'a.js'), script);
  const compressed = async (effort: 'best' | 'large') => {
    await compressFolder(dir, effort);
    const br = await readFile(join(dir, 'a.js.br'));
    expect(brotliDecompressSync(br).equals(script)).toBe(true);
    return br;
  };
  const plain = brotliCompressSync(script, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
    },
  });
  expect((await compressed('best')).length).toBeLessThan(plain.length);
  expect(await compressed('large')).toEqual(plain);
});

it('compresses again with other settings of an encoder', () => {
  const recipe = (...distanceCodes: readonly (readonly [number, number])[]) =>
    recipeOf('abc', { encoder: 'brotli', quality: 11, distanceCodes });
  expect(recipe([0, 12])).toBe(recipe([0, 12]));
  expect(recipe([0, 12])).not.toBe(recipe([1, 4]));
  expect(recipe([0, 12])).toMatch(/^[\w.-]+$/u);
});

it('skips small files, pictures, fonts and the host’s own files', async () => {
  await writeFile(join(dir, 'small.txt'), 'x'.repeat(256));
  await writeFile(join(dir, 'card.png'), text);
  await writeFile(join(dir, 'figtree.woff2'), text);
  await writeFile(join(dir, '_headers'), text);
  await compressFolder(dir);
  expect((await readdir(dir)).toSorted()).toEqual([
    '_headers',
    'card.png',
    'figtree.woff2',
    'small.txt',
  ]);
});

it('replaces the siblings of an earlier build, and removes obsolete ones', async () => {
  await writeFile(join(dir, 'a.html'), text);
  await compressFolder(dir);
  await writeFile(join(dir, 'a.html'), `${text} and more`);
  await compressFolder(dir);
  expect(brotliDecompressSync(await readFile(join(dir, 'a.html.br'))).toString()).toContain('more');
  await writeFile(join(dir, 'a.html'), 'short now');
  await compressFolder(dir);
  expect(await readdir(dir)).toEqual(['a.html']);
});

it('compresses many uncached files with the same content at once', async () => {
  const same = `${text} ${randomUUID()}`;
  for (let at = 0; at < 24; at += 1) await writeFile(join(dir, `${String(at)}.json`), same);
  expect(await compressFolder(dir)).toMatchObject({ files: 24 });
  for (let at = 0; at < 24; at += 1) {
    const br = await readFile(join(dir, `${String(at)}.json.br`));
    expect(brotliDecompressSync(br).toString()).toBe(same);
  }
});

it('throws the file system’s error when the folder is missing', async () => {
  await expect(compressFolder(join(dir, 'nowhere'))).rejects.toThrow('ENOENT');
});

it('is fast with `quick`, with the same content', async () => {
  await writeFile(join(dir, 'a.html'), text);
  await compressFolder(dir, 'quick');
  expect(brotliDecompressSync(await readFile(join(dir, 'a.html.br'))).toString()).toBe(text);
  expect(compressEffortFrom('quick')).toBe('quick');
  expect(['', undefined, 'best'].map(compressEffortFrom)).toEqual(['best', 'best', 'best']);
  expect(() => compressEffortFrom('fast')).toThrow(
    'BUILD_COMPRESSION is "fast", but it must be best or quick. Change it or leave it unset.',
  );
});

it('spends less time on files that nobody waits for, but only on a large site', () => {
  const files = ['index.html', 'assets/a.js', 'assets/pages/a.json', 'art/a.svg', 'search.json'];
  const qualities = (pages: number) =>
    files.map((name) => qualityOf(name, compressEffortFrom('best', pages)));
  expect(qualities(87)).toEqual([11, 11, 11, 11, 11]);
  expect(qualities(1000)).toEqual([8, 11, 5, 5, 8]);
});
