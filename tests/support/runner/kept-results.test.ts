import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepResults, keptResults } from './kept-results.ts';

const result = (name: string, passed: number, failed: number) => ({
  name,
  ms: 1,
  outcome: { passed, failed, output: '' },
});

it('a run keeps the results of other checks, and replaces its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-results-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  expect(keptResults(folder)).toEqual({});
  keepResults([result('nu', 1, 0), result('links', 0, 1)], 'a1', folder);
  keepResults([result('links', 1, 0)], 'b2', folder);
  expect(keptResults(folder)).toEqual({
    nu: { passed: 1, failed: 0, build: 'a1' },
    links: { passed: 1, failed: 0, build: 'b2' },
  });
});
