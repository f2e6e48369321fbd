import { isHashedPath, type SiteManifest } from './site-manifest.ts';

/**
 * The single source of the response headers: the server sends them, and the build writes them to
 * `dist/_headers` for static hosts (prerender/files/host-files.ts). The set is the one that Mozilla's HTTP Observatory grades 135
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
export const BRAND_PATHS = [
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
 * Static hosts send the pages' set instead (prerender/files/host-files.ts).
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
