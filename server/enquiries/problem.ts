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

/** Why an enquiry was rejected. The message says what happened, why, and how to fix it. */
export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
  /** What is wrong with each field, for `invalid-enquiry`. */
  readonly fields?: EnquiryErrors;
  /** When to try again, in whole seconds. */
  readonly retryAfter?: number;
  /** The methods that the URL supports, for `method-not-allowed`. */
  readonly allow?: string;
  /** Close the connection instead of reading the rest of the body. */
  readonly close?: boolean;
}

/** An enquiry is not accepted. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
