import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/index.ts';
import { AtlasClock } from './atlas-clock.ts';
import { recorder } from './recorder.ts';
import { LOG_LENGTH, reportOf } from './reports.ts';
import type { ActorReport, LogEntry } from './reports.ts';

/** A snapshot of a preview; a new object whenever something changes. */
export interface PreviewView {
  readonly report: ActorReport;
  readonly snapshot: AnyMachineSnapshot;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  readonly now: number;
  readonly nextDue: number | null;
}

/** A machine that the atlas itself runs, on its own clock. React reads it as an external store. */
export class Preview {
  readonly #entry: MachineEntry;
  readonly #listeners = new Set<() => void>();
  #clock = new AtlasClock();
  #actor: AnyActorRef | null = null;
  #log: LogEntry[] = [];
  #view: PreviewView;

  constructor(entry: MachineEntry) {
    this.#entry = entry;
    this.#view = this.#begin();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): PreviewView => this.#view;

  send(event: { readonly type: string }): void {
    this.#actor?.send(event);
    this.#tell();
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
    this.#tell();
  }

  skip(): void {
    this.#clock.advanceToNext();
    this.#tell();
  }

  /** Restarts at 0 ms with an empty log. */
  restart(): void {
    this.stop();
    this.#view = this.#begin();
    this.#tell();
  }

  stop(): void {
    this.#actor?.stop();
    this.#actor = null;
  }

  #begin(): PreviewView {
    const clock = new AtlasClock();
    this.#clock = clock;
    this.#log = [];
    const { machine, input } = this.#entry;
    const actor: AnyActorRef = createActor(machine, {
      input: input as never,
      clock,
      inspect: recorder(
        () => clock.now(),
        (who, _report, entry) => {
          if (who === actor) this.#log = [entry, ...this.#log].slice(0, LOG_LENGTH);
        },
      ),
    });
    this.#actor = actor;
    actor.start();
    return this.#look();
  }

  #look(): PreviewView {
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot;
    const { nextDue } = this.#clock;
    return {
      report: reportOf(snapshot),
      snapshot,
      log: this.#log,
      now: this.#clock.now(),
      nextDue,
    };
  }

  #tell(): void {
    if (this.#actor !== null) this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
