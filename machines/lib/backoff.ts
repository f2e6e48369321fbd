import { requireDelay } from './check-input.ts';

/** How long to wait between tries that fail. All figures in milliseconds. */
export interface BackoffSettings {
  /** The wait after the first failure, before jitter. */
  readonly baseMs: number;
  /** No wait is longer than this, whatever the number of failures. */
  readonly maxMs: number;
}

/** Where chance comes from: a number from 0 (included) to 1. Machines never call Math.random(). */
export type Jitter = () => number;

/** The part of a wait that chance may take away, so that many tabs do not all try together. */
const SPREAD = 0.5;

/**
 * Checks the settings of a backoff.
 *
 * @throws RangeError if a delay is out of range, or the longest wait is shorter than the first.
 */
export function requireBackoff(machine: string, settings: BackoffSettings): BackoffSettings {
  requireDelay(machine, 'backoff.baseMs', settings.baseMs);
  requireDelay(machine, 'backoff.maxMs', settings.maxMs);
  if (settings.maxMs < settings.baseMs) {
    throw new RangeError(
      `${machine}: backoff.maxMs (${settings.maxMs}) is less than backoff.baseMs (${settings.baseMs}), so no wait would be allowed. Make maxMs at least baseMs.`,
    );
  }
  return settings;
}

/**
 * The wait before the next try: it doubles with each failure up to the longest one, and chance takes
 * away up to half of it (exponential backoff with equal jitter).
 *
 * @param failures how many tries have failed so far, from 1; 0 counts as 1
 * @param jitter a number from 0 to 1; anything else is brought into that range
 * @returns whole milliseconds, from half of the capped wait to the whole of it
 */
export function backoffMs(settings: BackoffSettings, failures: number, jitter: number): number {
  const doublings = Math.max(0, failures - 1);
  const wait = Math.min(settings.maxMs, settings.baseMs * 2 ** doublings);
  const chance = Math.min(1, Math.max(0, jitter));
  return Math.round(wait * (1 - SPREAD * chance));
}
