import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressEffortFrom, compressFolder } from './compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const read = (name: string) => readFile(path.join(folder, name));
const text = 'the same words again and again. '.repeat(100);

it.each(['best', 'quick'] as const)(
  'writes siblings with the same content as the file, in nested folders too: %s',
  async (effort) => {
    await mkdir(path.join(folder, 'k-12'));
    await write('k-12/ai.html', text);
    await write('a.js', `${text}//`);
    await compressFolder(folder, effort);
    expect(brotliDecompressSync(await read('k-12/ai.html.br')).toString()).toBe(text);
    expect(brotliDecompressSync(await read('a.js.br')).toString()).toBe(`${text}//`);
  },
);

it('skips small files, pictures, fonts and the host’s own files', async () => {
  await write('small.txt', 'x'.repeat(256));
  for (const name of ['card.png', 'figtree.woff2', '_headers']) await write(name, text);
  await compressFolder(folder);
  expect(await readdir(folder)).toHaveLength(4);
});

it('compresses best unless told otherwise, or the site is large', () => {
  const efforts = ['', undefined, 'best', 'quick'].map((value) => compressEffortFrom(value, 250));
  expect(efforts).toEqual(['best', 'best', 'best', 'quick']);
  expect(compressEffortFrom('best', 251)).toBe('quick');
  expect(() => compressEffortFrom('fast')).toThrow(
    'BUILD_COMPRESSION is "fast", but it must be best or quick. Change it or leave it unset.',
  );
});
