/**
 * How many times slower than this machine a mid-range phone is, so that the same phone is simulated
 * wherever the checks run. Lighthouse's default is 4, which is right for a fast desktop; on a
 * slower machine it would simulate an unrealistically slow phone, as its report warns. The steps
 * follow Lighthouse's guide to throttling, "Calibrating the CPU slowdown".
 *
 * @param benchmarkIndex Lighthouse's benchmark result for this machine: about 1,500 to 2,000 for a
 * fast desktop, 125 to 800 for a mid-range phone
 * @returns 1 to 4; never more than Lighthouse's default
 */
export function processorSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
