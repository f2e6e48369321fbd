import { SimulatedClock } from 'xstate';

/**
 * A clock that stands still until it is advanced, for tests and for charts that run. XState's `SimulatedClock`
 * jumps to the end and then fires what is due, so that a timer that is re-armed every 8000 ms would fire once
 * in 16 s; this one stops at every instant at which a timer is due, and knows which timers are set.
 */
export class SteppedClock {
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
      throw new Error(`A machine set a timer of ${timeout} ms. Check the input it comes from.`);
    }
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      fn();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  /** Advances time, firing every timer at its own instant, in order. */
  advance(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.nextDue; next !== undefined && next <= end; next = this.nextDue) {
      this.#clock.set(next);
    }
    this.#clock.set(end);
  }
}
