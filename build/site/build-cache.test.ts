import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

it('makes an answer once, and knows it in the next build', async () => {
  const make = vi.fn(() => bytes('slow to make'));
  const folder = path.join(dir, 'made', 'when', 'needed');
  await new BuildCache(folder).get('a.bin', make);
  const again = await new BuildCache(folder).get('a.bin', make);
  expect(Buffer.from(again).toString()).toBe('slow to make');
  expect(make).toHaveBeenCalledOnce();
});

it('gives everybody a whole answer who asks for the same one at once', async () => {
  const cache = new BuildCache(dir);
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => cache.get('same.bin', () => bytes('x'.repeat(100_000)))),
  );
  expect(new Set(answers.map(({ length }) => length))).toEqual(new Set([100_000]));
  expect(await readdir(dir)).toEqual(['same.bin']);
});

it('keeps nothing when an answer could not be made', async () => {
  const cache = new BuildCache(dir);
  await expect(cache.get('a.bin', () => Promise.reject(new Error('no such face')))).rejects.toThrow(
    'no such face',
  );
  expect(await readdir(dir)).toEqual([]);
});

it('forgets what no build has asked for in a fortnight', async () => {
  const cache = new BuildCache(dir);
  await cache.get('a.bin', () => bytes('a'));
  const day = 86_400_000;
  await cache.forgetOld(Date.now() + 13 * day);
  expect(await readdir(dir)).toEqual(['a.bin']);
  await cache.forgetOld(Date.now() + 15 * day);
  expect(await readdir(dir)).toEqual([]);
  await new BuildCache(path.join(dir, 'never-used')).forgetOld();
});
