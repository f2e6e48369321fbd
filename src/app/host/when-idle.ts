/** A page that is never idle is treated as idle after this many ms. */
const IDLE_LIMIT_MS = 3000;

/** Runs a callback once the page is loaded and idle. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
