import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPostings, unpackPostings, wordOf } from './index-format.ts';
import { openIndex, packIndex } from './search-index.ts';

const pages = [
  ['/', 'Home'],
  ['/k-12', 'K-12'],
  ['/accessibility', 'Accessibility'],
] as const;
const sections = [
  [0, '', ''],
  [1, '', 'K-12 services'],
  [1, 'tutoring', 'Tutoring at scale'],
  [2, '', 'Accessibility statement'],
  [2, 'screen-readers', 'Screen readers'],
] as const;
const texts = [
  'Digital learning for schools and publishers.',
  'Courses, assessments and platforms for school districts.',
  'High-dosage tutoring with learning analytics.',
  'What we test and what we know to be missing. The café’s résumé.',
  'NVDA, JAWS and VoiceOver are part of every test.',
];
// Serialized as for the network.
const find = openIndex(JSON.parse(JSON.stringify(packIndex(pages, sections, texts))));
const hrefs = (query: string) => find(query).map(({ href }) => href);

describe('searching for words', () => {
  it('finds the section that contains them', () => {
    expect(find('NVDA')).toEqual([
      {
        path: '/accessibility',
        page: 'Accessibility',
        section: 'Screen readers',
        href: '/accessibility#screen-readers',
      },
    ]);
  });

  it('ranks a heading above a text', () => {
    expect(hrefs('tutoring')[0]).toBe('/k-12#tutoring');
    expect(hrefs('accessibility')[0]).toBe('/accessibility');
  });

  it.each(['tutorring', 'tutering', 'tutorin', 'TUTORING'])('tolerates %s', (query) => {
    expect(hrefs(query)).toEqual(['/k-12#tutoring']);
  });

  it('matches a prefix, for the last word only', () => {
    expect(hrefs('acces')).toEqual(['/accessibility']);
    expect(hrefs('analyt')).toEqual(['/k-12#tutoring']);
  });

  it('requires all words, or most of them if no section has all', () => {
    expect(hrefs('school districts')).toEqual(['/k-12']);
    expect(hrefs('tutoring districts').toSorted()).toEqual(['/k-12', '/k-12#tutoring']);
  });

  it('ignores accents, apostrophes and case', () => {
    expect(hrefs('CAFE’S resume')).toEqual(['/accessibility']);
  });

  it.each(['', ' ', 'the', 'zzzzzz', '"<script>', '\u0000'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('never throws and never returns more than eight pages with three sections each', () => {
    const many = Array.from(
      { length: 20 },
      (_, page) => [`/p${String(page)}`, `P${String(page)}`] as const,
    );
    const parts = many.flatMap((_, page) =>
      Array.from({ length: 5 }, (_, part) => [page, `s${String(part)}`, 'Learning'] as const),
    );
    const wide = openIndex(
      packIndex(
        many,
        parts,
        parts.map(() => 'learning'),
      ),
    );
    const found = wide('learning');
    expect(new Set(found.map(({ path }) => path)).size).toBe(8);
    expect(found).toHaveLength(24);
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(find(query).length).toBeLessThanOrEqual(sections.length);
      }),
    );
  });
});

describe('the packed index', () => {
  it('preserves postings exactly', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.nat(5000).map(String), fc.integer({ min: 1, max: 500 })),
        (postings) => {
          expect(unpackPostings(packPostings(postings))).toEqual({ ...postings });
        },
      ),
    );
  });

  it('reports that it is damaged', () => {
    expect(() => unpackPostings('1 ?? 3')).toThrow('The search index is damaged at "??"');
  });

  it('omits stop words', () => {
    expect([wordOf('The'), wordOf('x'), wordOf('you’re'), wordOf('Übung')]).toEqual([
      null,
      null,
      'youre',
      'ubung',
    ]);
  });
});
