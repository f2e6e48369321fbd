import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilDone } from './until-done.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failing(times: number) {
  const work = vi.fn(async () => {
    await Promise.resolve();
    if (work.mock.calls.length <= times) throw new TypeError('Failed to fetch');
  });
  return work;
}

it('tries again after growing waits until it succeeds', async () => {
  const work = failing(3);
  const again = untilDone(work);
  for (const [ms, calls] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
    [1_000_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(work).toHaveBeenCalledTimes(calls);
  }
  again();
  expect(work).toHaveBeenCalledTimes(4);
});

it('tries again at once on request, but not twice at the same time', async () => {
  const work = failing(1);
  const again = untilDone(work);
  again();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  again();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(work).toHaveBeenCalledTimes(2);
});
