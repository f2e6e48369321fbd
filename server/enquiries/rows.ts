import type { Enquiry } from '#src/content/enquiry.ts';
import type { Row } from './sql.ts';
import type {
  Channel,
  Delivery,
  DeliveryState,
  Handling,
  Receipt,
  StoredEnquiry,
  Subscription,
} from './store.ts';

/** Converts database rows to domain objects. */

/** The columns that `enquiryOf` and `subscriptionOf` read in addition to the receipt. */
export const ENQUIRY_COLUMNS = `full_name, enquiries.work_email, contact_no, hear_about_us,
  representative, message, subscribe, marks, handling, received_at,
  subscriptions.work_email AS subscriber, consent, asked_at, confirmed_at`;

export function receiptOf(row: Row): Receipt {
  return { receipt: String(row['receipt']), receivedAt: isoOf(row['received_at']) };
}

export function enquiryOf(row: Row): Omit<StoredEnquiry, 'deliveries'> {
  const subscription = subscriptionOf(row);
  return {
    ...receiptOf(row),
    fullName: String(row['full_name']),
    workEmail: String(row['work_email']),
    contactNo: String(row['contact_no']),
    hearAboutUs: String(row['hear_about_us']),
    representative: row['representative'] as Enquiry['representative'],
    message: String(row['message']),
    subscribe: row['subscribe'] === 1,
    marks: String(row['marks']),
    handling: row['handling'] as Handling,
    subscription:
      subscription === undefined
        ? 'none'
        : subscription.confirmedAt === undefined
          ? 'asked'
          : 'confirmed',
  };
}

export function subscriptionOf(row: Row): Subscription | undefined {
  if (row['subscriber'] === null) return undefined;
  return {
    receipt: String(row['receipt']),
    workEmail: String(row['subscriber']),
    consent: String(row['consent']),
    askedAt: isoOf(row['asked_at']),
    confirmedAt: row['confirmed_at'] === null ? undefined : isoOf(row['confirmed_at']),
  };
}

export function deliveryOf(row: Row): Delivery {
  return {
    channel: row['channel'] as Channel,
    state: row['state'] as DeliveryState,
    attempts: Number(row['attempts']),
    lastError: String(row['last_error']),
  };
}

function isoOf(time: unknown): string {
  return new Date(Number(time)).toISOString();
}

/** PostgreSQL can store neither lone surrogates nor the NUL character. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}');
}
