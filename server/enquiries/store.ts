import type { Enquiry } from '#src/content/enquiry.ts';
import type { Budget, Exceeded } from './rate-limit.ts';
import type { Mark } from './read-enquiry.ts';

/** What the store takes and gives (store-in-sql.ts). */

/** The acknowledgment of one enquiry, the same for every attempt with its key. */
export interface Receipt {
  /** A reference that the visitor can quote, for example `H-7K3M9-X2PQ4`. */
  readonly receipt: string;
  /** When it was stored, ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/**
 * Where an enquiry is delivered: `email` and `webhook` notify the company; `confirmation` (of the
 * newsletter) is an email to the visitor.
 */
export type Channel = 'email' | 'webhook' | 'confirmation';

/**
 * The channels that notify the company of an enquiry. Their failures raise alarms and can be
 * redelivered: a visitor's mistyped address is no failure on our side.
 */
export const NOTIFYING: readonly Channel[] = ['email', 'webhook'];

/** `dead`: given up, until an operator asks for another attempt. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/** One validated enquiry, with what is needed to store it. */
export interface Submission {
  /**
   * The number of the attempt. A page without JavaScript makes none: then the same content within 24
   * hours is the same enquiry, so that a double click or a reload does not store it twice.
   */
  readonly key?: string | undefined;
  readonly enquiry: Enquiry;
  readonly marks: readonly Mark[];
  /** The network address that it came from; never stored. */
  readonly sender: string;
  /** How many enquiries may come from networks around the sender. */
  readonly budgets: readonly Budget[];
  /** The channels to deliver it to. */
  readonly channels: readonly Channel[];
  /** The wording the visitor agreed to, if the newsletter was requested. */
  readonly consent: string;
}

export type Reception =
  | ({ readonly outcome: 'stored' | 'replayed' } & Receipt)
  | { readonly outcome: 'key-reused' }
  | ({ readonly outcome: 'rate-limited' } & Exceeded);

/** Which enquiries: one by its receipt, or all from one sender. */
export type Selection = { readonly receipt: string } | { readonly workEmail: string };

export type DeliveryResult =
  | { readonly outcome: 'delivered'; readonly error?: string | undefined }
  | { readonly outcome: 'failed'; readonly error: string; readonly dueAt: number }
  | { readonly outcome: 'dead'; readonly error: string };
