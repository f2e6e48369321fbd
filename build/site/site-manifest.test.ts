import { describe, expect, it } from 'vitest';
import { isHashedPath, pageFile, parseSiteManifest, type SiteManifest } from './site-manifest.ts';

const manifest: SiteManifest = {
  buildId: '2025-a1b2',
  pages: ['/', '/k-12', '/k-12/ai-solutions'],
  redirects: [{ from: '/k-12/ai-for-k12', to: '/k-12/ai-solutions' }],
  scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  styleHashes: [],
  enquiry: { endpoint: '/enquiries' },
  importMapIntegrity: true,
  imageOrigins: ['https://images.example', 'http://127.0.0.1:8080'],
};

describe('the site manifest', () => {
  it('comes back unchanged when it is well formed', () => {
    expect(parseSiteManifest(structuredClone(manifest))).toEqual(manifest);
  });

  it.each([
    ['a page with a slash at its end', { pages: ['/k-12/'] }, 'pages.0'],
    ['a page that climbs out of the folder', { pages: ['/a/../../etc'] }, 'pages.0'],
    ['a build id that is no folder name', { buildId: '../x' }, 'buildId'],
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
    ['an endpoint that is no address', { enquiry: { endpoint: 'mailto:a@b' } }, 'enquiry'],
    ['an endpoint on nobody’s host', { enquiry: { endpoint: '//evil.example/x' } }, 'enquiry'],
  ])('refuses %s and names the place', (_, change, place) => {
    expect(() => parseSiteManifest({ ...manifest, ...change })).toThrow(`broken at ${place}`);
  });

  it('refuses what is no manifest at all in one line', () => {
    expect(() => parseSiteManifest(null)).toThrow(
      /^The site manifest is broken at the whole file:.+$/u,
    );
  });
});

describe('paths and files', () => {
  it('keeps a page in a file of its own name, so that hosts serve it without a slash', () => {
    expect(pageFile('/')).toBe('index.html');
    expect(pageFile('/k-12/ai-solutions')).toBe('k-12/ai-solutions.html');
  });

  it('knows which names carry a hash', () => {
    expect(isHashedPath('/assets/index-B1c2.js')).toBe(true);
    expect(isHashedPath('/art/hero-9f.svg')).toBe(true);
    expect(isHashedPath('/assets')).toBe(false);
    expect(isHashedPath('/sw.js')).toBe(false);
  });
});
