import fc from 'fast-check';
import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { settle } from './controlled-promise.ts';
import { startRun, type MachineRun } from './machine-run.ts';

/** A step of a random sequence in which time passes. */
export interface WaitStep {
  readonly type: 'test.wait';
  readonly ms: number;
}

/** A step that does something a machine cannot be sent, such as settling a promise. */
export interface DoStep {
  readonly type: 'test.do';
  readonly label: string;
  readonly act: () => void | Promise<void>;
}

export interface RandomOptions<TMachine extends AnyStateMachine> {
  /** The input, or how to draw one. */
  readonly input?: InputFrom<TMachine> | fc.Arbitrary<InputFrom<TMachine>>;
  /** How to draw one step: an event, `waiting(...)` or `doing(...)`. */
  readonly step: fc.Arbitrary<EventFromLogic<TMachine> | WaitStep | DoStep>;
  /**
   * Checked at the start and after every step; throws when broken. Hundreds of thousands of times: with
   * `node:assert`, which costs a twentieth of an `expect`.
   */
  readonly invariant: (run: MachineRun<TMachine>) => void;
  /** Called before each sequence, to reset shared controlled promises. */
  readonly before?: () => void;
  /** Let promises settle after every step; only machines that invoke promises need it. */
  readonly promises?: boolean;
  /** Sequences; default 10 000, or the environment variable SEQUENCES (mutation runs use fewer). */
  readonly runs?: number;
  /** Longest sequence; default 12 steps. */
  readonly maxLength?: number;
  /** Fixed so that a failure can be seen again; default 20250. */
  readonly seed?: number;
}

/** Draws a stretch of time from the given milliseconds: choose the delays of the machine ± 1. */
export function waiting(...ms: [number, ...number[]]): fc.Arbitrary<WaitStep> {
  return fc.constantFrom(...ms).map((one) => ({ type: 'test.wait', ms: one }) as const);
}

/** A step with a name that calls a function. */
export function doing(label: string, act: () => void | Promise<void>): fc.Arbitrary<DoStep> {
  return fc.constant({ type: 'test.do', label, act } as const);
}

function isArbitrary<T>(value: T | fc.Arbitrary<T>): value is fc.Arbitrary<T> {
  return value instanceof fc.Arbitrary;
}

/**
 * Runs thousands of random sequences of events and waits, each on a fresh actor, checks the
 * invariant after every step and that no timer is left after stop. fast-check shrinks a failure to
 * the shortest sequence that shows it and prints the seed.
 */
export async function checkRandomSequences<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: RandomOptions<TMachine>,
): Promise<void> {
  type Input = InputFrom<TMachine>;
  const given = options.input as Input | fc.Arbitrary<Input>;
  const inputs: fc.Arbitrary<Input> = isArbitrary(given) ? given : fc.constant(given);
  const steps = fc.array(options.step, { maxLength: options.maxLength ?? 12, size: 'max' });

  await fc.assert(
    fc.asyncProperty(inputs, steps, async (input, sequence) => {
      options.before?.();
      const run = startRun(machine, {
        ...(input === undefined ? {} : { input }),
        inspect: false,
      } as never) as MachineRun<TMachine>;
      options.invariant(run);
      for (const step of sequence as (WaitStep | DoStep | { type: string })[]) {
        if (step.type === 'test.wait') run.wait((step as WaitStep).ms);
        else if (step.type === 'test.do') await (step as DoStep).act();
        else run.send(step as EventFromLogic<TMachine>);
        if (options.promises) await settle();
        options.invariant(run);
      }
      run.stop();
    }),
    {
      numRuns: options.runs ?? Number(process.env['SEQUENCES'] ?? 10_000),
      seed: options.seed ?? 20_250,
    },
  );
}
