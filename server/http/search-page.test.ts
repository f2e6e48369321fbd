import { describe, expect, it } from 'vitest';
import { packIndex } from '#src/features/search/pack-index.ts';
import { SearchBudget, SearchPage } from './search-page.ts';

const HTML =
  '<form action="/search"><input type="search" name="q" maxLength="100"/></form><div class="a" data-answer-to=""><p>Nothing yet.</p></div><footer>Foot</footer>';

/** Sites of any size, with words that differ from page to page. */
const indexOf = (pages: number) =>
  JSON.stringify([
    packIndex(
      Array.from({ length: pages }, (_, at) => ({
        path: `/page-${String(at)}`,
        name: `Rostering ${String(at)}`,
        trail: ['K-12'],
        priority: 0,
        summary: '',
        sections: [
          {
            fragment: '',
            fields: { name: `Rostering ${String(at)}`, text: 'Rosters <b>& classes' },
          },
          { fragment: 'more', fields: { heading: 'More rosters', text: 'Rostering again.' } },
        ],
      })),
    ),
  ]);

const page = new SearchPage(HTML, indexOf(20));

describe('the search page with an answer', () => {
  it('has the query in its field and in its slot, and links to pages and passages', () => {
    const html = page.answer('rostering 3');
    expect(html).toContain('<input type="search" value="rostering 3" name="q" maxLength="100"/>');
    expect(html).toContain(
      '<div class="a" data-answer-to="rostering 3"><h2>The best 8 pages for “rostering 3”</h2>',
    );
    expect(html).toContain('<a href="/page-3">Rostering 3</a><span>K-12</span>');
    expect(html).toContain('<a href="/page-3#more">More rosters</a>');
    expect(html).not.toContain('Nothing yet.');
    expect(html.endsWith('</ol></div><footer>Foot</footer>')).toBe(true);
  });

  it.each(['"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', "'&amp;", '$& $1 $`'])(
    'has nothing of %s but its text',
    (query) => {
      const html = page.answer(query);
      expect(html).not.toMatch(/<script|<img/u);
      expect(html.match(/data-answer-to="([^"]*)"/u)?.[1]).toBe(
        query
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;'),
      );
    },
  );

  it('says what to do when nothing is found', () => {
    expect(page.answer('zzzz')).toContain('<h2>Nothing found for “zzzz”</h2><p>Try fewer');
  });

  it('without an answer leaves the search to scripts', () => {
    const html = page.decline('rostering');
    expect(html).toContain('data-answer-to=""><p>Many people are searching.');
    expect(html).toContain('value="rostering"');
  });

  it('reports a page that has no slot for an answer', () => {
    expect(() => new SearchPage('<main></main>', '[]')).toThrow('nothing can be answered in it');
  });

  it('has the same size however large the site is', () => {
    const large = new SearchPage(HTML, indexOf(1000));
    expect(large.answer('rostering').length).toBeLessThan(page.answer('rostering').length + 100);
  });
});

describe('the budget of searches', () => {
  it('is a tenth of the time, at most half a second at once, and recovers', () => {
    let now = 0;
    const budget = new SearchBudget(() => now);
    const answered = () =>
      Array.from({ length: 1000 }, () =>
        budget.answer(() => {
          now += 5;
          return true;
        }),
      ).filter(Boolean).length;
    // Half a second in steps of 5 ms, plus the tenth that is refilled in the meantime.
    expect(answered()).toBe(112);
    expect(answered()).toBe(0);
    now += 500;
    expect(answered()).toBe(11);
    now += 60_000;
    expect(answered()).toBe(112);
  });

  it('is shared by all queries, including cheap ones', () => {
    const budget = new SearchBudget(() => 0);
    expect(Array.from({ length: 10_000 }, () => budget.answer(() => 1)).every(Boolean)).toBe(true);
  });
});
