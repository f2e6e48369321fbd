import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { SteppedClock } from '#machines/lib/stepped-clock.ts';
import { logged, recorder } from './recorder.ts';
import type { LogEntry } from './recorder.ts';

/** The state of a preview; a new object whenever something changes. */
export interface PreviewView {
  readonly snapshot: AnyMachineSnapshot;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  /** Whether a timer is set. */
  readonly isWaiting: boolean;
}

/** A machine that runs for its chart alone, on its own clock. React reads it as an external store. */
export class Preview {
  readonly #entry: MachineEntry;
  readonly #listeners = new Set<() => void>();
  #clock = new SteppedClock();
  #actor: AnyActorRef | null = null;
  #log: readonly LogEntry[] = [];
  #view: PreviewView;

  constructor(entry: MachineEntry) {
    this.#entry = entry;
    this.#view = this.#start();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): PreviewView => this.#view;

  send(event: { readonly type: string }): void {
    this.#actor?.send(event);
    this.#notify();
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
    this.#notify();
  }

  /** Advances the clock to the next timer. */
  skip(): void {
    const { nextDue } = this.#clock;
    if (nextDue !== undefined) this.#clock.advance(nextDue - this.#clock.now());
    this.#notify();
  }

  /** Restarts at 0 ms with an empty log. */
  restart(): void {
    this.stop();
    this.#start();
    this.#notify();
  }

  stop(): void {
    this.#actor?.stop();
    this.#actor = null;
  }

  #start(): PreviewView {
    const clock = new SteppedClock();
    this.#clock = clock;
    this.#log = [];
    const { machine, input } = this.#entry;
    const actor: AnyActorRef = createActor(machine, {
      input: input as never,
      clock,
      inspect: recorder(
        () => clock.now(),
        (who, _snapshot, entry) => {
          if (who === actor) this.#log = logged(entry, this.#log);
        },
      ),
    });
    this.#actor = actor;
    actor.start();
    return this.#look(actor);
  }

  #look(actor: AnyActorRef): PreviewView {
    return {
      snapshot: actor.getSnapshot() as AnyMachineSnapshot,
      log: this.#log,
      isWaiting: this.#clock.pending > 0,
    };
  }

  #notify(): void {
    if (this.#actor !== null) this.#view = this.#look(this.#actor);
    for (const listener of this.#listeners) listener();
  }
}
