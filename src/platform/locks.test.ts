import { describe, expect, it } from 'vitest';
import { requestLock } from './locks.ts';
import type { Locks } from './locks.ts';

/** Records whether the lock is granted, and releases it immediately. */
async function answerOf(locks: () => Locks | undefined): Promise<boolean[]> {
  const answers: boolean[] = [];
  await requestLock('name', (isGranted) => void answers.push(isGranted), locks);
  return answers;
}

const rejecting = (error: Error) => () => ({
  request: async () => {
    throw error;
  },
});
const throwing = (error: Error) => () => ({
  request: () => {
    throw error;
  },
});
const refused = new DOMException('The operation is insecure.', 'SecurityError');

describe('a lock', () => {
  it('is granted to one holder at a time', async () => {
    const held = Promise.withResolvers<void>();
    const granted = Promise.withResolvers<boolean>();
    const first = requestLock('shared', (isGranted) => {
      granted.resolve(isGranted);
      return held.promise;
    });
    expect(await granted.promise).toBe(true);
    const answers: boolean[] = [];
    await requestLock('shared', (isGranted) => void answers.push(isGranted));
    held.resolve();
    await first;
    await requestLock('shared', (isGranted) => void answers.push(isGranted));
    expect(answers).toEqual([false, true]);
  });

  it.each<[string, () => Locks | undefined]>([
    ['has no locks', () => undefined],
    [
      'throws on access',
      () => {
        throw refused;
      },
    ],
    ['throws when a lock is requested', throwing(refused)],
    ['rejects the request', rejecting(refused)],
    [
      'does not support locks in this context',
      rejecting(new DOMException('', 'NotSupportedError')),
    ],
  ])('is granted if the browser %s', async (_, locks) => {
    expect(await answerOf(locks)).toEqual([true]);
  });

  it.each(['AbortError', 'InvalidStateError'])(
    'is denied to a page that is being discarded (%s)',
    async (name) => {
      expect(await answerOf(rejecting(new DOMException('', name)))).toEqual([false]);
    },
  );
});
