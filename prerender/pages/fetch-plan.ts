/** The most that a page fetches before the visitor's first interaction, in bytes on the wire. */
export const EARLY_BYTES = 90_000;

export interface FetchPlan {
  /** Fetched after the first frame. */
  readonly early: readonly string[];
  /** Fetched on the visitor's first interaction. */
  readonly later: readonly string[];
}

/**
 * Chooses which of a page's modules to fetch before they are needed: as many as the limit allows, in
 * order of importance. Modules that every page shares come first, so that the next page has them too.
 * @param modules in order of importance
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
