/** What a page fetches before its visitor does anything, in bytes on the wire. */
export const EARLY_BYTES = 90_000;

export interface FetchPlan {
  /** Fetched after the first frame. */
  readonly early: readonly string[];
  /** Fetched when the visitor first does something. */
  readonly later: readonly string[];
}

/**
 * Which of a page's modules are fetched before they are needed: as many as the limit allows, those that
 * come first before others. What every page shares comes first, so that the next page has it too.
 * @param modules in the order of their importance
 * @param sizeOf a module's bytes on the wire
 * @param limit in bytes
 */
export function planFetches(
  modules: readonly string[],
  sizeOf: (module: string) => number,
  limit = EARLY_BYTES,
): FetchPlan {
  const early: string[] = [];
  let sum = 0;
  for (const module of modules) {
    const size = sizeOf(module);
    if (sum + size > limit) continue;
    sum += size;
    early.push(module);
  }
  return { early, later: modules.filter((module) => !early.includes(module)) };
}
