/** The waits before another attempt, in ms; they double. */
const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * Does what may fail now, such as loading a script, again and again until it succeeds.
 * @returns a function that tries again at once, unless that is under way or has succeeded
 */
export function untilDone(work: () => Promise<unknown>): () => void {
  let isUnderWay = false;
  let wait = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    clearTimeout(timer);
    work().catch(() => {
      isUnderWay = false;
      timer = setTimeout(attempt, wait);
      wait = Math.min(LONGEST_MS, wait * 2);
    });
  };
  attempt();
  return attempt;
}
