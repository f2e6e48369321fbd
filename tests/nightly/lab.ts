import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#tests/support/paths.ts';

/** The folder of the tools that only the nightly run needs, so that `npm ci` need not install them. */
export const LAB = path.join(ROOT, 'lab');

/**
 * Installs them, unless they are there.
 * @throws Error with npm's own words
 */
export function installLab(): void {
  if (existsSync(path.join(LAB, 'node_modules'))) return;
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: LAB, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The tools in lab/ could not be installed:\n${stderr}`);
}
