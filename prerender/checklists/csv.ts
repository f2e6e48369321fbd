import type { Site } from '#src/content/schema/navigation.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { BYTE_ORDER_MARK, toCsv } from '#server/csv.ts';

type List = PageOf<'checklists'>['lists'][number];

const COLUMNS = ['No.', 'Item', 'Why', 'Who', 'By when', 'Done'];

/**
 * A list as CSV (RFC 4180) in UTF-8: each item with a link to its explanation, and empty columns to fill in.
 */
export const checklistCsv = ({ article, items }: List, { origin }: Site): string =>
  BYTE_ORDER_MARK +
  toCsv(
    COLUMNS,
    items.map(({ text, section }, index) => [
      String(index + 1),
      text,
      // Without a page, the words are shown without a link, here as on the page.
      article.href === null ? '' : `${origin}${article.href}#${section}`,
      '',
      '',
      '',
    ]),
  );

/** The lists of a page as site files: path without the leading slash → text. */
export const checklistFiles = (lists: readonly List[], site: Site): [string, string][] =>
  lists.map((list) => [`checklists/${list.id}.csv`, checklistCsv(list, site)]);
