import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { startRun } from '#machines/testing/index.ts';
import { answersAfter } from './answers-after.ts';

const asking = setup({
  types: { context: {} as { answer: string | null } },
  actors: { double: answersAfter<string, { text: string }>(1500, ({ text }) => text + text) },
}).createMachine({
  id: 'asking',
  context: { answer: null },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'double',
        input: { text: 'ha' },
        onDone: {
          target: 'answered',
          actions: ({ context, event }) => {
            context.answer = event.output;
          },
        },
      },
    },
    answered: {},
  },
});

describe('an actor with a delayed output', () => {
  it('derives its output from its input and resolves on the clock of the actor system', () => {
    const run = startRun(asking);
    expect(run.wait(1499).value).toBe('waiting');
    expect(run.wait(1).value).toBe('answered');
    expect(run.context.answer).toBe('haha');
    run.stop();
  });
});
