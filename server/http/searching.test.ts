import { afterEach, describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { packIndex } from '#src/features/search/pack-index.ts';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';
import { SearchBudget } from './search-page.ts';
import { createSite } from './site.ts';

/** The server's responses to `/search?q=`. */
const HTML =
  '<!doctype html><title>Search</title><input name="q"/><div data-answer-to=""><p>No answer.</p></div>';
const index = (name: string) =>
  JSON.stringify([
    packIndex([
      {
        path: '/k-12',
        name,
        trail: [],
        priority: 0,
        summary: '',
        sections: [{ fragment: '', fields: { name, text: 'For schools.' } }],
      },
    ]),
  ]);

let build: TestBuild | undefined;
afterEach(() => build?.remove());

async function start(
  files: Record<string, string> = { 'search.json': index('K-12') },
  searchBudget = new SearchBudget(),
) {
  build = await makeBuild({
    manifest: { pages: ['/', '/k-12', '/search'] },
    html: { '/search': HTML },
    files,
    isCompressed: false,
  });
  const warnings: string[] = [];
  const { distDir, metaFile } = build;
  const warn = (message: string) => warnings.push(message);
  const site = createSite({ distDir, metaFile, searchBudget, warn });
  const get = async (address: string, init?: RequestInit) =>
    site.handle(new Request(`http://localhost${address}`, init));
  return { site, get, warnings, made: build };
}

describe('/search', () => {
  it('without a query is the page as it was built', async () => {
    const { get } = await start();
    for (const address of [
      '/search',
      '/search?',
      '/search?q=',
      '/search?q=%20%20',
      '/search?p=k',
    ]) {
      expect(await (await get(address)).text()).toBe(HTML);
    }
  });

  it('with a query is the page with its answer, and must not be cached for anyone else', async () => {
    const { get } = await start();
    const response = await get('/search?q=k12');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<a href="/k-12">K-12</a>');
    expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(html)));
  });

  it('is compressed for those who accept it, and has no body for HEAD', async () => {
    const { get } = await start();
    const response = await get('/search?q=k12', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await response.bytes()).toString()).toContain('<a href="/k-12">');
    const head = await get('/search?q=k12', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is declined, with an alternative, when searching takes too much time', async () => {
    let now = 0;
    const slow = new SearchBudget(() => (now += 2_000));
    const { get } = await start(undefined, slow);
    expect((await get('/search?q=k12')).status).toBe(200);
    const declined = await get('/search?q=k12');
    expect(declined.status).toBe(503);
    expect(declined.headers.get('Retry-After')).toBe('5');
    expect(await declined.text()).toContain('Try again in a few seconds.');
    // Other pages are served as usual.
    expect((await get('/k-12')).status).toBe(200);
  });

  it('answers from the new build after a deploy', async () => {
    const { site, get, made } = await start();
    await get('/search?q=k12');
    await made.write({
      manifest: { buildId: 'build-b', pages: ['/', '/k-12', '/search'] },
      html: { '/search': HTML },
      files: { 'search.json': index('Schools') },
      isCompressed: false,
    });
    await site.reload();
    expect(await (await get('/search?q=schools')).text()).toContain('>Schools</a>');
  });

  it('is the page without an answer when the index is missing or broken, with a single warning', async () => {
    expect(await (await (await start({})).get('/search?q=k12')).text()).toBe(HTML);
    const { get, warnings } = await start({ 'search.json': '{' });
    expect(await (await get('/search?q=k12')).text()).toBe(HTML);
    await get('/search?q=k12');
    expect(warnings.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
    expect(warnings.join()).not.toContain('k12');
  });
});
