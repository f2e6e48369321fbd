import type { DeliverInput, DeliverOutcome } from '#machines/contact-form/index.ts';

/** Delivers an enquiry from the form; throws when it was neither sent nor kept. */
export type Deliver = (input: DeliverInput) => Promise<DeliverOutcome>;

/** The pause of a simulated delivery, in ms (docs/specification.md, 7 and 9). */
export const SIMULATED_MS = 1500;

/**
 * The delivery of a site without an endpoint: logs the entered data, waits, and reports success
 * (docs/specification.md, 7). Nothing leaves the page.
 */
export function simulatedDelivery({
  log = console.info as (...words: unknown[]) => void,
  sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
} = {}): Deliver {
  return async ({ enquiry, idempotencyKey }) => {
    log('Simulated enquiry:', enquiry);
    await sleep(SIMULATED_MS);
    return { outcome: 'sent', receipt: `simulated-${idempotencyKey}` };
  };
}
