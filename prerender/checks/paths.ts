import path from 'node:path';
import * as v from 'valibot';
import { ENQUIRIES_PATH } from '#server/enquiries/protocol.ts';
import { kindOfPath } from '#server/http/headers.ts';
import { canonicalPath } from '#server/http/site-manifest.ts';
import { LIVE_PATH, READY_PATH } from '#server/operations/health.ts';

/** What is wrong with the paths of pages and redirects, the same for every host that serves the site. */

/** The path of a page: one spelling for each, which no host reads as that of a file. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/u;

/** Paths that the server answers itself, with everything below them. */
const SERVER_PATHS = [ENQUIRIES_PATH, LIVE_PATH, READY_PATH] as const;

/**
 * What answers a path instead of a page or a redirect there, as the end of a sentence; null if nothing
 * does. Only the names of generated files are not known here (site-problems.ts).
 */
function reservedFor(at: string): string | null {
  if (SERVER_PATHS.some((own) => at === own || at.startsWith(`${own}/`))) {
    return 'the server answers requests for it itself';
  }
  const kind = kindOfPath(at);
  return kind === 'page' || kind === 'other'
    ? null
    : 'it belongs to the files that the build generates';
}

/** @param files the content files that would be the page at this path, relative to `src/content` */
export function* pagePathProblems(at: string, files: readonly string[]): Generator<string> {
  const [file = '', ...others] = files.map((name) => path.join('src/content', name));
  const reserved = reservedFor(at);
  if (!PAGE_PATH.test(at)) {
    yield `${file}: its path would be "${at}", but a path has only lower-case letters, digits and hyphens between its slashes. Rename the file.`;
  } else if (at.endsWith('/index')) {
    yield `${file}: its path would be "${at}", which is the file of "${at.slice(0, -'/index'.length) || '/'}". Rename the file or its folder.`;
  } else if (reserved !== null) {
    yield `${file}: its path would be "${at}", but ${reserved}. Rename the file or its folder.`;
  }
  for (const other of others) {
    yield `${other}: its path is "${at}", which ${file} already has. Keep one of the two files.`;
  }
}

const isPath = (value: string) => v.is(canonicalPath, value);
const A_PATH =
  'must be a path of this site: with "/" at its start and none at its end, no query, nothing percent-encoded';

/** Where each path that has moved leads. Headers carry printable ASCII without spaces only. */
export const redirects = v.record(
  v.pipe(v.string(), v.check(isPath, A_PATH)),
  v.pipe(
    v.string(),
    v.check(
      (to) => isPath(to) || (/^https:\/\/[!-~]+$/u.test(to) && URL.canParse(to)),
      `${A_PATH}; or an https address, written as in new URL(address).href`,
    ),
  ),
);

export function* redirectProblems(
  all: v.InferOutput<typeof redirects>,
  pages: ReadonlyMap<string, unknown>,
): Generator<string> {
  for (const [from, to] of Object.entries(all)) {
    const where = `src/content/redirects.ts: "${from}" → "${to}":`;
    const reserved = pages.has(from) ? 'it is a page as well' : reservedFor(from);
    if (reserved !== null) {
      yield `${where} "${from}" never redirects, because ${reserved}. Remove the line.`;
    }
    if (all[to] !== undefined) {
      yield `${where} "${to}" is another redirect. Lead it to ${all[to]}.`;
    } else if (to.startsWith('/') && (to === '/404' || !pages.has(to))) {
      yield `${where} there is no page at ${to}. Lead it to a page of src/content/pages, or to an address with https://.`;
    }
  }
}
