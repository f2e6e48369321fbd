import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { SteppedClock } from '#machines/lib/stepped-clock.ts';
import { recordCoverage } from './coverage.ts';

export interface RunOptions<TMachine extends AnyStateMachine> {
  readonly input?: InputFrom<TMachine>;
  /** False in runs by the thousand, where inspection would cost more than the machine itself. */
  readonly inspect?: boolean;
}

/** A machine running in simulated time, with a record of what it emitted. */
export class MachineRun<TMachine extends AnyStateMachine> {
  readonly actor: Actor<TMachine>;
  readonly clock = new SteppedClock();
  /** Events emitted with `emit`, oldest first. */
  readonly emitted: EmittedFrom<TMachine>[] = [];
  #error: unknown;

  constructor(machine: TMachine, { inspect = true, ...options }: RunOptions<TMachine>) {
    this.actor = createActor(machine, {
      clock: this.clock,
      ...options,
      ...(inspect ? { inspect: recordCoverage } : {}),
    } as never);
    // Without an error listener XState throws in a later task, where no test can catch it.
    this.actor.subscribe({
      error: (error: unknown) => {
        this.#error = error;
      },
    });
    this.actor.on(
      '*' as never,
      ((event: EmittedFrom<TMachine>) => {
        this.emitted.push(event);
      }) as never,
    );
    this.actor.start();
    this.#rethrow();
  }

  get snapshot(): SnapshotFrom<TMachine> {
    return this.actor.getSnapshot();
  }

  get value(): SnapshotFrom<TMachine>['value'] {
    return (this.snapshot as { value: SnapshotFrom<TMachine>['value'] }).value;
  }

  /** The innermost state, unless there are parallel ones: 'asking' for { waiting: 'asking' }. */
  get leaf(): string {
    let leaf: unknown = this.value;
    while (typeof leaf === 'object' && leaf !== null) [leaf] = Object.values(leaf);
    return String(leaf);
  }

  get context(): SnapshotFrom<TMachine>['context'] {
    return (this.snapshot as { context: SnapshotFrom<TMachine>['context'] }).context;
  }

  /** Whether the machine is in this state. Takes the same argument as `snapshot.matches`. */
  matches(state: unknown): boolean {
    return (this.snapshot as unknown as { matches: (s: unknown) => boolean }).matches(state);
  }

  /** Whether this event would change anything now. */
  can(event: EventFromLogic<TMachine>): boolean {
    return (this.snapshot as unknown as { can: (e: unknown) => boolean }).can(event);
  }

  /** Sends events in order. @throws what a guard or an action threw */
  send(...events: EventFromLogic<TMachine>[]): this {
    for (const event of events) {
      if ((this.snapshot as Snapshot<unknown>).status !== 'active') return this;
      this.actor.send(event);
      this.#rethrow();
    }
    return this;
  }

  /** Advances the clock by `ms` milliseconds. @throws what a guard or an action threw */
  wait(ms: number): this {
    this.clock.advance(ms);
    this.#rethrow();
    return this;
  }

  /** Sends events in order, and waits where there is a number of ms: for tests that are tables. */
  play(...steps: readonly (EventFromLogic<TMachine> | number)[]): this {
    for (const step of steps) {
      if (typeof step === 'number') this.wait(step);
      else this.send(step);
    }
    return this;
  }

  /** As `play`, where a name stands for the end of a promise. */
  async playWith<TEnd extends string>(
    ends: Readonly<Record<TEnd, () => Promise<unknown>>>,
    ...steps: readonly (EventFromLogic<TMachine> | number | TEnd)[]
  ): Promise<this> {
    for (const step of steps) {
      if (typeof step === 'string') await ends[step]();
      else this.play(step);
    }
    return this;
  }

  /** Stops the actor. @throws if a timer is left */
  stop(): void {
    this.actor.stop();
    if (this.clock.pending > 0) {
      throw new Error(`${this.clock.pending} timer(s) left after the machine stopped.`);
    }
  }

  #rethrow(): void {
    if (this.#error !== undefined) {
      const error = this.#error;
      this.#error = undefined;
      throw error;
    }
  }
}

/**
 * Starts a machine with a simulated clock.
 *
 * @throws the machine's own error if the input is invalid. (`createActor` itself never throws: it
 *   keeps the error in the snapshot, and `@xstate/react` throws it while rendering.)
 */
export function startRun<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: RunOptions<TMachine> = {},
): MachineRun<TMachine> {
  return new MachineRun(machine, options);
}
