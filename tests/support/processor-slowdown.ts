/**
 * How many times slower than this machine a mid-range phone is, so that the same phone is simulated
 * wherever the checks run. Lighthouse takes 4, which is right for a fast desktop; on a slower machine it
 * would simulate a phone that nobody has, and says so in its report. The steps are those that its guide
 * recommends (Lighthouse's guide to throttling, "Calibrating the CPU slowdown").
 *
 * @param benchmarkIndex what Lighthouse's benchmark says of this machine: about 1,500 to 2,000 for a fast
 * desktop, 125 to 800 for a mid-range phone
 * @returns 1 to 4; never more than Lighthouse itself takes
 */
export function processorSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
