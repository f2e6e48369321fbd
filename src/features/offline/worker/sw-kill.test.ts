import { afterEach, expect, it, vi } from 'vitest';
import type { WorkerRequest } from '../worker-protocol.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The kill switch's reply to a page that was open during the removal. */
async function ask(question: WorkerRequest, probe: () => Promise<Response>): Promise<unknown> {
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  });
  vi.stubGlobal('fetch', probe);
  await import('./sw-kill.ts');
  const replies: unknown[] = [];
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({
    data: question,
    ports: [{ postMessage: (reply: unknown) => replies.push(reply) }],
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  await Promise.all(work);
  expect(replies).toHaveLength(1);
  return replies[0];
}

const robots = () =>
  Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/plain' } }));

it('a page that was open when the worker was removed learns whether the server answers', async () => {
  expect(await ask({ type: 'PROBE' }, robots)).toEqual({ ok: true, answer: 'site' });
  vi.resetModules();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await ask({ type: 'PROBE' }, lost)).toMatchObject({ ok: false });
});

it('a page that asks for saved pages after the removal is refused at once', async () => {
  expect(await ask({ type: 'LIST' }, robots)).toMatchObject({ ok: false });
});
