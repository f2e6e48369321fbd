import { setup, type PromiseActorLogic } from 'xstate';

/**
 * A stand-in for a promise actor that resolves after a delay. It uses the clock of the actor system
 * instead of the browser's, so that the live charts and tests can pause and fast-forward it.
 *
 * @param ms the delay in ms
 * @param answer derives the output from the input
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
    // The two types differ only in their snapshots, which the invoking machines never read.
  }) as unknown as PromiseActorLogic<TOutput, TInput>;
}
