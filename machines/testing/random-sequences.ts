import fc from 'fast-check';
import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { settle } from './controlled-promise.ts';
import { startRun, type MachineRun } from './machine-run.ts';

/** A step of a random sequence in which time passes. */
export interface WaitStep {
  readonly type: 'test.wait';
  readonly ms: number;
}

/** A step other than an event or a wait, such as settling a promise. */
export interface DoStep {
  readonly type: 'test.do';
  readonly label: string;
  readonly act: () => void | Promise<void>;
}

export interface RandomOptions<TMachine extends AnyStateMachine> {
  /** The input, or an arbitrary that generates it. */
  readonly input?: InputFrom<TMachine> | fc.Arbitrary<InputFrom<TMachine>>;
  /** Generates one step: an event, `waiting(...)` or `doing(...)`. */
  readonly step: fc.Arbitrary<EventFromLogic<TMachine> | WaitStep | DoStep>;
  /**
   * Checked at the start and after every step; throws if broken. It runs hundreds of thousands of
   * times, so use `node:assert`, which costs a twentieth of an `expect`.
   */
  readonly invariant: (run: MachineRun<TMachine>) => void;
  /** Called before each sequence, to reset shared controlled promises. */
  readonly before?: () => void;
  /** Whether promises settle after every step; needed only by machines that invoke promises. */
  readonly promises?: boolean;
  /**
   * The number of sequences; default 300 or the environment variable SEQUENCES (10,000 at
   * night).
   */
  readonly runs?: number;
  /** The length of the longest sequence; default 12 steps. */
  readonly maxLength?: number;
  /** Fixed so that failures are reproducible; default 20250. */
  readonly seed?: number;
}

/** Generates a wait of one of the given durations: use the machine's delays ± 1 ms. */
export function waiting(...ms: [number, ...number[]]): fc.Arbitrary<WaitStep> {
  return fc.constantFrom(...ms).map((one) => ({ type: 'test.wait', ms: one }) as const);
}

/** A named step that calls a function. */
export function doing(label: string, act: () => void | Promise<void>): fc.Arbitrary<DoStep> {
  return fc.constant({ type: 'test.do', label, act } as const);
}

function isArbitrary<T>(value: T | fc.Arbitrary<T>): value is fc.Arbitrary<T> {
  return value instanceof fc.Arbitrary;
}

/**
 * Runs thousands of random sequences of events and waits, each on a new actor. Checks the invariant
 * after every step, and that stopping leaves no timer. fast-check shrinks a failure to the shortest
 * sequence that reproduces it and prints the seed.
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
      numRuns: options.runs ?? Number(process.env['SEQUENCES'] ?? 300),
      seed: options.seed ?? 20_250,
    },
  );
}
