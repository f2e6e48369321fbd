import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One invocation of a controlled promise: what it was given, and how to end it. */
export interface ControlledCall<TOutput, TInput> {
  readonly input: TInput;
  readonly signal: AbortSignalLike;
  settled: boolean;
  readonly resolve: (output: TOutput) => void;
  readonly reject: (error: unknown) => void;
}

/** The part of an `AbortSignal` that a test reads (this folder compiles without the DOM lib). */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** A promise actor that a test ends by hand, for `machine.provide({ actors: { submit: p.logic } })`. */
export interface ControlledPromise<TOutput, TInput> {
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** Every invocation so far, oldest first. */
  readonly calls: ControlledCall<TOutput, TInput>[];
  /** Invocations neither ended nor stopped by the machine. */
  pending(): ControlledCall<TOutput, TInput>[];
  /** Ends the newest pending invocation well. @throws when none is pending */
  resolve(output: TOutput): Promise<void>;
  /** Ends the newest pending invocation badly. @throws when none is pending */
  reject(error: unknown): Promise<void>;
  /** Forgets all invocations, between two runs that share the machine. */
  reset(): void;
}

/** Lets everything that waits for a settled promise happen, without any time passing. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/**
 * Makes a promise actor under a test's control.
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
  const newest = (wish: string) => {
    const call = pending().at(-1);
    if (!call) {
      throw new Error(
        `Cannot ${wish}: the machine is not waiting for this promise. Send the event that invokes it first.`,
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
