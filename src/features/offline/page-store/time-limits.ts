/**
 * How long a reader may wait for the list of saved pages, in ms: a browser's database may never
 * open, and a page must not wait for that.
 */
export const RECORDS_MS = 1000;

/** The result of some work, or null if it takes longer than this. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Aborts with `stop`, or after this time; the browsers of the build's target lack `AbortSignal.any`. */
export function stopOrTimeout(stop: AbortSignal, ms: number): AbortSignal {
  stop.throwIfAborted();
  const either = new AbortController();
  for (const signal of [stop, AbortSignal.timeout(ms)]) {
    signal.addEventListener('abort', () => either.abort(signal.reason));
  }
  return either.signal;
}
