import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { digest } from './digest.ts';

let listed: ReadonlyMap<string, string> | null | undefined;

/**
 * Every file of the working tree that version control knows or would add, with a digest of its
 * content.
 * @returns null without Git or a repository, where nothing can be remembered
 */
export function sourceFiles(): ReadonlyMap<string, string> | null {
  listed ??= list();
  return listed;
}

function list(): ReadonlyMap<string, string> | null {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0) return null;
  const files = new Map<string, string>();
  for (const file of new Set(stdout.split('\0').filter(Boolean))) {
    const content = readIfThere(path.join(ROOT, file));
    // Deleted, but not yet in version control.
    if (content !== undefined) files.set(file, digest(content));
  }
  return files;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** One digest of the Node version and all source files that match. */
export function digestOfSources(matches: (file: string) => boolean): string {
  const files = [...(sourceFiles() ?? [])].filter(([file]) => matches(file)).toSorted();
  return digest(process.version, ...files.flat());
}
