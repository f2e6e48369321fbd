import { describe, expect, it } from 'vitest';
import { isHashed } from '#src/features/offline/page-store/keys.ts';
import { isHashedPath, pageFile, parseSiteManifest, type SiteManifest } from './site-manifest.ts';

const manifest: SiteManifest = {
  buildId: '2025-a1b2',
  pages: ['/', '/k-12', '/k-12/ai-solutions'],
  redirects: [{ from: '/k-12/ai-for-k12', to: '/k-12/ai-solutions' }],
  scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  styleHashes: [],
  enquiry: { endpoint: '/enquiries' },
  imageOrigins: ['https://images.example', 'http://127.0.0.1:8080'],
};

describe('the site manifest', () => {
  it('is returned unchanged when it is valid', () => {
    expect(parseSiteManifest(structuredClone(manifest))).toEqual(manifest);
  });

  it.each([
    ['a page with a trailing slash', { pages: ['/k-12/'] }, 'pages.0'],
    ['a page that escapes the folder', { pages: ['/a/../../etc'] }, 'pages.0'],
    ['a build id that is not a folder name', { buildId: '../x' }, 'buildId'],
    [
      'a redirect to another protocol',
      { redirects: [{ from: '/a', to: '//b' }] },
      'redirects.0.to',
    ],
    ['a hash in quotation marks', { scriptHashes: ["'sha256-abc='"] }, 'scriptHashes.0'],
    [
      'an image origin with more than an origin',
      { imageOrigins: ['https://a.example/; script-src *'] },
      'imageOrigins.0',
    ],
    ['an endpoint that is not a URL', { enquiry: { endpoint: 'mailto:a@b' } }, 'enquiry'],
    ['a protocol-relative endpoint', { enquiry: { endpoint: '//evil.example/x' } }, 'enquiry'],
  ])('rejects %s and names the field', (_, change, place) => {
    expect(() => parseSiteManifest({ ...manifest, ...change })).toThrow(`broken at ${place}`);
  });

  it('rejects input that is not a manifest at all in one line', () => {
    expect(() => parseSiteManifest(null)).toThrow(
      /^The site manifest is broken at the whole file:.+$/u,
    );
  });
});

describe('paths and files', () => {
  it('stores a page in a file with its own name, so that hosts serve it without a slash', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/k-12/ai-solutions')).toBe('k-12/ai-solutions.html');
  });

  it('recognizes hashed names', () => {
    expect(isHashedPath('/assets/index-B1c2.js')).toBe(true);
    expect(isHashedPath('/art/hero-9f.svg')).toBe(true);
    expect(isHashedPath('/assets')).toBe(false);
    expect(isHashedPath('/sw.js')).toBe(false);
  });

  // A server is installed without the code for browsers.
  it.each(['/assets/a.js', '/art/a.svg', '/assets', '/artist', '/k-12', '/sw.js', '/a/assets/b'])(
    'recognizes %s exactly as the page store of a browser does',
    (path) => {
      expect(isHashedPath(path)).toBe(isHashed(path));
    },
  );
});
