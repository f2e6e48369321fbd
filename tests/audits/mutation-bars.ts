/** As much of Stryker's JSON report as the bars ask for (mutation-testing-report-schema). */
export interface MutationReport {
  /** By path from the project's root. */
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

/** How a part of the code stood up to its mutants. */
export interface PartScore {
  /** A machine's folder, or 'enquiry schema'. */
  readonly part: string;
  /** Mutants that the tests noticed, in percent of all that they could have noticed. */
  readonly score: number;
  /** The least that it may be. */
  readonly bar: number;
}

/** The bars of docs/quality.md: what a visitor writes, and what checks it, is held to more. */
const USUAL_BAR = 90;
const HIGHER_BARS: ReadonlyMap<string, number> = new Map([
  ['contact-form', 95],
  ['enquiry schema', 95],
]);

/** Mutants that do not run, or that were told to be left out, count on neither side. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const partOf = (file: string): string =>
  file === 'src/content/enquiry.ts'
    ? 'enquiry schema'
    : (/^machines\/([^/]+)\//u.exec(file)?.[1] ?? file);

/** The score of every part that has mutants, in the report's order. */
export function scoresOf({ files }: MutationReport): PartScore[] {
  const byPart = Map.groupBy(Object.entries(files), ([file]) => partOf(file));
  return [...byPart].flatMap(([part, all]) => {
    const statuses = all.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
    const noticed = statuses.filter((status) => NOTICED.includes(status)).length;
    const counted = noticed + statuses.filter((status) => UNNOTICED.includes(status)).length;
    if (counted === 0) return [];
    return { part, score: (100 * noticed) / counted, bar: HIGHER_BARS.get(part) ?? USUAL_BAR };
  });
}

/**
 * What is wrong with these scores, in a sentence each.
 * @param isWhole was everything mutated? Then a part with a bar of its own must be among the scores:
 *   were its folder renamed, its bar would go unnoticed
 */
export function belowBars(scores: readonly PartScore[], isWhole: boolean): string[] {
  const missing = [...HIGHER_BARS.keys()].filter(
    (part) => isWhole && !scores.some((score) => score.part === part),
  );
  return [
    ...(scores.length === 0 ? ['Nothing was mutated.'] : []),
    ...missing.map((part) => `Nothing was mutated in ${part}, which has a bar of its own.`),
    ...scores
      .filter(({ score, bar }) => score < bar)
      .map(
        ({ part, score, bar }) =>
          `The tests of ${part} notice ${score.toFixed(2)}% of its mutants; the bar is ${String(bar)}%.`,
      ),
  ];
}
