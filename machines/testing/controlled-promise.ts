import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One invocation of a controlled promise: its input, and the functions that settle it. */
export interface ControlledCall<TOutput, TInput> {
  readonly input: TInput;
  /** True once it is settled, or the machine has left the state that invoked it. */
  readonly isOver: () => boolean;
  readonly resolve: (output: TOutput) => void;
  readonly reject: (error: unknown) => void;
}

/** Flushes everything that waits for a settled promise, without advancing time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/**
 * A promise actor that a test settles.
 *
 * @example
 * const submit = controlledPromise<Receipt, Enquiry>();
 * const run = startRun(machine.provide({ actors: { submit: submit.logic } }), { input });
 * run.send({ type: 'FORM.SUBMITTED' });
 * await submit.resolve({ id: '1' });
 */
export function controlledPromise<TOutput, TInput = unknown>() {
  const calls: ControlledCall<TOutput, TInput>[] = [];

  const logic = fromPromise<TOutput, TInput & {}>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<TOutput>();
    let isSettled = false;
    const settled = () => {
      isSettled = true;
    };
    promise.then(settled, settled);
    const isOver = () => isSettled || (signal as unknown as { aborted: boolean }).aborted;
    calls.push({ input, isOver, resolve, reject });
    return promise;
  }) as unknown as PromiseActorLogic<TOutput, TInput>;

  const pending = () => calls.filter((call) => !call.isOver());
  const newest = () => {
    const call = pending().at(-1);
    if (!call) throw new Error('The machine is not waiting for this promise.');
    return call;
  };

  return {
    logic,
    /** Every invocation so far, oldest first. */
    calls,
    /** Invocations that are neither settled nor stopped by the machine. */
    pending,
    /** Resolves the newest pending invocation. @throws if none is pending */
    resolve: async (output: TOutput) => {
      newest().resolve(output);
      await settle();
    },
    /** Rejects the newest pending invocation. @throws if none is pending */
    reject: async (error: unknown) => {
      newest().reject(error);
      await settle();
    },
    /** Forgets all invocations, for runs that share the machine. */
    reset: () => {
      calls.length = 0;
    },
  };
}
