/** Wraps an integer into 0 … count − 1. `count` must be at least 1. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
