import type { Problem } from '#tests/support/conclude.ts';

/** The place for words that are on all pages. */
export const EVERY_PAGE = 'every page';

/** A row of docs/specification-coverage.md. */
export interface CoverageRow {
  readonly statement: string;
  /** A path of the site, 'every page', or a file of the project. */
  readonly place: string;
  readonly phrases: readonly string[];
}

/**
 * The rows of the table.
 * @throws Error for a row without section, statement, place and words
 */
export function coverageRows(markdown: string): CoverageRow[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const cells = line
      .slice(1, -1)
      .split(/(?<!\\)\|/u)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
    const [section = '', statement = '', place = '', words = ''] = cells;
    if (cells.length !== 4 || [section, statement, place, words].includes('')) {
      throw new Error(`A row needs section, statement, place and words: ${line}`);
    }
    return { statement, place: place.replaceAll('`', ''), phrases: words.split(' · ') };
  });
}

/** Words on every page, such as those of the menus, prove nothing about a single page. */
function provesNothing(
  { place, phrases }: CoverageRow,
  textsOf: (place: string) => readonly string[],
): boolean {
  const everyPage = place.startsWith('/') ? textsOf(EVERY_PAGE) : [];
  return (
    everyPage.length > 1 &&
    phrases.every((phrase) => everyPage.every((text) => text.includes(phrase)))
  );
}

/**
 * The rows whose words are missing from their place, or would be found anywhere.
 * @param textsOf the texts of a place; none if there is no such place
 */
export function uncovered(
  rows: readonly CoverageRow[],
  textsOf: (place: string) => readonly string[],
): Problem[] {
  return rows.flatMap((row) => {
    const { statement, place, phrases } = row;
    const texts = textsOf(place);
    if (texts.length === 0)
      return [{ page: place, what: `"${statement}": there is no such place.` }];
    if (provesNothing(row, textsOf))
      return [{ page: place, what: `"${statement}": these words stand on every page.` }];
    return phrases
      .filter((phrase) => texts.some((text) => !text.includes(phrase)))
      .map((phrase) => ({
        page: place,
        what: `"${statement}": the words "${phrase}" are not there.`,
      }));
  });
}
