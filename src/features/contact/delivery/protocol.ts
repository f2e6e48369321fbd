/**
 * The protocol shared by page, service worker and receiver. The receiver defines the same names in
 * `server/enquiries/protocol.ts`; a test keeps the two in sync, since neither may import the other.
 */

/** Identifies an enquiry across all attempts: a UUID, created before the first one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The same in the body of an enquiry sent as JSON: proxies strip headers that they do not know. */
export const KEY_FIELD = 'key';

/** A field that is hidden from people and filled in by bots. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds between the form being shown and sent. */
export const ELAPSED_FIELD = 'elapsed';
