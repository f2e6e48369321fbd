import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Output of the checks: reports, traces, the builds they checked. Not in version control. */
export const REPORTS = path.join(ROOT, 'reports');

/** How the contact form of a build delivers (docs/specification.md, 2.6). */
export type BuildName = 'endpoint' | 'simulated';

/**
 * The folder of the build to check. `npm test` keeps a copy of each variant it built, so that a
 * build started in the meantime cannot change what is being measured; a tool started by hand checks
 * `dist/`, whichever variant that is.
 */
export function distDir(name: BuildName = 'endpoint'): string {
  const builds = process.env['TEST_BUILDS'];
  return builds === undefined ? path.join(ROOT, 'dist') : path.join(builds, name, 'dist');
}

export const metaDir = (name: BuildName = 'endpoint'): string => `${distDir(name)}-meta`;
