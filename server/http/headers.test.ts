import { describe, expect, it } from 'vitest';
import {
  headersFileProblems,
  headersFor,
  toHeadersFile,
  toRedirectsFile,
  type HeaderSource,
} from './headers.ts';

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

describe('the files for static hosts', () => {
  it('list the same headers in _headers that the server would send', () => {
    const file = toHeadersFile(source);
    const rules = Object.fromEntries(
      file.split('\n\n').map((rule) => {
        const [path = '', ...lines] = rule.trimEnd().split('\n');
        return [path, lines.map((line) => line.trim())];
      }),
    );
    expect(rules['/*']).toEqual(GRADED.split('\n'));
    expect(rules['/assets/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
    expect(rules['/art/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
    expect(rules['/sw.js']).toEqual([
      "Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self'",
      'Cache-Control: no-cache',
    ]);
    expect(rules['/manifest.webmanifest']).toEqual(['Cache-Control: no-cache']);
    for (const path of ['/favicon.ico', '/icon-*', '/social/*']) {
      expect(rules[path], path).toEqual(['Cache-Control: public, max-age=86400']);
    }
  });

  it('warn about a line that a host would silently drop', () => {
    expect(headersFileProblems(source)).toEqual([]);
    const hash = `sha256-${'A'.repeat(43)}=`;
    const many = { ...source, styleHashes: Array.from({ length: 40 }, () => hash) };
    expect(headersFileProblems(many)).toEqual([
      expect.stringContaining('ignores lines over 2000: "Content-Security-Policy'),
    ]);
  });

  it('redirect permanently in _redirects, with and without a slash', () => {
    expect(toRedirectsFile({ redirects: [{ from: '/a', to: '/b' }] })).toBe(
      '/a /b 301\n/a/ /b 301\n',
    );
  });
});
