import type { PostOutcome } from './post-enquiry.ts';

/** The receiver did not take an enquiry this time; another try may help. */
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
