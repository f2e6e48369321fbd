import { cancelEnquiry } from './send-enquiry.ts';
import type { SenderDeps } from './send-enquiry.ts';
import { isStalled, newRecord } from './record.ts';
import type { FormErrors, Submission } from './record.ts';

/** What has become of the form's enquiry. */
export type EnquiryNews =
  /** It takes longer than a visitor waits. In memory only if the device refuses to store it. */
  | { readonly type: 'ENQUIRY.WAITING'; readonly isStored: boolean }
  | { readonly type: 'ENQUIRY.SENT'; readonly receipt: string }
  | { readonly type: 'ENQUIRY.REFUSED'; readonly errors: FormErrors }
  /** The receiver answered that it cannot take it now: it is the form's again. */
  | { readonly type: 'ENQUIRY.FAILED'; readonly status: number }
  /** It was canceled, or has expired. */
  | { readonly type: 'ENQUIRY.CANCELED' };

export interface SubmitDeps extends Pick<SenderDeps, 'store' | 'withLock' | 'now'> {
  readonly isOffline: () => boolean;
}

/**
 * Writes the record of an enquiry, from which the outbox sends it, and reports what becomes of it. One that was
 * refused, or that the receiver answered it cannot take now, is taken back out of the outbox: the visitor changes it or
 * tries again. One without an answer stays, since it may have arrived.
 *
 * @param isWritten whether the record exists already, and a reload has interrupted the reports
 * @returns stops the reports
 */
export function submitEnquiry(
  submission: Submission,
  isWritten: boolean,
  deps: SubmitDeps,
  report: (news: EnquiryNews) => void,
): () => void {
  const { store, now, isOffline } = deps;
  const { key } = submission;
  let turn = 0;
  let isWatched = !isWritten;
  let isOver = false;
  const conclude = (news: EnquiryNews) => {
    isOver = true;
    unsubscribe();
    report(news);
  };
  const takeBack = async (news: EnquiryNews) => {
    // Its own removal is not a cancellation.
    isOver = true;
    if (await cancelEnquiry(key, deps)) return conclude(news);
    isOver = false;
    isWatched = false;
    return look();
  };
  const look = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const record = await store.read(key);
    if (isOver || mine !== turn) return;
    if (record === null || record.status === 'expired') conclude({ type: 'ENQUIRY.CANCELED' });
    else if (record.status === 'sent') conclude({ type: 'ENQUIRY.SENT', receipt: record.receipt });
    else if (record.status === 'refused') {
      await takeBack({ type: 'ENQUIRY.REFUSED', errors: record.errors });
    } else if (!isWatched || isStalled(record, now(), isOffline())) {
      if (isWatched && record.answer !== 0) {
        await takeBack({ type: 'ENQUIRY.FAILED', status: record.answer });
        return;
      }
      isWatched = false;
      report({ type: 'ENQUIRY.WAITING', isStored: record.isStored });
    }
  };
  const unsubscribe = store.subscribe(() => void look());
  if (isWritten) void look();
  else {
    // A record that was sent in the meantime stays sent.
    void store
      .change(key, (current) =>
        current?.status === 'sent' ? current : newRecord(submission, now()),
      )
      .then(look);
  }
  return () => {
    isOver = true;
    unsubscribe();
  };
}
