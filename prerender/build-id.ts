import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The inputs of a build; tests and docs do not affect what visitors get. */
export const SOURCES = [
  'prerender',
  'docs/machines',
  'machines',
  'public',
  'server',
  'src',
  'tools/charts',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Derives a build id from its inputs: the same sources and settings give the same id on every
 * machine, and any change to them gives a different one. Settings that are not given do not count, nor
 * do the versions of Node and its libraries. Ten hexadecimal digits.
 */
export function buildIdOf(root: string, settings: Readonly<Record<string, string | null>>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of SOURCES) {
    for (const file of filesOf(root, path.join(root, source))) {
      hash.update(file).update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Relative to the root, with `/` on every system. */
function filesOf(root: string, target: string): string[] {
  const relative = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [relative(target)];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => relative(path.join(entry.parentPath, entry.name)))
    .toSorted();
}
