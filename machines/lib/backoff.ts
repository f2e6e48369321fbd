import { requireDelay } from './check-input.ts';

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
 * Validates backoff settings.
 *
 * @throws RangeError if a delay is out of range, or `maxMs` is less than `baseMs`
 */
export function requireBackoff(machine: string, settings: BackoffSettings): BackoffSettings {
  requireDelay(machine, 'backoff.baseMs', settings.baseMs);
  requireDelay(machine, 'backoff.maxMs', settings.maxMs);
  if (settings.maxMs < settings.baseMs) {
    throw new RangeError(
      `${machine}: backoff.maxMs (${settings.maxMs}) is less than backoff.baseMs (${settings.baseMs}), so no wait would be valid. Set maxMs to at least baseMs.`,
    );
  }
  return settings;
}

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
