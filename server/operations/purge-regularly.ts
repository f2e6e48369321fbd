import type { Log } from '../log.ts';
import { KEPT_DAYS, LONGEST_KEPT_DAYS } from '../enquiries/protocol.ts';
import type { EnquiryStore } from '../enquiries/store-in-sql.ts';

const HOUR_MS = 60 * 60_000;

export interface Purging {
  /** Whether the clock seems to have jumped, so that nothing is removed. */
  readonly isRefused: boolean;
  /** Does so now. */
  attempt(): Promise<void>;
  stop(): void;
}

/**
 * Removes expired enquiries now and every hour. Logs how many, never which, and warns once if the
 * clock seems to have jumped and nothing is removed.
 */
export function purgeRegularly(store: EnquiryStore, log: Log): Purging {
  let wasRefused = false;
  let overdueReported = 0;
  const purge = async () => {
    const { removed, unread, refused } = await store.purge();
    if (removed > 0) log.info(`Removed ${removed} enquiries older than ${KEPT_DAYS} days`);
    if (unread > 0) {
      log.error(
        `${unread} of them had reached the hard limit of ${LONGEST_KEPT_DAYS} days, and nobody was ever told of them`,
      );
    }
    if (refused && !wasRefused) {
      log.warn(
        `The clock is ${refused.days} days past the last removal of old enquiries and may be wrong: ${refused.due} of ${refused.total} would be older than ${KEPT_DAYS} days at once. None was removed. Check the date of this machine; if it is right, run: npm run enquiries -- purge`,
      );
    }
    wasRefused = refused !== undefined;
    const { overdue } = await store.overview();
    if (overdue > 0 && overdue !== overdueReported) log.error(overdueMessage(overdue));
    overdueReported = overdue;
  };
  const attempt = () =>
    purge().catch((error: unknown) => {
      log.error(`Old enquiries could not be removed: ${(error as Error).message}`);
    });
  void attempt();
  const timer = setInterval(() => void attempt(), HOUR_MS).unref();
  return {
    attempt,
    get isRefused() {
      return wasRefused;
    },
    stop: () => clearInterval(timer),
  };
}

/** The message in the log and in readiness about enquiries past their normal retention. */
export function overdueMessage(count: number): string {
  return `${count} ${count === 1 ? 'enquiry is' : 'enquiries are'} older than ${KEPT_DAYS} days, and no notification of them was delivered. They are removed after ${LONGEST_KEPT_DAYS} days. To read them: npm run enquiries -- list`;
}
