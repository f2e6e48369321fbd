import type { Findings } from './report.ts';

/** One mail or webhook message, as parsed by the other side. */
export interface Arrival {
  /** Its Message-ID or webhook-id. */
  readonly id: string;
  readonly receipt: string;
  /** The visitor's message in it. */
  readonly message: string;
}

/** An enquiry as the receiver has it. */
export interface Told {
  readonly receipt: string;
  readonly message: string;
}

export const ARRIVAL_KINDS = [
  'never arrived',
  'another id',
  'shared id',
  'other words',
  'of nobody',
];

/**
 * Compares what one channel delivered with the stored enquiries: each must have arrived, with
 * duplicates only under the same id.
 */
export function compareArrivals(
  channel: string,
  stored: readonly Told[],
  arrivals: readonly Arrival[],
  findings: Findings,
): void {
  const byReceipt = Map.groupBy(arrivals, ({ receipt }) => receipt);
  const owners = new Map<string, string>();
  for (const { receipt, message } of stored) {
    const theirs = byReceipt.get(receipt) ?? [];
    if (theirs.length === 0) findings.add('never arrived', `${receipt} by ${channel}`);
    const ids = new Set<string>(theirs.map(({ id }) => id));
    if (ids.size > 1)
      findings.add('another id', `${receipt} by ${channel}: ${[...ids].join(', ')}`);
    for (const id of ids) {
      const owner = owners.get(id);
      if (owner !== undefined) findings.add('shared id', `${id} of ${owner} and ${receipt}`);
      owners.set(id, receipt);
    }
    for (const arrival of theirs) {
      if (arrival.message.trim() !== message.trim()) {
        findings.add('other words', `${receipt} by ${channel}: ${arrival.message.slice(0, 40)}`);
      }
    }
    byReceipt.delete(receipt);
  }
  for (const receipt of byReceipt.keys()) findings.add('of nobody', `${receipt} by ${channel}`);
}
