import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { HASHED_PREFIXES } from '#build/site/site-manifest.ts';
import { readFolder } from './load-build.ts';
import type { SiteFile } from './site-file.ts';

/** How many builds keep their hashed files: the current one and those before it. */
export const ARCHIVED_BUILDS = 3;

/**
 * Keeps the hashed files of recent builds, so that a tab opened before a deploy still finds its
 * chunks and pictures (docs/specification.md, 11.4).
 * @param archiveDir the server's own folder inside the data folder
 * @param buildId the build being served
 * @param distDir where its files are
 * @returns the hashed files of earlier builds, by path; where two builds share a path, the newer
 * file wins
 */
export function archiveAssets(
  archiveDir: string,
  buildId: string,
  distDir: string,
): Map<string, SiteFile> {
  mkdirSync(archiveDir, { recursive: true });
  keepCopy(archiveDir, buildId, distDir);
  const [, ...previous] = prune(archiveDir, buildId);
  const files = new Map<string, SiteFile>();
  for (const build of previous) {
    for (const [path, file] of readFolder(join(archiveDir, build))) {
      if (!files.has(path)) files.set(path, file);
    }
  }
  return files;
}

/**
 * Copies under a temporary name first, so that an interrupted copy is never mistaken for a complete
 * one.
 */
function keepCopy(archiveDir: string, buildId: string, distDir: string): void {
  const target = join(archiveDir, buildId);
  const now = new Date();
  if (existsSync(target)) {
    utimesSync(target, now, now);
    return;
  }
  const draft = join(archiveDir, `.${buildId}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  for (const prefix of HASHED_PREFIXES) {
    const from = join(distDir, prefix);
    if (existsSync(from)) copyFolder(from, join(draft, prefix));
  }
  renameSync(draft, target);
  utimesSync(target, now, now);
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isFile()) copyFileSync(source, target);
  }
}

/**
 * Removes all but the newest builds, and partial copies left by a crash; the current build comes first.
 */
function prune(archiveDir: string, current: string): string[] {
  const builds = readdirSync(archiveDir)
    .map((name) => ({ name, age: statSync(join(archiveDir, name)).mtimeMs }))
    .toSorted((a, b) => Number(b.name === current) - Number(a.name === current) || b.age - a.age)
    .map(({ name }) => name);
  const kept = builds.filter((name) => !name.startsWith('.')).slice(0, ARCHIVED_BUILDS);
  for (const name of builds) {
    if (!kept.includes(name)) rmSync(join(archiveDir, name), { recursive: true, force: true });
  }
  return kept;
}
