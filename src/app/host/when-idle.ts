/** A page that is never idle is treated as idle after this many ms. */
const IDLE_LIMIT_MS = 3000;

/**
 * Runs a callback once the page is loaded and idle.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  let isCanceled = false;
  const run = () => {
    if (!isCanceled) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCanceled = true;
  };
}
