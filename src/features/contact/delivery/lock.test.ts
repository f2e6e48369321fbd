import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Locks } from '#src/platform/locks.ts';
import { lockLogic } from './lock.ts';
import { until } from './testing/deps.ts';

/** A host that requests a lock and records the responses. */
function ask(locks: () => Locks | undefined, name = 'lock') {
  const answers: string[] = [];
  const actor = createActor(
    setup({ actors: { lock: lockLogic(locks) } }).createMachine({
      invoke: { src: 'lock', input: { name } },
      on: { '*': { actions: ({ event }) => answers.push(event.type) } },
    }),
  ).start();
  return { answers, stop: () => actor.stop() };
}

const real = () => navigator.locks;

describe('the lock of an enquiry', () => {
  it('is granted to one, denied to another, and granted again once it is released', async () => {
    const first = ask(real);
    await until(() => first.answers.length > 0);
    const second = ask(real);
    await until(() => second.answers.length > 0);
    expect([first.answers, second.answers]).toEqual([['LOCK.GRANTED'], ['LOCK.DENIED']]);
    first.stop();
    await until(async () => {
      const third = ask(real);
      await until(() => third.answers.length > 0);
      third.stop();
      return third.answers[0] === 'LOCK.GRANTED';
    });
    second.stop();
  });

  it('is granted again right after this tab has released it', async () => {
    const answers: string[] = [];
    const lock = lockLogic(real);
    const actor = createActor(
      setup({ actors: { lock } }).createMachine({
        initial: 'sending',
        states: {
          sending: {
            invoke: { src: 'lock', input: { name: 'handed over' } },
            on: { 'LOCK.GRANTED': 'canceling' },
          },
          canceling: {
            invoke: { src: 'lock', input: { name: 'handed over' } },
            on: { '*': { actions: ({ event }) => answers.push(event.type) } },
          },
        },
      }),
    ).start();
    await until(() => answers.length > 0);
    expect(answers).toEqual(['LOCK.GRANTED']);
    actor.stop();
  });

  it('does not block other enquiries', async () => {
    const one = ask(real, 'one');
    const two = ask(real, 'two');
    await until(() => one.answers.length + two.answers.length === 2);
    expect([one.answers, two.answers]).toEqual([['LOCK.GRANTED'], ['LOCK.GRANTED']]);
    one.stop();
    two.stop();
  });

  it('is granted if the browser has no locks: the receiver still deduplicates by key', () => {
    const host = ask(() => undefined);
    expect(host.answers).toEqual(['LOCK.GRANTED']);
    host.stop();
  });

  it('is denied if the request is aborted', async () => {
    const host = ask(() => ({ request: () => Promise.reject(new DOMException('', 'AbortError')) }));
    await until(() => host.answers.length > 0);
    expect(host.answers).toEqual(['LOCK.DENIED']);
    host.stop();
  });
});
