import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPostings, unpackPostings } from './index-format.ts';
import type { PackedIndex } from './index-format.ts';
import { openIndex } from './open-index.ts';
import { packIndex } from './pack-index.ts';
import type { IndexedPage } from './pack-index.ts';
import { MOST_CHARACTERS } from './limits.ts';
import { stemOf, wordsOf } from './words.ts';

const page = (
  path: string,
  name: string,
  sections: IndexedPage['sections'],
  priority = 0,
): IndexedPage => ({
  path,
  name,
  kind: 'Service',
  line: 'solve',
  trail: [],
  priority,
  summary: '',
  sections,
});

const start = (fields: IndexedPage['sections'][number]['fields']) => ({ fragment: '', fields });
const section = (fragment: string, heading: string, text: string) => ({
  fragment,
  fields: { heading, text },
});

const pages = [
  page('/', 'Home', [
    start({ name: 'Home', text: 'Digital learning for schools and publishers.' }),
  ]),
  page('/k-12', 'K-12', [
    start({ name: 'K-12', text: 'Courses, assessments and platforms for school districts.' }),
    section('tutoring', 'Tutoring at scale', 'High-dosage tutoring with learning analytics.'),
  ]),
  page('/accessibility', 'Accessibility statement', [
    start({
      name: 'Accessibility statement',
      text: 'What we test and what we know to be missing. The café’s résumé.',
    }),
    section('screen-readers', 'Screen readers', 'NVDA, JAWS and VoiceOver are part of every test.'),
  ]),
  page('/contact-us', 'Contact us', [
    start({
      name: 'Contact us',
      also: 'price, pricing, who are you',
      text: 'Write to us about accessibility, or ask what tutoring costs.',
    }),
  ]),
  page('/deepsight', 'DeepSight', [start({ name: 'DeepSight', text: 'Reads your catalog.' })]),
];
// Serialized as for the network.
const packed = (of: readonly IndexedPage[]) =>
  JSON.parse(JSON.stringify(packIndex(of))) as PackedIndex;
const find = openIndex([packed(pages)]);
const paths = (query: string) => find(query).map(({ path }) => path);

describe('searching for words', () => {
  it('finds the page, and the section that contains them', () => {
    const { priority: _, ...described } = page('/accessibility', 'Accessibility statement', []);
    const sections = [{ heading: 'Screen readers', href: '/accessibility#screen-readers' }];
    expect(find('NVDA')).toEqual([{ ...described, sections, terms: ['nvda'] }]);
  });

  it('includes a page’s summary and kind if its part of the index has them', () => {
    const index = packed([
      { ...page('/vpat', 'VPAT', [start({ name: 'VPAT' })]), summary: 'A report on a product.' },
    ]);
    const wordsIn = (part: PackedIndex) => {
      const [hit] = openIndex([part])('VPAT');
      return [hit?.summary, hit?.kind, hit?.line];
    };
    expect(wordsIn(index)).toEqual(['A report on a product.', 'Service', 'solve']);
    // As saved by an earlier build.
    const pages = index.pages.map(([path, name, trail, priority]) => [path, name, trail, priority]);
    expect(wordsIn({ ...index, pages } as unknown as PackedIndex)).toEqual(['', '', '']);
  });

  it('ranks a name above a heading, and a heading above body text', () => {
    expect(paths('accessibility')).toEqual(['/accessibility', '/contact-us']);
    expect(paths('tutoring')).toEqual(['/k-12', '/contact-us']);
  });

  it('finds a page by its alternative names, even if they are stop words', () => {
    expect(paths('pricing')).toEqual(['/contact-us']);
    expect(paths('who are you')).toEqual(['/contact-us']);
  });

  it.each(['tutorring', 'tutering', 'tutorin', 'TUTORING'])('tolerates %s', (query) => {
    expect(paths(query)[0]).toBe('/k-12');
  });

  it.each([
    ['district', '/k-12'],
    ['platform', '/k-12'],
    ['publisher', '/'],
    ['screen reader', '/accessibility'],
    ['statements', '/accessibility'],
  ])('treats singular and plural alike: %s', (query, expected) => {
    expect(paths(query)[0]).toBe(expected);
  });

  it.each(['k12', 'K-12', 'k–12'])('ignores hyphens after a letter: %s', (query) => {
    expect(paths(query)[0]).toBe('/k-12');
  });

  it('finds a name when it is written as two words', () => {
    expect(paths('deep sight')).toEqual(['/deepsight']);
  });

  it.each([
    ['tutoring', ['tutoring']],
    ['analyt', ['analytic']],
    ['tutering districts', ['tutoring', 'district']],
    ['deep sight', ['deepsight']],
    ['zzzz tutoring', ['tutoring']],
  ])('tells which words it found: %s', (query, terms) => {
    expect(find(query)[0]?.terms).toEqual(terms);
  });

  it('matches a prefix', () => {
    expect(paths('acces')[0]).toBe('/accessibility');
    expect(paths('analyt')).toEqual(['/k-12']);
  });

  it('ranks a page with all words above a page with one of them', () => {
    expect(paths('tutoring districts')[0]).toBe('/k-12');
    expect(paths('voiceover statement')[0]).toBe('/accessibility');
  });

  it('links to the most relevant passages, however well the name matches', () => {
    const sections = [
      start({ name: 'Deployment', also: 'migration, data migration, platform migration' }),
      section('data', 'Data migration', 'Migration of records'),
      section('other', 'Other work', `One word of migration in ${'many '.repeat(300)}`),
    ];
    const [hit] = openIndex([packed([page('/deployment', 'Deployment', sections)])])('migration');
    expect(hit?.sections).toEqual([{ heading: 'Data migration', href: '/deployment#data' }]);
  });

  it('links to each place on a page once', () => {
    const groups = [
      start({ name: 'Support' }),
      section('covers', 'Rosters', 'Rosters of schools'),
      section('covers', 'More rosters', 'More of them'),
    ];
    expect(openIndex([packed([page('/support', 'Support', groups)])])('rosters')).toEqual([
      expect.objectContaining({ sections: [{ heading: 'Rosters', href: '/support#covers' }] }),
    ]);
  });

  it('ranks the page with the higher priority first if both match equally well', () => {
    const twins = ['/a', '/b'].map((path) => [path, start({ name: 'Rostering' })] as const);
    const rank = (first: number, second: number) =>
      openIndex([
        packed(
          twins.map(([path, own], at) => page(path, 'Rostering', [own], at === 0 ? first : second)),
        ),
      ])('rostering').map(({ path }) => path);
    expect(rank(0, 0)).toEqual(['/a', '/b']);
    expect(rank(0, 10)).toEqual(['/b', '/a']);
  });

  it('ignores accents, apostrophes and case', () => {
    expect(paths('CAFE’S resume')).toEqual(['/accessibility']);
  });

  it.each(['', ' ', 'the', 'zzzzzz', '"<script>', '\u0000'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('reads only the first characters of a query', () => {
    expect(paths(`${'x'.repeat(MOST_CHARACTERS)} tutoring`)).toEqual([]);
    expect(paths(`tutoring ${'x'.repeat(10_000)}`)[0]).toBe('/k-12');
  });

  it('never throws and never returns more than eight pages with three sections each', () => {
    const wide = openIndex([
      packed(
        Array.from({ length: 20 }, (_, at) =>
          page(`/p${String(at)}`, `P${String(at)}`, [
            start({ name: `P${String(at)}` }),
            ...['a', 'b', 'c', 'd', 'e'].map((id) => section(id, 'Learning', 'learning')),
          ]),
        ),
      ),
    ])('learning');
    expect(wide).toHaveLength(8);
    expect(wide.flatMap(({ sections }) => sections)).toHaveLength(24);
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(find(query).length).toBeLessThanOrEqual(pages.length);
      }),
    );
  });
});

describe('an index in parts', () => {
  it('returns the same results in the same order as one piece, whatever the order of its parts', () => {
    const inParts = openIndex([3, 2, 4, 0, 1].flatMap((at) => packed(pages.slice(at, at + 1))));
    for (const query of ['tutoring', 'accessibility', 'test', 'school', 'analyt', 'tutering']) {
      expect(inParts(query)).toEqual(find(query));
    }
  });

  it('ignores parts that an earlier build saved in another format', () => {
    const old = { pages: [['/', 'Home']], sections: [], lengths: [], words: '\t' };
    const mixed = openIndex([old as unknown as PackedIndex, packed(pages)]);
    expect(mixed('nvda')).toEqual(find('nvda'));
    expect(openIndex([])('nvda')).toEqual([]);
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

  it('throws if it is damaged', () => {
    expect(() => unpackPostings('1 ?? 3')).toThrow('The search index is damaged at "??"');
  });

  it('omits stop words', () => {
    const lines = packed(pages.slice(2, 3)).words.split('\n');
    expect(lines.map((line) => line.split('\t')[0]).join(' ')).toBe(
      'accessibility cafe every jaw know missing nvda part reader resume screen statement test voiceover',
    );
  });
});

describe('words', () => {
  it('are split at everything except letters and digits', () => {
    expect(wordsOf('You’re in K-12, e-books & “UX/UI”: Übung 1.3').join(' ')).toBe(
      'youre in k12 ebooks ux ui ubung 1 3',
    );
  });

  it.each([
    ['policies', 'policy'],
    ['courses', 'course'],
    ['classes', 'class'],
    ['maps', 'map'],
    ['lms', 'lms'],
    ['access', 'access'],
    ['campus', 'campus'],
  ])('%s counts as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
