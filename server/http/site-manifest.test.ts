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
    [{ pages: ['/k-12/'] }, 'pages.0'],
    [{ pages: ['/a/../../etc'] }, 'pages.0'],
    [{ buildId: '../x' }, 'buildId'],
    [{ enquiry: 'nowhere' }, 'enquiry'],
  ])('rejects %j and names the field', (change, place) => {
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

  // A server is installed without the code for browsers.
  it.each([
    ['/assets/index-B1c2.js', true],
    ['/art/hero-9f.svg', true],
    ['/assets', false],
    ['/artist', false],
    ['/sw.js', false],
    ['/a/assets/b', false],
  ])('recognizes hashed names as the page store of a browser does: %s, %s', (path, isOne) => {
    expect([isHashedPath(path), isHashed(path)]).toEqual([isOne, isOne]);
  });
});
