/** Brings any whole number into 0 … count − 1, going round at both ends. `count` is at least 1. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
