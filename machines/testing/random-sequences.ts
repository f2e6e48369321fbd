import fc from 'fast-check';
import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { settle } from './controlled-promise.ts';
import { startRun, type MachineRun } from './run.ts';

/** How many random sequences a test runs: some hundred, and 10,000 at night. */
export const SEQUENCES = Number(process.env['SEQUENCES'] ?? 300);

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
  /** Checked at the start and after every step. Use `node:assert`: `expect` costs twenty times more. */
  readonly invariant: (run: MachineRun<TMachine>) => void;
  /** Called before each sequence, to reset what sequences share. */
  readonly before?: () => void;
  /** Whether promises settle after every step; needed only by machines that invoke promises. */
  readonly promises?: boolean;
  /** The length of the longest sequence; default 12 steps. */
  readonly maxLength?: number;
}

/** Generates a wait of one of the given durations: use the machine's delays ± 1 ms. */
export function waiting(...ms: [number, ...number[]]): fc.Arbitrary<WaitStep> {
  return fc.constantFrom(...ms).map((one) => ({ type: 'test.wait', ms: one }) as const);
}

/** A named step that calls a function. */
export function doing(label: string, act: () => void | Promise<void>): fc.Arbitrary<DoStep> {
  return fc.constant({ type: 'test.do', label, act } as const);
}

/**
 * Runs random sequences of events and waits, each on a new actor. Checks the invariant after every step,
 * and that stopping leaves no timer. fast-check shrinks a failure to the shortest sequence.
 */
export async function checkRandomSequences<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: RandomOptions<TMachine>,
): Promise<void> {
  type Input = InputFrom<TMachine>;
  const { input, invariant } = options;
  const inputs = (
    input instanceof fc.Arbitrary ? input : fc.constant(input)
  ) as fc.Arbitrary<Input>;
  const steps = fc.array(options.step, { maxLength: options.maxLength ?? 12, size: 'max' });
  await fc.assert(
    fc.asyncProperty(inputs, steps, async (given, sequence) => {
      options.before?.();
      const run = startRun(machine, { input: given, inspect: false });
      invariant(run);
      for (const step of sequence as (WaitStep | DoStep | { type: string })[]) {
        if (step.type === 'test.wait') run.wait((step as WaitStep).ms);
        else if (step.type === 'test.do') await (step as DoStep).act();
        else run.send(step as EventFromLogic<TMachine>);
        if (options.promises) await settle();
        invariant(run);
      }
      run.stop();
    }),
    // Fixed, so that failures are reproducible.
    { numRuns: SEQUENCES, seed: 20_250 },
  );
}
