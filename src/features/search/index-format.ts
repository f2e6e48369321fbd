/**
 * The serialized search index: words and their positions, without the text. It is about a ninth of
 * the size of MiniSearch's own format before compression, and three fifths after it.
 */
export interface PackedIndex {
  /** Path and name of each page. */
  readonly pages: readonly (readonly [path: string, name: string])[];
  /** The sections: index of the page, fragment, heading (both empty for the start of the page). */
  readonly sections: readonly (readonly [page: number, fragment: string, heading: string])[];
  /** The number of distinct words in each section's heading and text. */
  readonly lengths: readonly (readonly [heading: number, text: number])[];
  /**
   * One word per line: word, tab, postings in headings, tab, postings in texts; see `packPostings`.
   */
  readonly words: string;
}

/** A section to index. */
export interface IndexedSection {
  readonly id: number;
  readonly heading: string;
  readonly text: string;
}

export const INDEX_FIELDS = ['heading', 'text'] as const;

/** Common words that are useless for search. */
const STOP_WORDS = new Set(
  (
    'a about also an and any are as at be been but by can do does each for from had has have how ' +
    'if in into is it its may more most no not of on one or other our out over so some such than ' +
    'that the their them then there these they this those to too up was we were what when where ' +
    'which while who why will with you your'
  ).split(' '),
);

/** Normalizes a word for indexing and searching; null for stop words. */
export function wordOf(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/gu, '')
    .toLowerCase();
  return plain.length < 2 || STOP_WORDS.has(plain) ? null : plain;
}

/** The number of occurrences of a word by section. */
export type Postings = Readonly<Record<string, number>>;

/** Sections as deltas to the previous one, in base 36, with `.n` for a word that occurs n times. */
export function packPostings(postings: Postings): string {
  let before = 0;
  return Object.entries(postings)
    .map(([section, times]) => [Number(section), times] as const)
    .sort(([one], [other]) => one - other)
    .map(([section, times]) => {
      const distance = (section - before).toString(36);
      before = section;
      return times > 1 ? `${distance}.${times.toString(36)}` : distance;
    })
    .join(' ');
}

/** @throws RangeError for input that `packPostings` did not produce */
export function unpackPostings(packed: string): Record<string, number> {
  const postings: Record<string, number> = {};
  if (packed === '') return postings;
  let section = 0;
  for (const part of packed.split(' ')) {
    const [distance = '', times] = part.split('.');
    section += Number.parseInt(distance, 36);
    if (Number.isNaN(section)) {
      throw new RangeError(`The search index is damaged at "${part}". Reload the page.`);
    }
    postings[String(section)] = times === undefined ? 1 : Number.parseInt(times, 36);
  }
  return postings;
}
