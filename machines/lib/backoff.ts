/** How long to wait between retries, in ms. */
export interface BackoffSettings {
  /** The wait after the first failure, before jitter. */
  readonly baseMs: number;
  /** The longest wait, regardless of the number of failures. */
  readonly maxMs: number;
}

/**
 * Returns a random number from 0 (inclusive) to 1. Machines never call Math.random() themselves.
 */
export type Jitter = () => number;

/** The part of a wait that jitter may remove, so that many tabs do not all retry at once. */
const SPREAD = 0.5;

/**
 * The wait before the next retry. It doubles with each failure up to the maximum, and jitter
 * removes up to half of it (exponential backoff with equal jitter).
 *
 * @param failures the number of failed attempts, from 1; 0 counts as 1
 * @param jitter a number from 0 to 1; other values are clamped
 * @returns whole milliseconds, from half of the capped wait to all of it
 */
export function backoffMs(settings: BackoffSettings, failures: number, jitter: number): number {
  const doublings = Math.max(0, failures - 1);
  const wait = Math.min(settings.maxMs, settings.baseMs * 2 ** doublings);
  const chance = Math.min(1, Math.max(0, jitter));
  return Math.round(wait * (1 - SPREAD * chance));
}
