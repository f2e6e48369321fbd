import { SimulatedClock } from 'xstate';

/** More timers than this at one instant mean a machine that re-arms a 0 ms delay forever. */
const TIMERS_AT_ONE_INSTANT = 1_000;

/**
 * A clock for tests: XState's `SimulatedClock`, plus two features.
 *
 * 1. `advance` stops at every instant at which a timer is due. `SimulatedClock.increment(16000)`
 *    jumps first and fires afterwards, so a timer re-armed every 8000 ms would fire once.
 * 2. `pending` counts the timers that are still set, so that a test can detect one left behind.
 */
export class TestClock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();

  /** Milliseconds since the clock was created. */
  now(): number {
    return this.#clock.now();
  }

  /** The number of timers that have neither fired nor been cleared. */
  get pending(): number {
    return this.#due.size;
  }

  /** The time of the next timer, in ms; undefined if none is set. */
  get nextDue(): number | undefined {
    return this.#due.size === 0 ? undefined : Math.min(...this.#due.values());
  }

  setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    if (!Number.isFinite(timeout) || timeout < 0) {
      throw new Error(
        `A machine set a timer of ${timeout} ms. A delay must be a finite number of at least 0. Check the input it comes from.`,
      );
    }
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      fn();
    }, timeout);
    this.#due.set(id, this.#clock.now() + timeout);
    return id;
  }

  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  /**
   * Advances time by `ms` milliseconds, firing every timer at its own instant, in order.
   * @throws if `ms` is negative or not finite, or if a machine re-arms a 0 ms timer forever
   */
  advance(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) {
      throw new Error(`Cannot advance the clock by ${ms} ms. Pass a finite number of at least 0.`);
    }
    const end = this.now() + ms;
    let instant = -1;
    let fired = 0;
    for (let next = this.nextDue; next !== undefined && next <= end; next = this.nextDue) {
      fired = next === instant ? fired + 1 : 0;
      instant = next;
      if (fired > TIMERS_AT_ONE_INSTANT) {
        throw new Error(`A machine re-arms a 0 ms timer forever at ${instant} ms.`);
      }
      this.#clock.set(next);
    }
    this.#clock.set(end);
  }

  /** Jumps to the next timer and fires what is due then. Returns false if no timer is set. */
  advanceToNext(): boolean {
    const next = this.nextDue;
    if (next === undefined) return false;
    this.advance(next - this.now());
    return true;
  }
}
