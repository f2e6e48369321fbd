import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probe } from './probe.ts';

const ask = vi.fn<() => Promise<Response>>();

/** The page is controlled by a worker that answers a probe like this. */
const control = (answer: ((port: MessagePort) => void) | null) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: answer && {
        postMessage: (_: unknown, [port]: MessagePort[]) => port && answer(port),
      },
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  ask.mockReset().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the server itself on a page without a worker', async () => {
  control(null);
  expect(await probe()).toBe('site');
  expect(ask).toHaveBeenCalledOnce();
});

it('believes its worker', async () => {
  control((port) => port.postMessage({ ok: true, answer: 'network' }));
  expect(await probe()).toBe('network');
  control((port) => port.postMessage({ ok: false, reason: 'Failed to fetch' }));
  await expect(probe()).rejects.toThrow('Failed to fetch');
  expect(ask).not.toHaveBeenCalled();
});

it('believes a worker that has waited for the server in vain', async () => {
  control((port) => setTimeout(() => port.postMessage({ ok: false, reason: 'no answer' }), 8000));
  const probing = probe().catch(String);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await probing).toContain('no answer');
  expect(ask).not.toHaveBeenCalled();
});

it('asks the server itself when the worker does not answer, as after the kill switch', async () => {
  control(() => undefined);
  const probing = probe();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await probing).toBe('site');
  expect(ask).toHaveBeenCalledOnce();
});
