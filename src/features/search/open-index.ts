import MiniSearch from 'minisearch';
import type { AsPlainObject } from 'minisearch';
import type { Finder } from '#machines/search/index.ts';
import { INDEX_FIELDS, INDEX_FORMAT, unpackPostings } from './index-format.ts';
import type { PackedIndex } from './index-format.ts';
import { indexOptions } from './index-options.ts';
import { finderOf } from './rank.ts';
import type { Section } from './rank.ts';

/**
 * Opens an index for searching.
 * @param parts its parts, in any order; those of another format are left out
 * @throws RangeError if it is damaged
 */
export function openIndex(parts: readonly PackedIndex[]): Finder {
  const all: Section[] = [];
  const lengthsOf: (readonly number[])[] = [];
  const words = new Map<string, Record<string, Record<string, number>>>();
  for (const { format, pages, sections, lengths, words: lines } of parts) {
    if (format !== INDEX_FORMAT) continue;
    const offset = all.length;
    sections.forEach(([page, fragment, heading], at) => {
      const [path = '/', name = '', trail = [], priority = 0, summary = '', kind = '', line = ''] =
        pages[page] ?? [];
      all.push({ path, name, kind, line, trail, summary, priority, fragment, heading });
      lengthsOf.push(INDEX_FIELDS.map((_, field) => lengths[at]?.[field] ?? 0));
    });
    for (const line of lines === '' ? [] : lines.split('\n')) {
      const [word = '', ...postings] = line.split('\t');
      const fields = words.get(word) ?? {};
      words.set(word, fields);
      postings.forEach((packed, field) => {
        for (const [section, times] of Object.entries(unpackPostings(packed))) {
          (fields[String(field)] ??= {})[String(Number(section) + offset)] = times;
        }
      });
    }
  }
  const average = (field: number) =>
    lengthsOf.reduce((sum, lengths) => sum + (lengths[field] ?? 0), 0) / all.length;
  const plain: AsPlainObject = {
    documentCount: all.length,
    nextId: all.length,
    documentIds: Object.fromEntries(all.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengthsOf.map((lengths, id) => [id, [...lengths]])) as never,
    averageFieldLength: INDEX_FIELDS.map((_, field) => average(field)),
    storedFields: {},
    dirtCount: 0,
    index: [...words],
    serializationVersion: 2,
  };
  return finderOf(MiniSearch.loadJS(plain, indexOptions), all);
}
