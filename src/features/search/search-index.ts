import MiniSearch from 'minisearch';
import type { AsPlainObject, Options } from 'minisearch';
import type { Finder, SearchHit } from '#machines/search/index.ts';
import { INDEX_FIELDS, packPostings, unpackPostings, wordOf } from './index-format.ts';
import type { IndexedSection, PackedIndex } from './index-format.ts';

const options: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  processTerm: wordOf,
};

/** The maximum number of results: the eight best pages, each with its three best sections. */
const MOST_PAGES = 8;
const MOST_SECTIONS = 3;

/** Creates the index of the site's sections. Runs at build time. */
export function packIndex(
  pages: PackedIndex['pages'],
  sections: PackedIndex['sections'],
  texts: readonly string[],
): PackedIndex {
  const index = new MiniSearch(options);
  sections.forEach(([, , heading], id) => index.add({ id, heading, text: texts[id] ?? '' }));
  const plain = index.toJSON();
  const lengths = plain.fieldLength as Record<string, number[]>;
  return {
    pages,
    sections,
    lengths: sections.map((_, id) => [lengths[id]?.[0] ?? 0, lengths[id]?.[1] ?? 0]),
    words: plain.index
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, fields]) =>
        [word, packPostings(fields['0'] ?? {}), packPostings(fields['1'] ?? {})].join('\t'),
      )
      .join('\n'),
  };
}

/**
 * Opens an index for searching.
 * @throws RangeError if it is damaged
 */
export function openIndex(packed: PackedIndex): Finder {
  const { pages, sections, lengths, words } = packed;
  const average = (field: 0 | 1) =>
    lengths.reduce((sum, length) => sum + length[field], 0) / lengths.length;
  const plain: AsPlainObject = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, id) => [id, id])),
    fieldIds: { heading: 0, text: 1 },
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, [...length]])) as never,
    averageFieldLength: [average(0), average(1)],
    storedFields: {},
    dirtCount: 0,
    index: words.split('\n').map((line) => {
      const [word = '', heading = '', text = ''] = line.split('\t');
      const fields: Record<string, Record<string, number>> = {};
      if (heading !== '') fields['0'] = unpackPostings(heading);
      if (text !== '') fields['1'] = unpackPostings(text);
      return [word, fields];
    }),
    serializationVersion: 2,
  };
  const index = MiniSearch.loadJS(plain, options);

  const hitOf = (section: number): SearchHit => {
    const [page = 0, fragment = '', heading = ''] = sections[section] ?? [];
    const [path = '/', name = ''] = pages[page] ?? [];
    return {
      path,
      page: name,
      section: heading,
      href: fragment === '' ? path : `${path}#${fragment}`,
    };
  };

  return (query) => {
    const settings = {
      boost: { heading: 4 },
      // The last word may be incomplete.
      prefix: (_: string, at: number, terms: string[]) => at === terms.length - 1,
      // One typo per five letters; short words must match exactly.
      fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    };
    const all = index.search(query, { ...settings, combineWith: 'AND' });
    // If no section has all words, use those with most of them.
    const found = all.length > 0 ? all : index.search(query, settings);
    const perPage = new Map<string, number>();
    const hits: SearchHit[] = [];
    for (const { id } of found) {
      const hit = hitOf(id as number);
      const already = perPage.get(hit.path);
      if (already === undefined ? perPage.size >= MOST_PAGES : already >= MOST_SECTIONS) continue;
      perPage.set(hit.path, (already ?? 0) + 1);
      hits.push(hit);
    }
    return hits;
  };
}
