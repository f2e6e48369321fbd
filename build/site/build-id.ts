import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The inputs of a build; tests and docs do not affect what visitors get. */
export const SOURCES = [
  'build',
  'docs/machines',
  'machines',
  'public',
  'server',
  'src',
  'tools/atlas',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Derives a build id from its inputs: the same sources and settings give the same id on every
 * machine, and any change gives a different one. Ten hexadecimal digits.
 */
export function buildIdOf(root: string, settings: Readonly<Record<string, string | null>>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(root, source))) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

function filesOf(target: string): string[] {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
