import type { EnquiryStore } from './store.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Removes enquiries past their time now and every hour. Says how many, never which.
 * @returns stops it
 */
export function purgeRegularly(store: EnquiryStore, log: (line: string) => void): () => void {
  const purge = () => {
    try {
      const removed = store.purge();
      if (removed > 0) log(`Removed ${removed} enquiries that were older than 90 days`);
    } catch (error) {
      log(`Old enquiries could not be removed: ${error instanceof Error ? error.message : ''}`);
    }
  };
  purge();
  const timer = setInterval(purge, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
