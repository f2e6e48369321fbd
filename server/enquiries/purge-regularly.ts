import type { EnquiryStore } from './store.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Removes expired enquiries now and every hour. Logs how many, never which, and warns once if the
 * clock seems to have jumped and nothing is removed.
 * @returns a function that stops it
 */
export function purgeRegularly(store: EnquiryStore, log: (line: string) => void): () => void {
  let wasRefused = false;
  const purge = () => {
    try {
      const { removed, refused } = store.purge();
      if (removed > 0) log(`Removed ${removed} enquiries older than 90 days`);
      if (refused && !wasRefused) {
        log(
          `The clock is ${refused.days} days past the last removal of old enquiries and may be wrong: ${refused.due} of ${refused.total} would be older than 90 days at once. None was removed. Check the date of this machine; if it is right, run: npm run enquiries -- purge`,
        );
      }
      wasRefused = refused !== undefined;
    } catch (error) {
      log(`Old enquiries could not be removed: ${error instanceof Error ? error.message : ''}`);
    }
  };
  purge();
  const timer = setInterval(purge, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
