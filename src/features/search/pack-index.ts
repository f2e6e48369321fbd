import MiniSearch from 'minisearch';
import { INDEX_FIELDS, INDEX_FORMAT, packPostings } from './index-format.ts';
import type { PackedIndex } from './index-format.ts';
import { indexOptions } from './index-options.ts';
import type { IndexedSection } from './index-options.ts';

/** A page to index. */
export interface IndexedPage {
  readonly path: string;
  readonly name: string;
  /** What it is, in a word or two, and the offering line whose colors it has. */
  readonly kind: string;
  readonly line: string;
  /** The names of the pages above it that its kind does not imply, from the top, without home. */
  readonly trail: readonly string[];
  /** Its score bonus over pages that match equally well, in percent. */
  readonly priority: number;
  /** A one-sentence summary. */
  readonly summary: string;
  readonly sections: readonly {
    readonly fragment: string;
    /** What is searched, by field. */
    readonly fields: Readonly<Partial<Omit<IndexedSection, 'id'>>>;
  }[];
}

/** Creates a part of the index for these pages. Runs at build time. */
export function packIndex(pages: readonly IndexedPage[]): PackedIndex {
  const index = new MiniSearch(indexOptions);
  const sections = pages.flatMap((page, at) =>
    page.sections.map(({ fragment, fields }) => ({ at, fragment, fields })),
  );
  for (const [id, { fields }] of sections.entries()) {
    index.add({ id, name: '', also: '', summary: '', heading: '', text: '', ...fields });
  }
  const plain = index.toJSON();
  const lengths = plain.fieldLength as Record<string, number[]>;
  return {
    format: INDEX_FORMAT,
    pages: pages.map(({ path, name, trail, priority, summary, kind, line }) => [
      path,
      name,
      trail,
      priority,
      summary,
      kind,
      line,
    ]),
    sections: sections.map(({ at, fragment, fields }) => [at, fragment, fields.heading ?? '']),
    lengths: sections.map((_, id) => {
      const all = INDEX_FIELDS.map((__, field) => lengths[id]?.[field] ?? 0);
      return all.slice(0, all.findLastIndex((length) => length > 0) + 1);
    }),
    words: plain.index
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, fields]) =>
        [word, ...INDEX_FIELDS.map((_, field) => packPostings(fields[String(field)] ?? {}))]
          .join('\t')
          .trimEnd(),
      )
      .join('\n'),
  };
}
