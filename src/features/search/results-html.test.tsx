import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageHits } from '#machines/search/index.ts';
import { Results } from './Results.tsx';
import { resultsHtml } from './results-html.ts';

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('<img src=x onerror=alert(1)>', '"&amp;\'', '</div>'),
);
const hits: fc.Arbitrary<PageHits[]> = fc.array(
  fc.record({
    path: text,
    name: text.filter((name) => name !== ''),
    trail: fc.array(
      text.filter((name) => name !== ''),
      { maxLength: 2 },
    ),
    summary: text,
    sections: fc.array(fc.record({ heading: text.filter((name) => name !== ''), href: text }), {
      maxLength: 3,
    }),
  }),
  { maxLength: 4 },
);

describe('the answer as HTML', () => {
  it('is the same as React renders, whatever it contains', () => {
    fc.assert(
      fc.property(text, hits, (query, found) => {
        const rendered = renderToStaticMarkup(<Results query={query} hits={found} />);
        // React writes an apostrophe as a character reference, which is equivalent.
        expect(resultsHtml(query, found)).toBe(rendered.replaceAll('&#x27;', "'"));
      }),
    );
  });

  it('contains no elements from the visitor’s input', () => {
    expect(resultsHtml('<b>"x"</b>', [])).toBe(
      '<h2>Nothing found for “&lt;b&gt;&quot;x&quot;&lt;/b&gt;”</h2><p>Try fewer or different words, or one of these links.</p>',
    );
  });
});
