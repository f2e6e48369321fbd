import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { packIndex } from '#src/features/search/pack-index.ts';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { createSearchBudget, createSearchPage } from './search-page.ts';
import { createSite } from './site.ts';

const HTML =
  '<form action="/search"><input type="search" name="q" maxLength="100"/></form><div class="a" data-answer-to=""><p>Nothing yet.</p></div><footer>Foot</footer>';

/** An index of pages that share their words. */
const indexOf = (pages: number, word = 'Rostering') =>
  JSON.stringify([
    packIndex(
      Array.from({ length: pages }, (_, at) => ({
        path: `/page-${at}`,
        name: `${word} ${at}`,
        kind: 'Service',
        line: 'solve',
        trail: ['K-12'],
        priority: 0,
        summary: '',
        sections: [
          { fragment: '', fields: { name: `${word} ${at}`, text: 'Rosters <b>& classes' } },
          { fragment: 'more', fields: { heading: 'More rosters', text: 'Rostering again.' } },
        ],
      })),
    ),
  ]);

const answer = (query: string, page = createSearchPage(HTML, indexOf(20))) =>
  page(new URLSearchParams({ q: query }))?.html ?? '';

describe('the search page with an answer', () => {
  it('has the query in its field and in its slot, and links to pages and passages', () => {
    const html = answer('rostering 3');
    expect(html).toContain('<input type="search" value="rostering 3" name="q" maxLength="100"/>');
    expect(html).toContain(
      '<div class="a" data-answer-to="rostering 3"><h2>The best 8 pages for “rostering 3”</h2>',
    );
    expect(html).toContain(
      '<li data-line="solve"><a href="/page-3"><mark>Rostering</mark> 3</a><span>Service · K-12</span>',
    );
    expect(html).toContain('<a href="/page-3#more">More rosters</a>');
    expect(html).not.toContain('Nothing yet.');
    expect(html.endsWith('</ol></div><footer>Foot</footer>')).toBe(true);
  });

  it.each([
    ['"><script>', '&quot;&gt;&lt;script&gt;'],
    ['<img src=x>', '&lt;img src=x&gt;'],
    ["'&amp;", "'&amp;amp;"],
    ['$& $1 $`', '$&amp; $1 $`'],
  ])('has nothing of %s but its text', (query, escaped) => {
    expect(answer(query)).not.toMatch(/<script|<img/u);
    expect(answer(query).match(/data-answer-to="([^"]*)"/u)?.[1]).toBe(escaped);
  });

  it('says what to do when nothing is found', () => {
    expect(answer('zzzz')).toContain('<h2>Nothing found for “zzzz”</h2><p>Try fewer');
  });

  it('has the same size however large the site is', () => {
    const large = createSearchPage(HTML, indexOf(1000));
    expect(answer('rostering', large).length).toBeLessThan(answer('rostering').length + 100);
  });

  it('reports a page that has no slot for an answer', () => {
    expect(() => createSearchPage('<main></main>', '[]')).toThrow('nothing can be answered in it');
  });
});

it('the budget of searches is a tenth of the time, at most half a second at once, and recovers', () => {
  let now = 0;
  const budget = createSearchBudget(() => now);
  const query = () => budget(() => (now += 5));
  const answered = () => Array.from({ length: 1000 }, query).filter(Boolean).length;
  // Half a second in steps of 5 ms, plus the tenth that is refilled in the meantime.
  expect(answered()).toBe(112);
  expect(answered()).toBe(0);
  now += 500;
  expect(answered()).toBe(11);
  now += 60_000;
  expect(answered()).toBe(112);
});

describe('the server', () => {
  let build: TestBuild | undefined;
  afterEach(() => build?.remove());

  const content = (index: string | null) => ({
    manifest: { pages: ['/', '/k-12', '/search'] },
    html: { '/search': HTML },
    files: index === null ? {} : { 'search.json': index },
  });
  async function start(index: string | null = indexOf(1), searchBudget = createSearchBudget()) {
    build = await makeBuild(content(index));
    const warnings: string[] = [];
    const { distDir } = build;
    const warn = (message: string) => warnings.push(message);
    const site = createSite({ distDir, searchBudget, warn });
    const get = async (address: string, init?: RequestInit) =>
      site.handle(new Request(`http://localhost${address}`, init));
    return { site, get, warnings, made: build };
  }

  it.each(['/search', '/search?', '/search?q=', '/search?q=%20%20', '/search?p=k'])(
    'sends the page as it was built for %s',
    async (address) => {
      const { get } = await start();
      expect(await (await get(address)).text()).toBe(HTML);
    },
  );

  it('sends an answer that must not be cached for anyone else, compressed if accepted', async () => {
    const { get } = await start();
    const init = { headers: { 'Accept-Encoding': 'br, gzip' } };
    const response = await get('/search?q=rostering', init);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    const bytes = await response.bytes();
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString()).toContain(
      '<a href="/page-0"><mark>Rostering</mark> 0</a>',
    );
    const head = await get('/search?q=rostering', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('declines, and leaves the search to scripts, when it takes too much time', async () => {
    let now = 0;
    const { get } = await start(
      undefined,
      createSearchBudget(() => (now += 2_000)),
    );
    expect((await get('/search?q=rostering')).status).toBe(200);
    const declined = await get('/search?q=rostering');
    expect([declined.status, declined.headers.get('Retry-After')]).toEqual([503, '5']);
    const html = await declined.text();
    expect(html).toContain('data-answer-to=""><p>Many people are searching. Try again');
    expect(html).toContain('value="rostering"');
    // Other pages are served as usual.
    expect((await get('/k-12')).status).toBe(200);
  });

  it.each([null, '{'])(
    'sends the page alone, with one warning, if the index is %j',
    async (index) => {
      const { get, warnings } = await start(index);
      expect(await (await get('/search?q=secret')).text()).toBe(HTML);
      await get('/search?q=secret');
      expect(warnings).toEqual([expect.stringMatching(/^Searches are left to scripts: /u)]);
      expect(warnings.join()).not.toContain('secret');
    },
  );
});
