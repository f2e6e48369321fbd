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

describe('the headers of a page', () => {
  it('are the graded set and no-cache, nothing else', () => {
    expect(asLines(headersFor('/k-12', source))).toEqual([
      ...GRADED.split('\n'),
      'Cache-Control: no-cache',
    ]);
  });

  it('allow inline scripts and styles by hash only', () => {
    const policy = headersFor('/', {
      ...source,
      scriptHashes: ['sha256-aaa=', 'sha256-bbb='],
      styleHashes: ['sha256-ccc='],
    })['Content-Security-Policy'];
    expect(policy).toContain("script-src 'self' 'sha256-aaa=' 'sha256-bbb=';");
    expect(policy).toContain("style-src 'self' 'sha256-ccc=';");
    expect(policy).not.toContain('unsafe');
  });

  it('allow enquiries to an external endpoint, by its origin', () => {
    const elsewhere = { ...source, enquiry: { endpoint: 'https://api.example:8443/enquiries' } };
    const policy = headersFor('/contact-us', elsewhere)['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://api.example:8443;");
    expect(policy).toContain("form-action 'self' https://api.example:8443;");
  });

  it('do not change for an endpoint on this site', () => {
    const here = { ...source, enquiry: { endpoint: '/enquiries' } };
    expect(headersFor('/', here)).toEqual(headersFor('/', source));
  });

  it('allow images from the origins that the content names, for the page and the worker', () => {
    const origins = ['https://images.example', 'https://cdn.example:8443'];
    const policy = headersFor('/', { ...source, imageOrigins: origins })['Content-Security-Policy'];
    expect(policy).toContain(`img-src 'self' ${origins.join(' ')};`);
    // Static hosts add the page's policy to the worker's, which fetches them.
    expect(policy).toContain(`connect-src 'self' ${origins.join(' ')};`);
  });
});

describe('the headers of other paths', () => {
  it.each(['/assets/index-B1c2.js', '/art/hero-9f.svg'])('%s is immutable', (path) => {
    expect(headersFor(path, source)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  it('include only those that apply to subresources for files that are part of pages', () => {
    expect(asLines(headersFor('/art/hero-9f.webp', source))).toEqual([
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Cross-Origin-Resource-Policy: same-origin',
      'Strict-Transport-Security: max-age=63072000; includeSubDomains',
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  it('let a drawing that is opened on its own have its own styles, and nothing else', () => {
    expect(headersFor('/assets/tabs-9f.svg', source)['Content-Security-Policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  it.each(['/icon-192.png', '/favicon.ico', '/social/k-12.png', '/screenshots/home-wide.png'])(
    '%s is reused for a day, also on other sites',
    (path) => {
      expect(asLines(headersFor(path, source))).toEqual([
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'X-Content-Type-Options: nosniff',
        'Cross-Origin-Resource-Policy: cross-origin',
        'Strict-Transport-Security: max-age=63072000; includeSubDomains',
        'Cache-Control: public, max-age=86400',
      ]);
    },
  );

  it.each(['/', '/404.html', '/sw.js', '/manifest.webmanifest', '/robots.txt'])(
    '%s is revalidated on each request',
    (path) => {
      expect(headersFor(path, source)['Cache-Control']).toBe('no-cache');
    },
  );

  it('give the service worker a separate policy that allows the endpoint for the outbox', () => {
    expect(headersFor('/sw.js', source)['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    const elsewhere = { ...source, enquiry: { endpoint: 'https://api.example/enquiries' } };
    expect(headersFor('/sw.js', elsewhere)['Content-Security-Policy']).toContain(
      "connect-src 'self' https://api.example",
    );
  });

  it('allow the service worker to fetch images from the origins that the content names', () => {
    const withImages = { ...source, imageOrigins: ['https://images.example'] };
    expect(headersFor('/sw.js', withImages)['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://images.example",
    );
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
