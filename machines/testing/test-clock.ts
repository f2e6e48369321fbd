import { SimulatedClock } from 'xstate';

/** More timers than this at one instant means a machine that re-arms a 0 ms delay for ever. */
const TIMERS_AT_ONE_INSTANT = 1_000;

/**
 * The time of a test: XState's `SimulatedClock`, plus two things a test needs.
 *
 * 1. `advance` stops at every instant at which a timer is due. `SimulatedClock.increment(16000)`
 *    alone jumps first and fires afterwards, so a timer re-armed every 8000 ms would fire once.
 * 2. `pending` counts the timers still set, so that a test can see one that was left behind.
 */
export class TestClock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();

  /** Milliseconds since the clock was made. */
  now(): number {
    return this.#clock.now();
  }

  /** Timers set and neither fired nor cleared. */
  get pending(): number {
    return this.#due.size;
  }

  /** The instant, in ms, of the next timer; undefined when none is set. */
  get nextDue(): number | undefined {
    return this.#due.size === 0 ? undefined : Math.min(...this.#due.values());
  }

  setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    if (!Number.isFinite(timeout) || timeout < 0) {
      throw new Error(
        `A machine set a timer of ${timeout} ms. A delay must be a finite number of at least 0: check the input it comes from.`,
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
   * Lets `ms` milliseconds pass, firing every timer at its own instant, in order.
   * @throws when `ms` is negative or not finite, or when a machine re-arms a 0 ms timer for ever
   */
  advance(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) {
      throw new Error(`Cannot advance the clock by ${ms} ms: give a finite number of at least 0.`);
    }
    const end = this.now() + ms;
    let instant = -1;
    let fired = 0;
    for (let next = this.nextDue; next !== undefined && next <= end; next = this.nextDue) {
      fired = next === instant ? fired + 1 : 0;
      instant = next;
      if (fired > TIMERS_AT_ONE_INSTANT) {
        throw new Error(`A machine re-arms a 0 ms timer for ever at ${instant} ms.`);
      }
      this.#clock.set(next);
    }
    this.#clock.set(end);
  }

  /** Jumps to the next timer and fires what is due then. Returns false when no timer is set. */
  advanceToNext(): boolean {
    const next = this.nextDue;
    if (next === undefined) return false;
    this.advance(next - this.now());
    return true;
  }
}
