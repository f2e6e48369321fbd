import { isHashedPath, type SiteManifest } from './site-manifest.ts';

/**
 * The single source of the response headers: the server sends them, and the build writes them to
 * `dist/_headers` for static hosts. The set is the one that Mozilla's HTTP Observatory grades 135
 * of 135 for a site without cookies.
 */

/** What the headers depend on; a site manifest qualifies. */
export type HeaderSource = Pick<
  SiteManifest,
  'scriptHashes' | 'styleHashes' | 'enquiry' | 'imageOrigins' | 'hstsPreload'
>;

export type HeaderSet = Readonly<Record<string, string>>;

export type PathKind =
  'page' | 'hashed' | 'drawing' | 'service-worker' | 'manifest' | 'brand' | 'other';

export const SERVICE_WORKER_PATH = '/sw.js';
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Icons, share cards and screenshots: pictures whose names are fixed, because other sites and installed
 * apps refer to them. An outdated one does no harm for a day.
 */
const BRAND_PATHS = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-*',
  '/social/*',
  '/screenshots/*',
] as const;

const isBrandPath = (path: string) =>
  BRAND_PATHS.some((brand) =>
    brand.endsWith('*') ? path.startsWith(brand.slice(0, -1)) : path === brand,
  );

/**
 * Preloading is opt-in for site owners: anybody can submit a domain that sends `preload` to the
 * browsers' list, and getting off it takes months (hstspreload.org).
 */
const transport = ({ hstsPreload }: HeaderSource): HeaderSet => ({
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
});

const SECURITY: HeaderSet = {
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
 * The headers for subresources: scripts, styles, fonts, pictures. The rest of the set concerns
 * documents, and would cost each of some forty files a tenth of a connection's first round trip
 * (docs/decisions/0006-one-style-sheet.md). A picture that is opened on its own may not load anything.
 * Static hosts send the pages' set instead (toHeadersFile).
 */
const PART: HeaderSet = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** What each kind of part has besides. */
const PARTS: Partial<Record<PathKind, HeaderSet>> = {
  hashed: IMMUTABLE,
  drawing: {
    // One that is opened on its own needs the styles inside it, and nothing else.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ...IMMUTABLE,
  },
  brand: {
    // Other sites show the icons and the share cards beside their links to this site.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A day: Chromium asks for an icon of the web manifest with every page, saved ones included.
    'Cache-Control': 'public, max-age=86400',
  },
};

/** Classifies a path for its headers. */
export function kindOfPath(path: string): PathKind {
  if (path === SERVICE_WORKER_PATH) return 'service-worker';
  if (path === WEB_MANIFEST_PATH) return 'manifest';
  if (isHashedPath(path)) return path.endsWith('.svg') ? 'drawing' : 'hashed';
  if (isBrandPath(path)) return 'brand';
  return /\.(?!html$)[a-z0-9]+$/iu.test(path) ? 'other' : 'page';
}

/**
 * The complete header set of a path, except for headers that depend on the content (Content-Type,
 * Content-Length, Content-Encoding, ETag, Vary).
 * @param path an absolute path of this site, without query
 */
export function headersFor(path: string, source: HeaderSource): HeaderSet {
  const part = PARTS[kindOfPath(path)];
  if (part !== undefined) return { ...PART, ...transport(source), ...part };
  const isWorker = path === SERVICE_WORKER_PATH;
  return {
    'Content-Security-Policy': isWorker ? serviceWorkerPolicy(source) : pagePolicy(source),
    ...transport(source),
    ...SECURITY,
    'Cache-Control': 'no-cache',
  };
}

/** The external origin that enquiries are sent to; empty when the endpoint is on this site. */
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
    // Including images: static hosts add this policy to the worker's own, and the worker fetches them.
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
 * The worker sends enquiries from the outbox and fetches external images to cache them, so it may
 * connect to the same origins as the page.
 */
function serviceWorkerPolicy(source: HeaderSource): string {
  const connect = ["connect-src 'self'", ...endpointOrigin(source), ...source.imageOrigins];
  return `default-src 'none'; script-src 'self'; ${connect.join(' ')}`;
}

/**
 * `dist/_headers` for Netlify and Cloudflare Pages. Where several rules match, those hosts send all
 * values, so `/*` contains what every path gets, without Cache-Control (their default is already to
 * revalidate), and the other rules only add to it. Subresources get the pages' set there: more than
 * they need, and too strict for two kinds, which must be known. Other sites cannot embed the icons and
 * share cards (Cross-Origin-Resource-Policy; services that show previews fetch cards themselves), and a
 * drawing that is opened on its own has no colors (its style is not in the policy). The service worker then gets its own policy in addition to the page's;
 * browsers enforce both, and its own is the stricter one.
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
    ...BRAND_PATHS.map((path): [string, [string, string][]] => [path, only(path, 'Cache-Control')]),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * The longest line in `_headers` that Cloudflare Pages accepts, in characters; it ignores longer ones.
 */
export const HEADERS_FILE_LINE_LIMIT = 2000;

/**
 * Lists what a static host would not accept in `toHeadersFile`, one sentence per problem. An
 * ignored line would silently disable the whole Content-Security-Policy.
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
