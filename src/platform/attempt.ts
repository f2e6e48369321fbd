/**
 * Runs `work` and returns its result, or `otherwise` if it throws because the browser blocks it.
 */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
