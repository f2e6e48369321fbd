import type { Delivery } from './client.ts';
import type { Findings } from './report.ts';
import type { Random } from '#tests/support/random.ts';

export interface Enquiry {
  readonly key: string;
  readonly content: Readonly<Record<string, string | boolean>>;
}

/** The fields of a stored enquiry that the trials need. */
export interface Kept {
  readonly receipt: string;
  readonly message: string;
}

/** Enquiries with distinct messages. */
export function makeEnquiries(count: number, random: Random): Enquiry[] {
  return Array.from({ length: count }, (_, index) => ({
    key: random.uuid(),
    content: {
      fullName: `Visitor ${index}`,
      workEmail: `visitor-${index}@school.example`,
      contactNo: '+44 20 7946 0000',
      hearAboutUs: 'A colleague',
      representative: '',
      message: `Enquiry ${index} ${'words '.repeat(random.int(0, 400))}end`,
      subscribe: random.chance(0.5),
    },
  }));
}

export const KINDS = ['lost', 'stored twice', 'falsely "sent"', 'two receipts'] as const;

/**
 * Compares what visitors were told with what was stored.
 * @param deliveries all attempted deliveries by key, including repeated ones
 */
export function compare(
  enquiries: readonly Enquiry[],
  deliveries: ReadonlyMap<string, readonly Delivery[]>,
  kept: readonly Kept[],
  findings: Findings,
): void {
  const byMessage = Map.groupBy(kept, ({ message }) => message);
  for (const { key, content } of enquiries) {
    const message = String(content['message']);
    const name = message.slice(0, 14);
    const stored = byMessage.get(message) ?? [];
    if (stored.length === 0) findings.add('lost', `${name} was not stored`);
    if (stored.length > 1) findings.add('stored twice', `${name}, ${stored.length} times`);
    const told = new Set<string>();
    for (const delivery of deliveries.get(key) ?? []) {
      if (delivery.outcome === 'given up') {
        findings.add('lost', `${name} was given up: ${delivery.reason}`);
        continue;
      }
      told.add(delivery.receipt);
      if (!stored.some(({ receipt }) => receipt === delivery.receipt)) {
        findings.add(
          'falsely "sent"',
          `${name} has receipt ${delivery.receipt} but was not stored`,
        );
      }
    }
    if (told.size > 1) findings.add('two receipts', `${name}: ${[...told].join(', ')}`);
  }
}
