import type { EnquiryErrors } from '#src/content/enquiry.ts';

export type ProblemCode =
  | 'wrong-origin'
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'idempotency-key-missing'
  | 'idempotency-key-invalid'
  | 'idempotency-key-reused'
  | 'body-too-large'
  | 'body-too-slow'
  | 'body-incomplete'
  | 'malformed-text'
  | 'malformed-json'
  | 'invalid-enquiry'
  | 'rate-limited'
  | 'storage-unavailable'
  | 'not-found';

/** Why an enquiry was not taken. The message says what happened, why, and how to mend it. */
export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
  /** What is wrong with each field, for `invalid-enquiry`. */
  readonly fields?: EnquiryErrors;
  /** When to try again, in whole seconds. */
  readonly retryAfter?: number;
  /** What the address does answer to, for `method-not-allowed`. */
  readonly allow?: string;
  /** The rest of the body is not worth waiting for. */
  readonly close?: boolean;
}

/** A reading step's outcome: what it read, or why it could not. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };
