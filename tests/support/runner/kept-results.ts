import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../paths.ts';
import type { Result } from './report.ts';

/** A check's last result, and the build it ran on. */
export interface KeptResult {
  readonly passed: number;
  readonly failed: number;
  /** `buildId` of the build that was checked; null where there was none. */
  readonly build: string | null;
}

export type KeptResults = Readonly<Record<string, KeptResult>>;

const fileIn = (folder: string) => path.join(folder, 'results.json');

/** The last results by check name; empty if none are stored. */
export function keptResults(folder = REPORTS): KeptResults {
  const file = fileIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptResults) : {};
}

/** Stores a run's results, and keeps those of other checks. */
export function keepResults(
  results: readonly Result[],
  build: string | null,
  folder = REPORTS,
): void {
  const found = results.map(({ name, outcome: { passed, failed } }) => [
    name,
    { passed, failed, build },
  ]);
  writeFileSync(
    fileIn(folder),
    JSON.stringify({ ...keptResults(folder), ...Object.fromEntries(found) }, null, 2),
  );
}
