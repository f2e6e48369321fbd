import { setup, type PromiseActorLogic } from 'xstate';

/**
 * An actor that answers after a time, in place of a promise: it waits on the clock of the actor system
 * and not of the browser, so that the machine atlas and tests can stop it and fast-forward it.
 *
 * @param ms how long it takes, in ms
 * @param answer gives the output from the input
 */
export function answersAfter<TOutput, TInput = unknown>(
  ms: number,
  answer: (input: TInput) => TOutput,
): PromiseActorLogic<TOutput, TInput> {
  return setup({
    types: {
      context: {} as { readonly input: TInput },
      input: {} as TInput,
      output: {} as TOutput,
    },
    delays: { answerTime: ms },
  }).createMachine({
    id: 'answersAfter',
    context: ({ input }) => ({ input: input as TInput }),
    initial: 'working',
    states: {
      working: { after: { answerTime: 'done' } },
      done: { type: 'final' },
    },
    output: ({ context }) => answer(context.input),
    // The two differ in what their snapshots hold, which whoever invokes them never looks at.
  }) as unknown as PromiseActorLogic<TOutput, TInput>;
}
