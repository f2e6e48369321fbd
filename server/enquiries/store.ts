import type { Enquiry } from '#src/content/enquiry.ts';
import type { PurgeReport } from './purge.ts';
import type { Budget, Exceeded } from './rate-limit.ts';
import type { Mark } from './read-enquiry.ts';

/** The contract between the receiver and its storage. Everything that must be atomic is one call. */

/** The acknowledgment of one enquiry, the same for every attempt with its key. */
export interface Receipt {
  /** A reference that the visitor can quote, for example `H-7K3M9-X2PQ4`. */
  readonly receipt: string;
  /** When it was stored, ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/**
 * Where an enquiry is delivered: `email` and `webhook` notify the company; `acknowledgment` and
 * `confirmation` (of the newsletter) are emails to the visitor; `webhook-subscription` notifies the
 * company of a confirmed subscription.
 */
export type Channel =
  'email' | 'webhook' | 'acknowledgment' | 'confirmation' | 'webhook-subscription';

/** The channels that notify the company of an enquiry. */
export const TELLING: readonly Channel[] = ['email', 'webhook'];

/**
 * All channels to the company. Their failures raise alarms and can be redelivered: a visitor's
 * mistyped address is no failure on our side.
 */
export const COMPANY: readonly Channel[] = [...TELLING, 'webhook-subscription'];

/**
 * The longest wait until a delivery is due, and the longest lease, in milliseconds: a day. What is
 * due much later was scheduled before the clock was set back.
 */
export const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** `dead`: given up, until an operator asks for another attempt. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead';

export interface Delivery {
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Why the last attempt failed; empty if none has. */
  readonly lastError: string;
  /** Recipients who have a mail that others of them refused. */
  readonly accepted: readonly string[];
}

/** How the team has classified an enquiry. */
export type Handling = 'new' | 'seen' | 'spam';

/** `asked`: the box was checked, but the link in the confirmation email was not followed. */
export type SubscriptionState = 'none' | 'asked' | 'confirmed' | 'withdrawn';

export interface StoredEnquiry extends Enquiry, Receipt {
  readonly marks: string;
  readonly handling: Handling;
  readonly subscription: SubscriptionState;
  readonly deliveries: readonly Delivery[];
}

/** One validated enquiry, with what is needed to store it. */
export interface Submission {
  readonly key: string;
  /**
   * Another key under which the same enquiry may have been stored; counts only if that was less
   * than 24 hours ago.
   */
  readonly earlierKey?: string;
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

/** Which enquiries: one by its receipt, or all from one sender, since a time, or both. */
export type Selection =
  | { readonly receipt: string }
  | { readonly workEmail: string; readonly since?: number }
  | { readonly since: number };

/** How many were removed. */
export interface Removed {
  readonly enquiries: number;
  /** Confirmed subscriptions to the newsletter. */
  readonly subscriptions: number;
  /** Whether their bytes are gone from the files that this program can overwrite. */
  readonly isOverwritten: boolean;
}

/** Which enquiries to list; an absent condition allows all. */
export interface Filter {
  readonly receipt?: string;
  readonly workEmail?: string;
  /** Milliseconds since 1970. */
  readonly since?: number;
}

/** A delivery that only this worker may attempt until its lease ends. */
export interface ClaimedDelivery {
  readonly lease: string;
  readonly channel: Channel;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Recipients who have it already. */
  readonly accepted: readonly string[];
  /** When it was first due, in milliseconds since 1970. */
  readonly since: number;
  readonly receipt: string;
  /** Undefined once it has been removed, even if its subscription remains. */
  readonly enquiry: Omit<StoredEnquiry, 'deliveries'> | undefined;
  readonly subscription: Subscription | undefined;
}

export type DeliveryResult =
  | { readonly outcome: 'delivered' }
  | (Failure & { readonly outcome: 'failed'; readonly dueAt: number })
  | (Failure & { readonly outcome: 'dead' });

interface Failure {
  readonly error: string;
  /** Recipients who have it nevertheless, those of earlier attempts included. */
  readonly accepted: readonly string[];
}

/** The consent to the newsletter; times are ISO 8601 in UTC. */
export interface Subscription {
  readonly receipt: string;
  readonly workEmail: string;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly askedAt: string;
  readonly confirmedAt: string | undefined;
  readonly withdrawnAt: string | undefined;
}

/** The numbers that readiness and metrics show. */
export interface Overview {
  readonly enquiries: number;
  /** Enquiries that were never queued for a company channel and that nobody has handled. */
  readonly untold: number;
  /** Untold or undelivered enquiries past normal retention, which only the hard limit removes. */
  readonly overdue: number;
  /** Given-up deliveries to the company, of enquiries that nobody has handled. */
  readonly givenUp: number;
  readonly deliveries: readonly {
    readonly channel: Channel;
    readonly state: DeliveryState;
    readonly count: number;
  }[];
  /**
   * When the oldest waiting delivery to the company, of an enquiry that nobody has handled, was
   * first due; in milliseconds since 1970.
   */
  readonly oldestWaiting: number | undefined;
  /** How many enquiries have used the limit for everybody in its current window. */
  readonly lately: number;
}

export interface EnquiryStore {
  /**
   * Stores an enquiry together with its deliveries, in one transaction, and resolves once it is on
   * disk. The same key and content again gets the first receipt and counts against no budget.
   * @throws StorageError when it cannot be stored; nothing is stored then
   */
  take(submission: Submission): Promise<Reception>;
  /** Enquiries, the oldest first. */
  list(filter?: Filter): Promise<StoredEnquiry[]>;
  /** Records how the team classified enquiries. @returns how many matched */
  handle(selection: Selection, handling: Handling): Promise<number>;
  /**
   * Removes enquiries and subscriptions, and overwrites their bytes where the database can. A
   * subscription may have outlived its enquiry.
   */
  remove(selection: Selection): Promise<Removed>;
  /**
   * Removes expired data, unless the clock seems to have jumped (see `purgeOld`).
   * @param isClockRight whether an operator has confirmed the clock; default false
   */
  purge(isClockRight?: boolean): Promise<PurgeReport>;

  /** Leases deliveries of a channel that are due, the oldest first, for `leaseMs`. */
  claim(channel: Channel, count: number, leaseMs: number): Promise<ClaimedDelivery[]>;
  /** When its next delivery is due, in milliseconds since 1970; undefined if none waits. */
  nextDue(channel: Channel): Promise<number | undefined>;
  /** Records how an attempt ended. Ignored if the lease was lost to another worker. */
  settle(claimed: ClaimedDelivery, result: DeliveryResult): Promise<void>;
  /** Makes the next `count` waiting deliveries of a channel due now. */
  hasten(channel: Channel, count: number): Promise<void>;
  /**
   * Makes deliveries to the company due now, and adds missing ones. What was delivered is repeated
   * only for an enquiry that is named by its receipt, and subscriptions only if they are confirmed.
   * @param which enquiries, or 'failed' for all deliveries that are dead, and those of enquiries
   *   that no channel, or only one that is no longer configured, was to deliver
   * @param channels those of `COMPANY` that are configured
   * @returns how many deliveries
   */
  redeliver(which: Selection | 'failed', channels: readonly Channel[]): Promise<number>;

  /** Allows a token to confirm an enquiry's subscription. @param expiresAt ms since 1970 */
  allowConfirmation(receipt: string, tokenHash: string, expiresAt: number): Promise<void>;
  /**
   * Confirms a subscription, and adds the deliveries that follow from it.
   * @returns whether the token is known and has not expired
   */
  confirm(tokenHash: string, channels: readonly Channel[]): Promise<boolean>;
  /** The wording that an unexpired token would confirm; undefined if there is none. */
  wordingOf(tokenHash: string): Promise<string | undefined>;
  /** Confirmed subscriptions that have not been withdrawn, the oldest first. */
  subscriptions(): Promise<Subscription[]>;
  /** Withdraws all subscriptions of an address, and records when. @returns how many */
  unsubscribe(workEmail: string): Promise<number>;

  overview(): Promise<Overview>;
  /** Tries a write that leaves nothing behind. @throws StorageError when it cannot be written */
  probe(): Promise<void>;
  close(): Promise<void>;
}
