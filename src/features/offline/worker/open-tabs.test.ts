/// <reference lib="webworker" />
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOverUnlessNeeded } from './open-tabs.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A worker and its open pages, each of which reports its code, or nothing while it is frozen. */
function open(...codes: (string | null)[]) {
  const skipWaiting = vi.fn<() => Promise<void>>().mockResolvedValue();
  const clients = codes.map((code) => ({
    postMessage: (_: unknown, [port]: MessagePort[]) => code !== null && port?.postMessage(code),
  }));
  const self = { skipWaiting, clients: { matchAll: () => Promise.resolve(clients) } };
  return {
    skipWaiting,
    async decide() {
      const decided = takeOverUnlessNeeded(self as never, 'A');
      await vi.advanceTimersByTimeAsync(1500);
      await decided;
    },
  };
}

it.each([[[]], [['A']], [['A', 'A']]])(
  'a version takes over from pages with its code: %j',
  async (codes) => {
    const { skipWaiting, decide } = open(...codes);
    await decide();
    expect(skipWaiting).toHaveBeenCalledOnce();
  },
);

it.each([[['B']], [['A', 'B']], [['A', null]]])(
  'a version waits for pages with other code, and for those that do not say: %j',
  async (codes) => {
    const { skipWaiting, decide } = open(...codes);
    await decide();
    expect(skipWaiting).not.toHaveBeenCalled();
  },
);
