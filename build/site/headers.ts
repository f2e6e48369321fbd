import { isHashedPath, type SiteManifest } from './site-manifest.ts';

/**
 * The one source of the response headers: the server sends them, and the build writes them into
 * `dist/_headers` for static hosts. The set is the one that Mozilla's HTTP Observatory grades
 * 135 of 135 for a site without cookies.
 */

/** What the headers depend on; a site manifest is one of these. */
export type HeaderSource = Pick<
  SiteManifest,
  'scriptHashes' | 'styleHashes' | 'enquiry' | 'importMapIntegrity' | 'imageOrigins'
>;

export type HeaderSet = Readonly<Record<string, string>>;

export type PathKind = 'page' | 'hashed' | 'service-worker' | 'manifest' | 'other';

export const SERVICE_WORKER_PATH = '/sw.js';
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

const NO_CACHE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const SECURITY: HeaderSet = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=()',
};

/**
 * What concerns a file that is only ever part of a page: scripts, styles, fonts, pictures. The rest of
 * the set speaks of documents, and would cost each of some forty files a tenth of a connection's first
 * round trip (docs/decisions/0006-one-style-sheet.md). A picture that is opened by itself may do nothing.
 */
const PART: HeaderSet = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': SECURITY['Strict-Transport-Security'] ?? '',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What kind of thing lives at a path, as far as headers are concerned. */
export function kindOfPath(path: string): PathKind {
  if (path === SERVICE_WORKER_PATH) return 'service-worker';
  if (path === WEB_MANIFEST_PATH) return 'manifest';
  if (isHashedPath(path)) return 'hashed';
  return /\.(?!html$)[a-z0-9]+$/iu.test(path) ? 'other' : 'page';
}

/**
 * The whole header set of a path, except what depends on the bytes themselves (Content-Type,
 * Content-Length, Content-Encoding, ETag, Vary).
 * @param path an absolute path of this site, without query
 */
export function headersFor(path: string, source: HeaderSource): HeaderSet {
  const kind = kindOfPath(path);
  if (kind === 'service-worker') {
    return {
      'Content-Security-Policy': serviceWorkerPolicy(source),
      ...SECURITY,
      'Cache-Control': NO_CACHE,
    };
  }
  if (kind === 'hashed') return { ...PART, 'Cache-Control': IMMUTABLE };
  return {
    'Content-Security-Policy': pagePolicy(source),
    ...SECURITY,
    ...(kind === 'page' ? integrityPolicy(source) : {}),
    'Cache-Control': NO_CACHE,
  };
}

/** The origin outside this site to which enquiries go, or nothing when they stay here. */
function endpointOrigin({ enquiry }: HeaderSource): string[] {
  if (enquiry === 'simulated') return [];
  const url = URL.parse(enquiry.endpoint);
  return url === null ? [] : [url.origin];
}

function pagePolicy(source: HeaderSource): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(source.scriptHashes)],
    ['style-src', "'self'", ...quoted(source.styleHashes)],
    ['img-src', "'self'", ...source.imageOrigins],
    ['font-src', "'self'"],
    // Images too: static hosts add this policy to the worker's own, and the worker fetches them.
    ['connect-src', "'self'", ...endpointOrigin(source), ...source.imageOrigins],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'", ...endpointOrigin(source)],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'sw-url'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The worker sends enquiries from the outbox and fetches images from elsewhere to keep them, so it may
 * reach both as the page may.
 */
function serviceWorkerPolicy(source: HeaderSource): string {
  const connect = ["connect-src 'self'", ...endpointOrigin(source), ...source.imageOrigins];
  return `default-src 'none'; script-src 'self'; ${connect.join(' ')}`;
}

function integrityPolicy(source: HeaderSource): HeaderSet {
  return source.importMapIntegrity ? { 'Integrity-Policy': 'blocked-destinations=(script)' } : {};
}

/**
 * `dist/_headers` for Netlify and Cloudflare Pages. Where several rules match, those hosts send both
 * values, so `/*` holds what every path gets and no Cache-Control (their default for it is already
 * "ask again each time"), and the rest only adds. Files that are part of pages get the pages' set there,
 * which is more than they need. The service worker's own policy then stands beside
 * the page's; a browser enforces both, and its own is the narrower one.
 */
export function toHeadersFile(source: HeaderSource): string {
  const without = (headers: HeaderSet, name: string) =>
    Object.entries(headers).filter(([key]) => key !== name);
  const only = (path: string, ...names: string[]) =>
    Object.entries(headersFor(path, source)).filter(([key]) => names.includes(key));

  const rules: [string, [string, string][]][] = [
    ['/*', without(headersFor('/', source), 'Cache-Control')],
    ['/assets/*', only('/assets/x.js', 'Cache-Control')],
    ['/art/*', only('/art/x.svg', 'Cache-Control')],
    [SERVICE_WORKER_PATH, only(SERVICE_WORKER_PATH, 'Content-Security-Policy', 'Cache-Control')],
    [WEB_MANIFEST_PATH, only(WEB_MANIFEST_PATH, 'Cache-Control')],
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Longest line that Cloudflare Pages reads in `_headers`, in characters; it ignores longer ones. */
export const HEADERS_FILE_LINE_LIMIT = 2000;

/**
 * What a static host would not accept about `toHeadersFile`: one sentence per problem, none when all
 * is well. A line that is ignored would take the whole Content-Security-Policy away in silence.
 */
export function headersFileProblems(source: HeaderSource): string[] {
  return toHeadersFile(source)
    .split('\n')
    .filter((line) => line.length > HEADERS_FILE_LINE_LIMIT)
    .map(
      (line) =>
        `A line of _headers has ${line.length} characters, and Cloudflare Pages ignores lines over ` +
        `${HEADERS_FILE_LINE_LIMIT}: "${line.trim().slice(0, 40)}…". Share inline scripts and styles ` +
        'between pages, so that there are fewer hashes.',
    );
}

/** `dist/_redirects`: every redirect, with and without a trailing slash, permanent. */
export function toRedirectsFile({ redirects }: Pick<SiteManifest, 'redirects'>): string {
  return redirects
    .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
    .map((line) => `${line}\n`)
    .join('');
}
