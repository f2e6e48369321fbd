/** One frame while something moved. */
export interface Frame {
  /** From this frame to the next, in ms. */
  readonly lasted: number;
  /** Main-thread work in between, in ms of CPU time. */
  readonly worked: number;
}

/** The categories that the trace must contain. */
export const TRACED = ['toplevel', 'blink.user_timing'];

/** An event of Chromium's trace format; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Its thread time, which excludes time when other threads run; omitted when negligible. */
  readonly tdur?: number;
}

const MARKS = ['frame-moving', 'frame-still'];
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The frames of an observed page (tests/support/browser/moving.ts), from a trace.
 * @param trace as Chromium writes it
 */
export function framesOf(trace: string): Frame[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const marks = traceEvents
    .filter(({ name }) => MARKS.includes(name))
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    if (next === undefined || mark.name !== 'frame-moving') return [];
    const worked = traceEvents
      .filter(
        ({ name, ph, pid, tid, ts }) =>
          name === TASK &&
          ph === 'X' &&
          pid === mark.pid &&
          tid === mark.tid &&
          ts > mark.ts &&
          ts <= next.ts,
      )
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0);
    return [{ lasted: (next.ts - mark.ts) / 1000, worked: worked / 1000 }];
  });
}
