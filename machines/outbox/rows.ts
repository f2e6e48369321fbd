import type { EnquiryRecord } from './record.ts';
import type { OutboxSnapshot } from './index.ts';

/** The state of a record, as shown to the visitor; sending: by this page. */
export type EnquiryPhase = EnquiryRecord['status'] | 'sending';

/** One row of the outbox. */
export interface OutboxRow extends EnquiryRecord {
  readonly phase: EnquiryPhase;
  readonly isUncanceled: boolean;
}

const ORDER: readonly EnquiryPhase[] = ['waiting', 'sending', 'refused', 'expired', 'sent'];
const rank = ({ phase }: OutboxRow) => ORDER.indexOf(phase === 'sending' ? 'waiting' : phase);

/** What there is to show: first what waits, then what was refused, has expired, or was sent lately. */
export function selectRows({ context }: OutboxSnapshot): OutboxRow[] {
  const { records, inFlight, news, uncanceled } = context;
  return records
    .filter(({ status, key }) => status !== 'sent' || news.includes(key))
    .map((record) => ({
      ...record,
      phase: inFlight.includes(record.key) ? ('sending' as const) : record.status,
      isUncanceled: uncanceled.includes(record.key),
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}
