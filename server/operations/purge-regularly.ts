import type { Log } from '../log.ts';
import { KEPT_DAYS, LONGEST_KEPT_DAYS } from '../enquiries/protocol.ts';
import type { EnquiryStore } from '../enquiries/store-in-sql.ts';

const HOUR_MS = 60 * 60_000;

/** Removes expired enquiries now and every hour. Logs how many, never which. @returns stops it */
export function purgeRegularly(store: EnquiryStore, log: Log): () => void {
  let overdueReported = 0;
  const purge = async () => {
    const { removed, unread } = await store.purge();
    if (removed > 0) log.info(`Removed ${removed} enquiries older than ${KEPT_DAYS} days`);
    if (unread > 0) {
      log.error(
        `${unread} of them had reached the hard limit of ${LONGEST_KEPT_DAYS} days, and nobody was ever told of them`,
      );
    }
    const { overdue } = await store.overview();
    if (overdue > 0 && overdue !== overdueReported) log.error(overdueMessage(overdue));
    overdueReported = overdue;
  };
  const attempt = () =>
    void purge().catch((error: unknown) => {
      log.error(`Old enquiries could not be removed: ${(error as Error).message}`);
    });
  attempt();
  const timer = setInterval(attempt, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/** The message in the log and in readiness about enquiries past their normal retention. */
export function overdueMessage(count: number): string {
  return `${count} ${count === 1 ? 'enquiry is' : 'enquiries are'} older than ${KEPT_DAYS} days, and no notification of them was delivered. They are removed after ${LONGEST_KEPT_DAYS} days. To read them: npm run enquiries -- list`;
}
