/**
 * The index: a list of parts. From the server it has one part, with all pages; the service worker
 * assembles it from the parts of the saved pages.
 */
export const SEARCH_INDEX = '/search.json';

/**
 * The searched fields: a page's name and title; other names visitors use for it; its short
 * description; a section's heading; its text. The first three belong to the first section of a page.
 */
export const INDEX_FIELDS = ['name', 'also', 'summary', 'heading', 'text'] as const;

/** Incremented when the format of a part changes: parts saved by earlier builds are then ignored. */
export const INDEX_FORMAT = 2;

/**
 * A part of the serialized search index for some pages: words and how often they occur, without the
 * text. It is about a ninth of the size of MiniSearch's own format before compression, and three
 * fifths after it.
 */
export interface PackedIndex {
  readonly format: typeof INDEX_FORMAT;
  /**
   * Path and name of each page, the names of the pages above it, its priority in percent, a one-sentence
   * summary, its kind and its offering line; the last three are missing from parts saved by earlier builds.
   */
  readonly pages: readonly (readonly [
    path: string,
    name: string,
    trail: readonly string[],
    priority: number,
    summary?: string,
    kind?: string,
    line?: string,
  ])[];
  /** The sections: index of the page, fragment, heading (both empty for the start of the page). */
  readonly sections: readonly (readonly [page: number, fragment: string, heading: string])[];
  /** The number of words in each field of each section; zeros at the end are left out. */
  readonly lengths: readonly (readonly number[])[];
  /** One word per line: word, then for each field a tab and postings; see `packPostings`. */
  readonly words: string;
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
