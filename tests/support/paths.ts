import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What checks write: reports, traces, the builds they examined. Not in version control. */
export const REPORTS = path.join(ROOT, 'reports');

/** Which way the contact form of a build delivers (docs/specification.md, 2.6). */
export type BuildName = 'endpoint' | 'simulated';

/**
 * The folder of a build under examination. `npm test` keeps a copy of each variant it built, so that
 * a build started meanwhile cannot change what is being measured; a tool started by hand examines
 * `dist/`, whichever variant that is.
 */
export function distDir(name: BuildName = 'endpoint'): string {
  const builds = process.env['TEST_BUILDS'];
  return builds === undefined ? path.join(ROOT, 'dist') : path.join(builds, name, 'dist');
}

export const metaDir = (name: BuildName = 'endpoint'): string => `${distDir(name)}-meta`;
