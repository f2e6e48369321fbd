/**
 * The search index as it goes over the wire: words and where they stand, without the text. About a
 * ninth of what MiniSearch writes by itself before compression, and three fifths after it.
 */
export interface PackedIndex {
  /** Path and name of each page. */
  readonly pages: readonly (readonly [path: string, name: string])[];
  /** The sections: index of the page, fragment, heading (both empty for the page's beginning). */
  readonly sections: readonly (readonly [page: number, fragment: string, heading: string])[];
  /** How many different words each section has in its heading and in its text. */
  readonly lengths: readonly (readonly [heading: number, text: number])[];
  /** A word a line: word, tab, postings in headings, tab, postings in texts; see `packPostings`. */
  readonly words: string;
}

/** A section as it is indexed. */
export interface IndexedSection {
  readonly id: number;
  readonly heading: string;
  readonly text: string;
}

export const INDEX_FIELDS = ['heading', 'text'] as const;

/** Words that stand everywhere and tell nothing. */
const STOP_WORDS = new Set(
  (
    'a about also an and any are as at be been but by can do does each for from had has have how ' +
    'if in into is it its may more most no not of on one or other our out over so some such than ' +
    'that the their them then there these they this those to too up was we were what when where ' +
    'which while who why will with you your'
  ).split(' '),
);

/** What is indexed of a word, and looked for; null for words that tell nothing. */
export function wordOf(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/gu, '')
    .toLowerCase();
  return plain.length < 2 || STOP_WORDS.has(plain) ? null : plain;
}

/** How often a word stands in which sections, by section. */
export type Postings = Readonly<Record<string, number>>;

/** Sections as distances from the one before, in base 36, with `.n` for a word that stands n times. */
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

/** @throws RangeError for anything that `packPostings` does not write */
export function unpackPostings(packed: string): Record<string, number> {
  const postings: Record<string, number> = {};
  if (packed === '') return postings;
  let section = 0;
  for (const part of packed.split(' ')) {
    const [distance = '', times] = part.split('.');
    section += Number.parseInt(distance, 36);
    if (Number.isNaN(section)) {
      throw new RangeError(`The search index is damaged at "${part}". Load the page again.`);
    }
    postings[String(section)] = times === undefined ? 1 : Number.parseInt(times, 36);
  }
  return postings;
}
