import type { PostOutcome } from './post-enquiry.ts';

/** The receiver did not accept an enquiry this time; a retry may succeed. */
export class NotTakenError extends Error {
  override readonly name = 'NotTakenError';
  readonly outcome: PostOutcome;

  constructor(outcome: PostOutcome) {
    super(
      outcome.kind === 'failed'
        ? `The receiver answered ${outcome.status}, so the enquiry has not been taken. It is tried again later.`
        : `The enquiry has not been taken (${outcome.kind}). It is tried again later.`,
    );
    this.outcome = outcome;
  }
}
