import { expect, it } from 'vitest';
import { headersFor, type HeaderSource } from '#server/http/headers.ts';
import { headersFileProblems, toHeadersFile, toRedirectsFile } from './host-files.ts';

const source: HeaderSource = {
  scriptHashes: [],
  styleHashes: [],
  enquiry: 'simulated',
  imageOrigins: [],
};

it('_headers has what the server would send', () => {
  const rules = Object.fromEntries(
    toHeadersFile(source)
      .split('\n\n')
      .map((rule) => {
        const [path = '', ...lines] = rule.trimEnd().split('\n');
        return [path, lines.map((line) => line.trim())];
      }),
  );
  const ofPages = Object.entries(headersFor('/', source)).map((header) => header.join(': '));
  expect([...(rules['/*'] ?? []), 'Cache-Control: no-cache']).toEqual(ofPages);
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

it('a line that a host would silently drop is a problem', () => {
  expect(headersFileProblems(source)).toEqual([]);
  const hash = `sha256-${'A'.repeat(43)}=`;
  const many = { ...source, styleHashes: Array.from({ length: 40 }, () => hash) };
  expect(headersFileProblems(many)).toEqual([
    expect.stringContaining('ignores lines over 2000: "Content-Security-Policy'),
  ]);
});

it('_redirects are permanent, with and without a slash', () => {
  expect(toRedirectsFile({ redirects: [{ from: '/a', to: '/b' }] })).toBe(
    '/a /b 301\n/a/ /b 301\n',
  );
});
