import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keptWorker } from './write-worker.ts';

it('a worker is built once for the same code, and again for other options of Vite', async () => {
  // Unique, because the test uses the project's own cache.
  const sources = randomUUID();
  const worker = (options: readonly string[], script: string) =>
    keptWorker('sw', sources, () => Promise.resolve(script), ['build', ...options]);
  expect(await worker([], 'plain')).toBe('plain');
  expect(await worker([], 'built again')).toBe('plain');
  expect(await worker(['--sourcemap'], 'with a map')).toBe('with a map');
  expect(await worker([], 'built again')).toBe('plain');
});
