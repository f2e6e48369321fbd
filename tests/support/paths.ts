import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Output of the checks: reports, traces, the builds they checked. Not in version control. */
export const REPORTS = path.join(ROOT, 'reports');

/** The builds that are checked: `<name>/dist`, `<name>/dist-meta`. */
export const BUILDS = path.join(REPORTS, 'builds');

/** The project's tools first, so that Node is the version in package.json and not the machine's. */
export const PROJECT_PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
  path.delimiter,
);

/** How the contact form of a build delivers (docs/specification.md, 2.6). */
export type BuildName = 'endpoint' | 'simulated';

/**
 * The folder of the build to check. `npm test` keeps what it built, so that a build started in the meantime
 * cannot change what is being examined.
 */
export const distDir = (name: BuildName = 'endpoint'): string => path.join(BUILDS, name, 'dist');
