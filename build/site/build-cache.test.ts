import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuildCache } from './build-cache.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

const bytes = (text: string) => Promise.resolve(Buffer.from(text));

it('computes an entry once, and reuses it in the next build', async () => {
  const make = vi.fn(() => bytes('slow to make'));
  const folder = path.join(dir, 'made', 'when', 'needed');
  await new BuildCache(folder).get('a.bin', make);
  const again = await new BuildCache(folder).get('a.bin', make);
  expect(Buffer.from(again).toString()).toBe('slow to make');
  expect(make).toHaveBeenCalledOnce();
});

it('returns a complete entry to all concurrent callers', async () => {
  const cache = new BuildCache(dir);
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => cache.get('same.bin', () => bytes('x'.repeat(100_000)))),
  );
  expect(new Set(answers.map(({ length }) => length))).toEqual(new Set([100_000]));
  expect(await readdir(dir)).toEqual(['same.bin']);
});

it('stores nothing when computing an entry fails', async () => {
  const cache = new BuildCache(dir);
  await expect(cache.get('a.bin', () => Promise.reject(new Error('no such face')))).rejects.toThrow(
    'no such face',
  );
  expect(await readdir(dir)).toEqual([]);
});

it('removes entries that no build has used for two weeks', async () => {
  const cache = new BuildCache(dir);
  await cache.get('a.bin', () => bytes('a'));
  const day = 86_400_000;
  await cache.forgetOld(Date.now() + 13 * day);
  expect(await readdir(dir)).toContain('a.bin');
  // The last cleanup was less than a day ago.
  await writeFile(path.join(dir, 'old.bin'), '');
  await utimes(path.join(dir, 'old.bin'), 0, 0);
  await cache.forgetOld(Date.now() + 13.9 * day);
  expect(await readdir(dir)).toContain('old.bin');
  await cache.forgetOld(Date.now() + 15 * day);
  expect(await readdir(dir)).toEqual(['.swept']);
  await new BuildCache(path.join(dir, 'never-used')).forgetOld();
});

it.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('?')])],
  ['of a version without a checksum', () => Buffer.from('slow to make')],
])('recomputes an entry that is %s', async (_, damage) => {
  const cache = new BuildCache(dir);
  await cache.get('a.bin', () => bytes('slow to make'));
  const file = path.join(dir, 'a.bin');
  await writeFile(file, damage(await readFile(file)));
  const make = vi.fn(() => bytes('slow to make'));
  const again = await cache.get('a.bin', make);
  expect(Buffer.from(again).toString()).toBe('slow to make');
  expect(make).toHaveBeenCalledOnce();
  await cache.get('a.bin', make);
  expect(make).toHaveBeenCalledOnce();
});
