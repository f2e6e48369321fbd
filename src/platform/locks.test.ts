import { describe, expect, it } from 'vitest';
import { withLock } from './locks.ts';
import type { Locks } from './locks.ts';

const rejecting = (error: Error) => () =>
  ({
    request: async () => {
      throw error;
    },
  }) as Locks;

describe('a lock', () => {
  it('is held by one at a time, and given to the next in turn', async () => {
    const held = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = withLock('shared', async () => {
      order.push('first begins');
      await held.promise;
      order.push('first ends');
    });
    const second = withLock('shared', async () => order.push('second'));
    held.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('is not given to a page that is being discarded', async () => {
    const locks = rejecting(new DOMException('The document is going.', 'AbortError'));
    await expect(withLock('shared', async () => 'done', locks)).rejects.toThrow('going');
  });

  it('passes on what the work throws, which runs once', async () => {
    let runs = 0;
    const failing = withLock('shared', async () => {
      runs += 1;
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(runs).toBe(1);
  });
});
