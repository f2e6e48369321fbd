import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One invocation of a controlled promise: its input, and the functions that settle it. */
export interface ControlledCall<TOutput, TInput> {
  readonly input: TInput;
  readonly signal: AbortSignalLike;
  settled: boolean;
  readonly resolve: (output: TOutput) => void;
  readonly reject: (error: unknown) => void;
}

/** The part of `AbortSignal` that tests read (this folder compiles without the DOM lib). */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** A promise actor that a test settles: `machine.provide({ actors: { submit: p.logic } })`. */
export interface ControlledPromise<TOutput, TInput> {
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** Every invocation so far, oldest first. */
  readonly calls: ControlledCall<TOutput, TInput>[];
  /** Invocations that are neither settled nor stopped by the machine. */
  pending(): ControlledCall<TOutput, TInput>[];
  /** Resolves the newest pending invocation. @throws if none is pending */
  resolve(output: TOutput): Promise<void>;
  /** Rejects the newest pending invocation. @throws if none is pending */
  reject(error: unknown): Promise<void>;
  /** Forgets all invocations, for runs that share the machine. */
  reset(): void;
}

/** Flushes everything that waits for a settled promise, without advancing time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/**
 * Creates a promise actor that a test controls.
 *
 * @example
 * const submit = controlledPromise<Receipt, Enquiry>();
 * const run = startRun(machine.provide({ actors: { submit: submit.logic } }), { input });
 * run.send({ type: 'FORM.SUBMITTED' });
 * await submit.resolve({ id: '1' });
 */
export function controlledPromise<TOutput, TInput = unknown>(): ControlledPromise<TOutput, TInput> {
  const calls: ControlledCall<TOutput, TInput>[] = [];

  const logic = fromPromise<TOutput, TInput & {}>(
    ({ input, signal }) =>
      new Promise<TOutput>((resolve, reject) => {
        const call: ControlledCall<TOutput, TInput> = {
          input,
          signal: signal as unknown as AbortSignalLike,
          settled: false,
          resolve: (output) => {
            call.settled = true;
            resolve(output);
          },
          reject: (error) => {
            call.settled = true;
            reject(error);
          },
        };
        calls.push(call);
      }),
  ) as unknown as PromiseActorLogic<TOutput, TInput>;

  const pending = () => calls.filter((call) => !call.settled && !call.signal.aborted);
  const newest = (purpose: string) => {
    const call = pending().at(-1);
    if (!call) {
      throw new Error(
        `Cannot ${purpose}: the machine is not waiting for this promise. First send the event that invokes it.`,
      );
    }
    return call;
  };

  return {
    logic,
    calls,
    pending,
    resolve: async (output) => {
      newest('resolve').resolve(output);
      await settle();
    },
    reject: async (error) => {
      newest('reject').reject(error);
      await settle();
    },
    reset: () => {
      calls.length = 0;
    },
  };
}
