import { SimulatedClock } from 'xstate';

/**
 * A clock that stands still until it is advanced. Every timer fires at its due time, in order, even
 * when the clock advances a lot at once.
 */
export class SteppedClock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();

  /** Milliseconds since the machine was started. */
  now(): number {
    return this.#clock.now();
  }

  /** When the next timer is due, in ms; null when none is set. */
  get nextDue(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values());
  }

  setTimeout(fire: (...args: unknown[]) => void, timeout: number): number {
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      fire();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  advance(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.nextDue; next !== null && next <= end; next = this.nextDue) {
      this.#clock.set(next);
    }
    this.#clock.set(end);
  }

  /** Advances the clock to the next timer; does nothing when none is set. */
  advanceToNext(): void {
    const next = this.nextDue;
    if (next !== null) this.advance(next - this.now());
  }
}
