import type { Client } from './client.ts';

/** The outcome of one trial. */
export interface Report {
  readonly name: string;
  /** A summary for the table. */
  readonly done: string;
  /** Counts that must be zero. */
  readonly mustBeZero: Readonly<Record<string, number>>;
  /** The first few failures, for debugging. */
  readonly examples: readonly string[];
}

export function hasFailed({ mustBeZero }: Report): boolean {
  return Object.values(mustBeZero).some((count) => count > 0);
}

/** The fields of a stored enquiry that the trials need. */
export interface Kept {
  readonly receipt: string;
  readonly message: string;
}

/** One mail or webhook message, as parsed by the other side. */
export interface Arrival extends Kept {
  /** Its Message-ID or webhook-id. */
  readonly id: string;
}

export const SENT = ['lost', 'stored twice', 'falsely "sent"', 'two receipts'];
export const ARRIVED = ['never arrived', 'another id', 'shared id', 'other words', 'of nobody'];

/** Collects failures and counts them. */
export class Findings {
  readonly #counts: Record<string, number> = {};
  readonly #examples: string[] = [];

  constructor(...kinds: string[]) {
    for (const kind of kinds) this.#counts[kind] = 0;
  }

  add(kind: string, example: string): void {
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    if (this.#examples.length < 10) this.#examples.push(`${kind}: ${example}`);
  }

  report(name: string, done: string): Report {
    return { name, done, mustBeZero: this.#counts, examples: this.#examples };
  }

  /** Compares what visitors were told with what was stored. */
  compareSent(sent: Client['sent'], kept: readonly Kept[]): void {
    const byMessage = Map.groupBy(kept, ({ message }) => message);
    for (const [{ content }, deliveries] of sent) {
      const message = String(content['message']);
      const name = message.slice(0, 14);
      const stored = byMessage.get(message) ?? [];
      if (stored.length === 0) this.add('lost', `${name} was not stored`);
      if (stored.length > 1) this.add('stored twice', `${name}, ${stored.length} times`);
      const receipts = new Set<string>();
      for (const delivery of deliveries) {
        if (delivery.outcome === 'given up') {
          this.add('lost', `${name} was given up: ${delivery.reason}`);
          continue;
        }
        receipts.add(delivery.receipt);
        if (!stored.some(({ receipt }) => receipt === delivery.receipt)) {
          this.add('falsely "sent"', `${name} has ${delivery.receipt} but was not stored`);
        }
      }
      if (receipts.size > 1) this.add('two receipts', `${name}: ${[...receipts].join(', ')}`);
    }
  }

  /**
   * Compares what one channel delivered with the stored enquiries: each must have arrived, with
   * duplicates only under the same id.
   */
  compareArrived(channel: string, kept: readonly Kept[], arrivals: readonly Arrival[]): void {
    const byReceipt = Map.groupBy(arrivals, ({ receipt }) => receipt);
    const owners = new Map<string, string>();
    for (const { receipt, message } of kept) {
      const theirs = byReceipt.get(receipt) ?? [];
      const name = `${receipt} by ${channel}`;
      if (theirs.length === 0) this.add('never arrived', name);
      const ids = new Set<string>(theirs.map(({ id }) => id));
      if (ids.size > 1) this.add('another id', `${name}: ${[...ids].join(', ')}`);
      for (const id of ids) {
        const owner = owners.get(id);
        if (owner !== undefined) this.add('shared id', `${id} of ${owner} and ${receipt}`);
        owners.set(id, receipt);
      }
      for (const arrival of theirs) {
        if (arrival.message.trim() === message.trim()) continue;
        this.add('other words', `${name}: ${arrival.message.slice(0, 40)}`);
      }
      byReceipt.delete(receipt);
    }
    for (const receipt of byReceipt.keys()) this.add('of nobody', `${receipt} by ${channel}`);
  }
}
