/**
 * What page, service worker and receiver agree on. The receiver has the same names in
 * `server/enquiries/protocol.ts`; a test holds the two together, since neither may import the other.
 */

/** Names one enquiry over all its tries: a UUID, made before the first one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The same in the body of an enquiry sent as JSON: proxies take headers away that they do not know. */
export const KEY_FIELD = 'key';

/** A field that people do not see and robots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds between the form being shown and sent. */
export const ELAPSED_FIELD = 'elapsed';
