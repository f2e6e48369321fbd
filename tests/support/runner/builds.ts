import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSiteManifest } from '#server/http/site-manifest.ts';
import { REPORTS, ROOT } from '../paths.ts';
import { failed, verdict } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { runProcess } from './run-process.ts';
import { workTreeHash } from './work-tree.ts';

/** The folder of the builds to check: `<name>/dist`, `<name>/dist-meta`. */
export const BUILDS = path.join(REPORTS, 'builds');

/** Records the sources that the builds were made from, since another run may have rebuilt them. */
const SOURCES_FILE = path.join(BUILDS, 'sources.txt');

/** The sources that the builds were made from (`workTreeHash`); undefined if there are no builds. */
export const builtFrom = (): string | undefined =>
  existsSync(SOURCES_FILE) ? readFileSync(SOURCES_FILE, 'utf8') : undefined;

/** The id of the build that most checks examine; null if there is none. */
export function buildIdIn(builds: string): string | null {
  const file = path.join(builds, 'endpoint/dist-meta/site.json');
  return existsSync(file)
    ? parseSiteManifest(JSON.parse(readFileSync(file, 'utf8'))).buildId
    : null;
}

/**
 * Builds both variants of the site and copies each; the one that `npm start` builds stays in `dist/`.
 */
export async function buildBoth(): Promise<Outcome> {
  rmSync(BUILDS, { recursive: true, force: true });
  const sources = workTreeHash();
  let output = '';
  for (const [name, endpoint, compression] of [
    // Used as the second deploy in the update tests and for the simulated form; its size does not
    // matter.
    ['simulated', '', 'quick'],
    ['endpoint', '/enquiries', 'best'],
  ] as const) {
    const result = await runProcess('npm', ['run', '--silent', 'build'], {
      env: { ENQUIRY_ENDPOINT: endpoint, BUILD_COMPRESSION: compression },
    });
    output += result.output;
    if (result.code !== 0) return failed(output);
    for (const folder of ['dist', 'dist-meta']) {
      cpSync(path.join(ROOT, folder), path.join(BUILDS, name, folder), { recursive: true });
    }
  }
  if (sources !== null) writeFileSync(SOURCES_FILE, sources);
  return verdict(0, output);
}
