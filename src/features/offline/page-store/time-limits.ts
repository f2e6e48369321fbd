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
