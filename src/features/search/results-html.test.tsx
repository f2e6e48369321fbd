import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageHits } from '#machines/search/index.ts';
import { markedParts } from './marked.ts';
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
    kind: text,
    line: text,
    terms: fc.array(fc.oneof(text, fc.constantFrom('img', 'amp', 'div')), { maxLength: 2 }),
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

describe('the words that were found', () => {
  const marked = (words: string, ...terms: string[]) =>
    markedParts(words, terms)
      .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join('');

  it.each([
    ['Tutoring at scale, with tutors', ['tutor'], 'Tutoring at scale, with [tutors]'],
    ['K-12 publishing', ['k12'], '[K-12] publishing'],
    ['The café’s résumé', ['cafe', 'resume'], 'The [café’s] [résumé]'],
    ['Policies (and a policy)', ['policy'], '[Policies] (and a [policy])'],
    ['e-books', ['ebook'], '[e-books]'],
    // A word without a meaning is found only as another name of a page, which is not shown.
    ['Who you are', ['you'], 'Who you are'],
  ])('are marked in "%s" for %j', (words, terms, expected) => {
    expect(marked(words, ...terms)).toBe(expected);
  });

  it('are parts of the text, of which nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (words, term) => {
        expect(
          markedParts(words, [term])
            .map(({ part }) => part)
            .join(''),
        ).toBe(words);
      }),
    );
  });
});

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
});
