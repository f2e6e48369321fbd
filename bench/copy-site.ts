import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SOURCES as BUILD_SOURCES } from '#build/site/build-id.ts';
import { ROOT } from '#tests/support/paths.ts';

/** The inputs of a build, and of the commands that run it. */
export const SOURCES = [...BUILD_SOURCES, 'package.json', 'tsconfig.base.json', 'tsconfig.json'];

/**
 * Copies the sources of the site into an empty folder, where they can be edited and built.
 * @param from another such folder
 */
export function copySite(folder: string, from: string = ROOT): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES) {
    cpSync(path.join(from, source), path.join(folder, source), { recursive: true });
  }
  linkPackages(folder);
}

/** Links every package except the build cache, so a build starts cold. */
export function linkPackages(folder: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!['.cache', '.vite', '.vite-temp'].includes(name)) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}
