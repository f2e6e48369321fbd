/** The names that page, service worker and receiver agree on. */

/** Where an enquiry is POSTed. */
export const ENQUIRIES_PATH = '/enquiries';

/** The page with the form, and the one that says thanks after a plain POST without JavaScript. */
export const CONTACT_PATH = '/contact-us';
export const THANKS_PATH = '/contact-us/thanks';

/** Names one enquiry over all its attempts: a UUID that the client makes before the first one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A field that people do not see and robots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds between the form being shown and sent, as the page measured them. */
export const ELAPSED_FIELD = 'elapsed';

/** Faster than this, in milliseconds, nobody fills in the form by hand. */
export const MINIMUM_FILL_MS = 3_000;

/** Largest body that is read, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/** How long a body may take to arrive, in milliseconds. */
export const BODY_DEADLINE_MS = 10_000;

/** How many enquiries one address may leave in a window, and how long that is in milliseconds. */
export const RATE_LIMIT = 5;
export const RATE_WINDOW_MS = 10 * 60_000;

/** How long enquiries are kept, in days. */
export const KEPT_DAYS = 90;
