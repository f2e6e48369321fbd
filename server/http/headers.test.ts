import { describe, expect, it } from 'vitest';
import { headersFor, type HeaderSource } from './headers.ts';

const source: HeaderSource = {
  scriptHashes: [],
  styleHashes: [],
  enquiry: 'simulated',
  imageOrigins: [],
};

/** The complete header set of a page, spelled out (docs/quality.md, "Headers"). */
const GRADED = `Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sw-url
Strict-Transport-Security: max-age=63072000; includeSubDomains
X-Content-Type-Options: nosniff
X-Frame-Options: DENY
Referrer-Policy: strict-origin-when-cross-origin
Cross-Origin-Opener-Policy: same-origin
Cross-Origin-Embedder-Policy: require-corp
Cross-Origin-Resource-Policy: same-origin
Origin-Agent-Cluster: ?1
X-Permitted-Cross-Domain-Policies: none
Permissions-Policy: accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=()`;

const asLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const policyOf = (path: string, changes: Partial<HeaderSource>) =>
  headersFor(path, { ...source, ...changes })['Content-Security-Policy'];

const PART = [
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
];
const SECURE = 'Strict-Transport-Security: max-age=63072000; includeSubDomains';

describe('the headers', () => {
  it.each(['/', '/k-12', '/404.html', '/robots.txt', '/manifest.webmanifest'])(
    'of %s are the graded set and no-cache, nothing else',
    (path) => {
      expect(asLines(headersFor(path, source))).toEqual([
        ...GRADED.split('\n'),
        'Cache-Control: no-cache',
      ]);
    },
  );

  it.each(['/art/hero-9f.webp', '/assets/index-B1c2.js'])(
    'of %s, a part of pages, are those that apply to parts, and immutable',
    (path) => {
      expect(asLines(headersFor(path, source))).toEqual([
        ...PART,
        'Cross-Origin-Resource-Policy: same-origin',
        SECURE,
        'Cache-Control: public, max-age=31536000, immutable',
      ]);
    },
  );

  it.each(['/icon-192.png', '/favicon.ico', '/social/k-12.png', '/screenshots/home-wide.png'])(
    'of %s let it be reused for a day, also on other sites',
    (path) => {
      expect(asLines(headersFor(path, source))).toEqual([
        ...PART,
        'Cross-Origin-Resource-Policy: cross-origin',
        SECURE,
        'Cache-Control: public, max-age=86400',
      ]);
    },
  );

  it('let a drawing that is opened on its own have its own styles, and nothing else', () => {
    expect(policyOf('/assets/tabs-9f.svg', {})).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  it('of the service worker are revalidated, with a policy of its own', () => {
    expect(headersFor('/sw.js', source)['Cache-Control']).toBe('no-cache');
    expect(policyOf('/sw.js', {})).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it('allow inline scripts and styles by hash only', () => {
    const scriptHashes = ['sha256-aaa=', 'sha256-bbb='];
    const policy = policyOf('/', { scriptHashes, styleHashes: ['sha256-ccc='] });
    expect(policy).toContain("script-src 'self' 'sha256-aaa=' 'sha256-bbb=';");
    expect(policy).toContain("style-src 'self' 'sha256-ccc=';");
    expect(policy).not.toContain('unsafe');
  });

  it('allow an external endpoint by its origin, for the page and the outbox of the worker', () => {
    const elsewhere = { enquiry: { endpoint: 'https://api.example:8443/enquiries' } };
    const page = policyOf('/contact-us', elsewhere);
    expect(page).toContain("connect-src 'self' https://api.example:8443;");
    expect(page).toContain("form-action 'self' https://api.example:8443;");
    expect(policyOf('/sw.js', elsewhere)).toContain("connect-src 'self' https://api.example:8443");
    expect(policyOf('/', { enquiry: { endpoint: '/enquiries' } })).toBe(policyOf('/', {}));
  });

  it('allow images from the origins that the content names, for the page and the worker', () => {
    const images = { imageOrigins: ['https://images.example', 'https://cdn.example:8443'] };
    const origins = images.imageOrigins.join(' ');
    expect(policyOf('/', images)).toContain(`img-src 'self' ${origins};`);
    // Static hosts add the page's policy to the worker's, which fetches them.
    expect(policyOf('/', images)).toContain(`connect-src 'self' ${origins};`);
    expect(policyOf('/sw.js', images)).toContain(`connect-src 'self' ${origins}`);
  });
});
