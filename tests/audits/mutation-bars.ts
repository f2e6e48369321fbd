/** The part of Stryker's JSON report that the bars need (mutation-testing-report-schema). */
export interface MutationReport {
  /** By path from the project's root. */
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

/** The mutation score of one part of the code. */
export interface PartScore {
  /** A machine's folder, or 'enquiry schema'. */
  readonly part: string;
  /** Detected mutants, in percent of all detectable ones. */
  readonly score: number;
  /** The minimum score. */
  readonly bar: number;
}

/** The bars of docs/quality.md: higher for the form and its validation. */
const USUAL_BAR = 90;
const HIGHER_BARS: ReadonlyMap<string, number> = new Map([
  ['contact-form', 95],
  ['enquiry schema', 95],
]);

/** Mutants that do not run or were excluded count neither way. */
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
 * Lists what is wrong with these scores, one sentence each.
 * @param isWhole whether everything was mutated; then every part with its own bar must be among the
 * scores, so that renaming its folder does not silently drop the bar
 */
export function belowBars(scores: readonly PartScore[], isWhole: boolean): string[] {
  const missing = [...HIGHER_BARS.keys()].filter(
    (part) => isWhole && !scores.some((score) => score.part === part),
  );
  return [
    ...(scores.length === 0 ? ['Nothing was mutated.'] : []),
    ...missing.map((part) => `Nothing was mutated in ${part}, which has its own bar.`),
    ...scores
      .filter(({ score, bar }) => score < bar)
      .map(
        ({ part, score, bar }) =>
          `The tests of ${part} detect ${score.toFixed(2)}% of its mutants; the bar is ${String(bar)}%.`,
      ),
  ];
}
