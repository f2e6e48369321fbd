/** A problem on a page. */
export interface Problem {
  /** The page's path, or another subject. */
  readonly page: string;
  /** A sentence; the same sentence for many pages is reported once. */
  readonly what: string;
  /** Where on the page: a line, a selector, or text. */
  readonly at?: string;
}

/**
 * Ends an audit: prints each problem once, with the pages that have it, and a note on what was
 * checked, which `npm test` shows next to the check's name.
 */
export function conclude(problems: readonly Problem[], note: string): void {
  for (const line of grouped(problems)) console.log(line);
  console.log(`note: ${note}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** How many pages to list per problem. */
const NAMED = 5;

export function grouped(problems: readonly Problem[]): string[] {
  return [...Map.groupBy(problems, ({ what }) => what)].map(([what, same]) => {
    const pages = [...new Set(same.map(({ page }) => page))];
    const named = pages.slice(0, NAMED).join(', ');
    const more = pages.length > NAMED ? ` and ${String(pages.length - NAMED)} more` : '';
    const at = same[0]?.at;
    return `${what}\n    on ${named}${more}${at === undefined ? '' : `\n    for example ${at}`}`;
  });
}
