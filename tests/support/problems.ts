/** A problem on a page. */
export interface Problem {
  /** The page's path, or another subject. */
  readonly page: string;
  /** A sentence; the same sentence for many pages is reported once. */
  readonly what: string;
  /** Where on the page: a line, a selector, or text. */
  readonly at?: string;
}

/** How many pages to list per problem. */
const NAMED = 5;

/** Each problem once, with the pages that have it: what a failing check prints. */
export function grouped(problems: readonly Problem[]): string[] {
  return [...Map.groupBy(problems, ({ what }) => what)].map(([what, same]) => {
    const pages = [...new Set(same.map(({ page }) => page))];
    const named = pages.slice(0, NAMED).join(', ');
    const more = pages.length > NAMED ? ` and ${String(pages.length - NAMED)} more` : '';
    const at = same[0]?.at;
    return `${what}\n    on ${named}${more}${at === undefined ? '' : `\n    for example ${at}`}`;
  });
}
