import {
  BRAND_PATHS,
  headersFor,
  SERVICE_WORKER_PATH,
  WEB_MANIFEST_PATH,
  type HeaderSource,
} from '#server/http/headers.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';

/** What a static host does as the server would: headers and redirects. */

/** The longest line that Cloudflare Pages accepts, in characters; it ignores longer ones. */
const LONGEST_LINE = 2000;

/**
 * `dist/_headers` for Netlify and Cloudflare Pages. Where several rules match, those hosts send all
 * values, so `/*` contains what every path gets, without Cache-Control (their default is already to
 * revalidate), and the other rules only add to it. Subresources get the pages' set there: more than
 * they need, and too strict for two kinds, which must be known. Other sites cannot embed the icons and
 * share cards (Cross-Origin-Resource-Policy; services that show previews fetch cards themselves), and a
 * drawing that is opened on its own has no colors (its style is not in the policy). The service worker
 * then gets its own policy in addition to the page's; browsers enforce both, and its own is the
 * stricter one.
 */
export function toHeadersFile(source: HeaderSource): string {
  const only = (path: string, ...names: string[]) =>
    Object.entries(headersFor(path, source)).filter(([name]) => names.includes(name));
  const { 'Cache-Control': _, ...everywhere } = headersFor('/', source);
  const cached = ['/assets/*', '/art/*', WEB_MANIFEST_PATH, ...BRAND_PATHS];
  const rules: [string, [string, string][]][] = [
    ['/*', Object.entries(everywhere)],
    [SERVICE_WORKER_PATH, only(SERVICE_WORKER_PATH, 'Content-Security-Policy', 'Cache-Control')],
    ...cached.map((path): [string, [string, string][]] => [path, only(path, 'Cache-Control')]),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * What a static host would not accept in `toHeadersFile`, one sentence per problem. An ignored line
 * would silently disable the whole Content-Security-Policy.
 */
export const headersFileProblems = (source: HeaderSource): string[] =>
  toHeadersFile(source)
    .split('\n')
    .filter(({ length }) => length > LONGEST_LINE)
    .map(
      (line) =>
        `A line of _headers has ${line.length} characters, and Cloudflare Pages ignores lines over ${LONGEST_LINE}: "${line.trim().slice(0, 40)}…". Share inline scripts and styles between pages, so that there are fewer hashes.`,
    );

/** `dist/_redirects`: every redirect, with and without a trailing slash, permanent. */
export const toRedirectsFile = ({ redirects }: Pick<SiteManifest, 'redirects'>): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
