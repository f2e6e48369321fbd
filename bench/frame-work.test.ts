import { expect, it } from 'vitest';
import { framesOf } from './frame-work.ts';

const event = (name: string, ts: number, more: object = {}) => ({
  name,
  ph: 'I',
  pid: 1,
  tid: 1,
  ts,
  ...more,
});
const task = (ts: number, tdur: number | undefined, more: object = {}) =>
  event('ThreadControllerImpl::RunTask', ts, { ph: 'X', tdur, ...more });
const trace = (...traceEvents: object[]) => JSON.stringify({ traceEvents });

it('counts main-thread work from one moving frame to the next', () => {
  const frames = framesOf(
    trace(
      task(500, 9000),
      event('frame-moving', 1000),
      task(2000, 1500),
      task(4000, 500),
      task(5000, 7000, { tid: 2 }),
      event('frame-still', 18_000),
      task(19_000, 8000),
      event('frame-still', 35_000),
    ),
  );
  expect(frames).toEqual([{ lasted: 17, worked: 2 }]);
});

it('uses wall-clock time where the thread time is missing', () => {
  const short = task(1, undefined, { dur: 3000 });
  expect(framesOf(trace(event('frame-moving', 0), short, event('frame-still', 2)))).toEqual([
    { lasted: 0.002, worked: 3 },
  ]);
});
