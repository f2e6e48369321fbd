import { afterEach, expect, it, vi } from 'vitest';
import { answerRequest } from './answer-request.ts';
import type { WorkerParts } from './respond.ts';

afterEach(() => vi.useRealTimers());

it('maintenance tells the page store when a newer version arrives while it removes files', async () => {
  const registration: { installing: unknown; waiting: unknown } = {
    installing: null,
    waiting: null,
  };
  const answers: unknown[] = [];
  const parts = {
    code: () => Promise.resolve('one'),
    self: {
      registration,
      clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve([]) },
    },
    pageStore: {
      prune: (isOldTabOpen: boolean, isWanted?: () => boolean) => {
        answers.push(isOldTabOpen, isWanted?.());
        registration.installing = {};
        answers.push(isWanted?.());
        return Promise.resolve();
      },
    },
  } as unknown as WorkerParts;
  await answerRequest({ type: 'MAINTAIN', isSavingData: true }, undefined, parts);
  expect(answers).toEqual([false, true, false]);
  // No longer the newest, it removes nothing.
  await answerRequest({ type: 'MAINTAIN', isSavingData: true }, undefined, parts);
  expect(answers).toHaveLength(3);
});

/** A removal that takes this long, and the messages that pages get. */
async function removeIn(ms: number): Promise<unknown[]> {
  vi.useFakeTimers();
  const messages: unknown[] = [];
  const parts = {
    self: {
      registration: { installing: null, waiting: null },
      clients: {
        matchAll: () =>
          Promise.resolve([{ postMessage: (message: unknown) => messages.push(message) }]),
      },
    },
    pageStore: { remove: () => new Promise<void>((resolve) => setTimeout(resolve, ms)) },
  } as unknown as WorkerParts;
  const answered = answerRequest({ type: 'REMOVE', paths: ['/a'] }, undefined, parts);
  await vi.advanceTimersByTimeAsync(ms);
  await answered;
  return messages;
}

it('pages hear of a removal that took longer than the page waited', async () => {
  expect(await removeIn(61_000)).toEqual([{ type: 'INVENTORY.CHANGED' }]);
  expect(await removeIn(1000)).toEqual([]);
});

it('a removal tells the page store when a newer version arrives', async () => {
  const registration: { installing: unknown; waiting: unknown } = {
    installing: null,
    waiting: null,
  };
  const answers: unknown[] = [];
  const parts = {
    self: { registration },
    pageStore: {
      remove: (_: readonly string[], isNewest?: () => boolean) => {
        answers.push(isNewest?.());
        registration.waiting = {};
        answers.push(isNewest?.());
        return Promise.resolve();
      },
    },
  } as unknown as WorkerParts;
  await answerRequest({ type: 'REMOVE', paths: ['/a'] }, undefined, parts);
  expect(answers).toEqual([true, false]);
});
