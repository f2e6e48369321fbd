import type { AnyActorRef } from 'xstate';
import type { BackoffSettings, Jitter } from '#machines/lib/backoff.ts';
import type { FormErrors, FormValues } from '#machines/contact-form/index.ts';

/** An enquiry as stored on the device. */
export interface StoredEnquiry {
  readonly idempotencyKey: string;
  /** The form's values; empty once it has been sent or has expired: no personal data is kept longer. */
  readonly enquiry: FormValues;
  /** When the visitor sent it, in ms since 1970; shown to the visitor. */
  readonly createdAt: number;
  /** The number of failed attempts to send it. */
  readonly attempts: number;
  /** Expired: it waited too long, and its content has been removed from the device. */
  readonly status: 'waiting' | 'sent' | 'refused' | 'expired';
  /** The receiver's receipt; null until it has acknowledged the enquiry. */
  readonly receipt: string | null;
  /** The receiver's validation errors by field; empty unless it was refused. */
  readonly errors: FormErrors;
  /** Whether the visitor has been told that it was sent; missing means no. */
  readonly isAnnounced?: boolean;
  /** How long it has waited, in ms, as far as the device's clock can be trusted, and when it was measured. */
  readonly age?: { readonly waitedMs: number; readonly countedAt: number };
}

/** The receiver's response to an enquiry. An actor that throws means: retry later. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'refused'; readonly errors: FormErrors }
  /** Retry no earlier than that, in ms from now (RFC 9110, 10.2.3). */
  | { readonly outcome: 'postponed'; readonly retryAfterMs: number };

/** The state of an enquiry, as shown to the visitor. */
export type OutboxEntryPhase =
  'storing' | 'waiting' | 'sending' | 'sent' | 'refused' | 'expired' | 'canceling' | 'canceled';

export interface OutboxEntryInput {
  readonly entry: StoredEnquiry;
  /** Whether it is already stored on the device. */
  readonly isStored: boolean;
  /** Whether the first attempt is made immediately, rather than after a wait. */
  readonly isUrgent: boolean;
  readonly isOffline: boolean;
  /** Time between retries, in ms; default 5000, growing to 15 minutes. */
  readonly backoff?: BackoffSettings;
  /** Random factor from 0 to 1; default none. */
  readonly jitter?: Jitter;
  /** Receives a report of every change; undefined when the enquiry runs alone. */
  readonly parent?: AnyActorRef;
}

export interface OutboxEntryContext {
  readonly entry: StoredEnquiry;
  /** False while it is only in memory: the visitor is asked not to close the page. */
  readonly isStored: boolean;
  readonly isUrgent: boolean;
  readonly isOffline: boolean;
  /** Whether the visitor has asked to cancel it, and has not been told yet that it failed. */
  readonly isCancelWanted: boolean;
  readonly backoff: BackoffSettings;
  readonly jitter: Jitter;
  /** The current wait, in ms. */
  readonly retryInMs: number;
  readonly parent: AnyActorRef | null;
}

export type OutboxEntryEvent =
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'NETWORK.LOST' }
  /** The visitor asks to send it now. */
  | { readonly type: 'SEND.REQUESTED' }
  /** The visitor asks to cancel it. During an attempt, this is remembered until the attempt has ended. */
  | { readonly type: 'CANCEL.REQUESTED' }
  /** Another tab, or the service worker, has changed the stored enquiries. */
  | { readonly type: 'STORAGE.CHANGED' }
  /** This tab holds the lock until the actor `lock` is stopped. */
  | { readonly type: 'LOCK.GRANTED' }
  /** Another tab holds the lock. */
  | { readonly type: 'LOCK.DENIED' };

/** What an enquiry reports to its outbox. */
export type OutboxEntryReport =
  | {
      readonly type: 'ENQUIRY.REPORTED';
      readonly idempotencyKey: string;
      readonly phase: OutboxEntryPhase;
      readonly entry: StoredEnquiry;
      readonly isStored: boolean;
      /** The wait before the next attempt, in ms; 0 when there is none. */
      readonly retryInMs: number;
    }
  | {
      readonly type: 'ENQUIRY.STORED';
      readonly idempotencyKey: string;
      readonly isStored: boolean;
    }
  | { readonly type: 'CANCELLATION.FAILED'; readonly idempotencyKey: string };

/** One row of the outbox, as shown to the visitor. */
export interface OutboxItem {
  readonly idempotencyKey: string;
  readonly phase: OutboxEntryPhase;
  readonly entry: StoredEnquiry;
  readonly isStored: boolean;
  readonly retryInMs: number;
  readonly ref: AnyActorRef;
}

export interface OutboxInput {
  readonly isOffline: boolean;
  readonly backoff?: BackoffSettings;
  readonly jitter?: Jitter;
}

export interface OutboxContext {
  readonly items: readonly OutboxItem[];
  /** Enquiries that this page has observed being sent, until they are dismissed. */
  readonly sent: readonly OutboxItem[];
  /** Keys of enquiries that could not be canceled. */
  readonly uncanceled: readonly string[];
  readonly isOffline: boolean;
  /** Keys already emitted as sent, so that each is emitted once. */
  readonly saidSent: readonly string[];
  readonly backoff: BackoffSettings;
  readonly jitter: Jitter;
}

export type OutboxEvent =
  /** The form could not reach the receiver: store this enquiry and send it. */
  | {
      readonly type: 'ENQUIRY.ADDED';
      readonly idempotencyKey: string;
      readonly enquiry: FormValues;
      readonly createdAt: number;
      /** Failed attempts made by the form; with 0 it is sent immediately. */
      readonly attempts: number;
    }
  /** One enquiry, or all without a key. */
  | { readonly type: 'SEND.REQUESTED'; readonly idempotencyKey?: string }
  | { readonly type: 'CANCEL.REQUESTED'; readonly idempotencyKey?: string }
  /** The visitor has read that it was sent. */
  | { readonly type: 'SENT.DISMISSED'; readonly idempotencyKey: string }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'NETWORK.LOST' }
  | { readonly type: 'STORAGE.CHANGED' }
  | OutboxEntryReport;

export type OutboxEmitted =
  /** It is stored on the device: the form may report it as queued. */
  | { readonly type: 'ENQUIRY.KEPT'; readonly idempotencyKey: string }
  /** It could not be stored and is in memory only: the form must not report it as stored. */
  | { readonly type: 'ENQUIRY.UNKEPT'; readonly idempotencyKey: string }
  | {
      readonly type: 'ENQUIRY.SENT';
      readonly idempotencyKey: string;
      readonly receipt: string;
      /**
       * False if the visitor was already told, on this page or another: a form that still shows it
       * as queued must be updated, but it is not announced again.
       */
      readonly isNews: boolean;
    }
  | {
      readonly type: 'ENQUIRY.REFUSED';
      readonly idempotencyKey: string;
      readonly errors: FormErrors;
    }
  | { readonly type: 'ENQUIRY.CANCELED'; readonly idempotencyKey: string };
