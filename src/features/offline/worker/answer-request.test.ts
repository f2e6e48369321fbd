import { expect, it } from 'vitest';
import { answerRequest } from './answer-request.ts';
import type { WorkerParts } from './respond.ts';

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
