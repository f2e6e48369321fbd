import type { AnyActorRef } from 'xstate';
import type { BackoffSettings, Jitter } from '#machines/lib/backoff.ts';
import type { FormErrors, FormValues } from '#machines/contact-form/index.ts';

/** An enquiry as it lies on the device. */
export interface StoredEnquiry {
  readonly idempotencyKey: string;
  /** What was written; empty once it has been sent, so that nothing personal is kept longer. */
  readonly enquiry: FormValues;
  /** When the visitor sent it, in ms since 1970, for the visitor to see. */
  readonly createdAt: number;
  /** How many tries to send it have failed. */
  readonly attempts: number;
  readonly status: 'waiting' | 'sent' | 'refused';
  /** What the receiver answered; null until it has acknowledged. */
  readonly receipt: string | null;
  /** What the receiver found wrong, by field; empty unless it was refused. */
  readonly errors: FormErrors;
  /** Whether the visitor has been told that it was sent; absent means no. */
  readonly isAnnounced?: boolean;
}

/** What the receiver made of an enquiry. An actor that throws means: try again later. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'refused'; readonly errors: FormErrors };

/** Where an enquiry stands, as the visitor is told. */
export type OutboxEntryPhase =
  'storing' | 'waiting' | 'sending' | 'sent' | 'refused' | 'canceling' | 'canceled';

export interface OutboxEntryInput {
  readonly entry: StoredEnquiry;
  /** Whether it lies on the device already. */
  readonly isStored: boolean;
  /** Whether the first try is made at once, or only after a wait. */
  readonly isUrgent: boolean;
  readonly isOffline: boolean;
  /** Time between tries, in ms; default 5000 growing to 15 minutes. */
  readonly backoff?: BackoffSettings;
  /** Chance from 0 to 1; default none. */
  readonly jitter?: Jitter;
  /** Who is told of every change; none when the enquiry runs alone. */
  readonly parent?: AnyActorRef;
}

export interface OutboxEntryContext {
  readonly entry: StoredEnquiry;
  /** False while it is only in memory: the visitor is told not to close the page. */
  readonly isStored: boolean;
  readonly isUrgent: boolean;
  readonly isOffline: boolean;
  readonly backoff: BackoffSettings;
  readonly jitter: Jitter;
  /** How long the current wait is, in ms. */
  readonly retryInMs: number;
  readonly parent: AnyActorRef | null;
}

export type OutboxEntryEvent =
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'NETWORK.LOST' }
  /** The visitor wants it sent now. */
  | { readonly type: 'SEND.REQUESTED' }
  /** The visitor wants it back. It can no longer be had while it is on its way. */
  | { readonly type: 'CANCEL.REQUESTED' }
  /** Another tab, or the service worker, has changed what is stored. */
  | { readonly type: 'STORAGE.CHANGED' }
  /** The lock is held by this tab until the actor `lock` is stopped. */
  | { readonly type: 'LOCK.GRANTED' }
  /** Another tab holds it. */
  | { readonly type: 'LOCK.DENIED' };

/** What an enquiry tells its outbox. */
export type OutboxEntryReport =
  | {
      readonly type: 'ENQUIRY.REPORTED';
      readonly idempotencyKey: string;
      readonly phase: OutboxEntryPhase;
      readonly entry: StoredEnquiry;
      readonly isStored: boolean;
      /** The wait before the next try, in ms; 0 when none is under way. */
      readonly retryInMs: number;
    }
  | {
      readonly type: 'ENQUIRY.STORED';
      readonly idempotencyKey: string;
      readonly isStored: boolean;
    }
  | { readonly type: 'CANCELLATION.FAILED'; readonly idempotencyKey: string };

/** One line of the outbox as the visitor sees it. */
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
  readonly isOffline: boolean;
  /** Keys that have been said to be sent, so that each is said once. */
  readonly saidSent: readonly string[];
  /** Whether what is stored could not be read; new enquiries are then kept in memory only. */
  readonly isStorageBroken: boolean;
  readonly backoff: BackoffSettings;
  readonly jitter: Jitter;
}

export type OutboxEvent =
  /** The form could not reach the receiver: keep this one and send it. */
  | {
      readonly type: 'ENQUIRY.ADDED';
      readonly idempotencyKey: string;
      readonly enquiry: FormValues;
      readonly createdAt: number;
      /** Tries of the form that have failed; 0 sends it at once. */
      readonly attempts: number;
    }
  /** All of them, or one. */
  | { readonly type: 'SEND.REQUESTED'; readonly idempotencyKey?: string }
  | { readonly type: 'CANCEL.REQUESTED'; readonly idempotencyKey: string }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'NETWORK.LOST' }
  | { readonly type: 'STORAGE.CHANGED' }
  | OutboxEntryReport;

export type OutboxEmitted =
  /** It is safe on the device: the form may say that it is queued. */
  | { readonly type: 'ENQUIRY.KEPT'; readonly idempotencyKey: string }
  /** It could not be stored and waits in memory only: the form must not say that it is kept. */
  | { readonly type: 'ENQUIRY.UNKEPT'; readonly idempotencyKey: string }
  | {
      readonly type: 'ENQUIRY.SENT';
      readonly idempotencyKey: string;
      readonly receipt: string;
      /**
       * False when the visitor has been told already, on this page or another: a form that still shows
       * it as queued must hear of it, but nobody needs to be told again.
       */
      readonly isNews: boolean;
    }
  | {
      readonly type: 'ENQUIRY.REFUSED';
      readonly idempotencyKey: string;
      readonly errors: FormErrors;
    }
  | { readonly type: 'ENQUIRY.CANCELED'; readonly idempotencyKey: string }
  /** It is on its way in another tab, or could not be removed: it was not canceled. */
  | { readonly type: 'CANCELLATION.FAILED'; readonly idempotencyKey: string };
