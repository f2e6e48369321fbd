/** Something wrong on a page. */
export interface Problem {
  /** The page's path, or what else it is about. */
  readonly page: string;
  /** In a sentence; the same sentence on many pages is told once. */
  readonly what: string;
  /** Where on the page: a line, a selector, the text. */
  readonly at?: string;
}

/**
 * Ends an audit: each problem once, with the pages that have it, or a note on what was examined, which
 * `npm test` shows beside the check's name.
 */
export function conclude(problems: readonly Problem[], note: string): void {
  for (const line of grouped(problems)) console.log(line);
  console.log(`note: ${note}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** How many pages are named beside a problem. */
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
