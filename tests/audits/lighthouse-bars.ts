import { medianRun } from '#tests/support/browser/lighthouse.ts';
import type { Category, Measured } from '#tests/support/browser/lighthouse.ts';

/** Minimum scores (docs/quality.md); the minimum for performance allows for noise. */
export const BARS: Readonly<Record<Category, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * Lists the categories in which a page is below the bar.
 * @param isListed false for `noindex` pages, whose SEO score is meaningless
 */
export function below(measured: Measured, isListed: boolean): Category[] {
  return (Object.keys(BARS) as Category[]).filter(
    (category) =>
      (isListed || category !== 'seo') && !(measured.scores[category] >= BARS[category]),
  );
}

/** The numbers of runs whose median may be taken; odd. */
const RUNS = [3, 5];

/**
 * Uses a single run if it meets every bar; otherwise takes the median of three, and if that does not, of
 * five: a busy machine must not fail a good page, and a lucky run or two must not pass a slow one.
 */
export async function fairly(
  measureOnce: () => Promise<Measured>,
  isListed: boolean,
): Promise<Measured> {
  const runs = [await measureOnce()];
  let result = medianRun(runs);
  for (const count of RUNS) {
    if (below(result, isListed).length === 0) break;
    while (runs.length < count) runs.push(await measureOnce());
    result = medianRun(runs);
  }
  return result;
}
