/** Constants shared by the page, the service worker and the receiver. */

/** The path that enquiries are POSTed to. */
export const ENQUIRIES_PATH = '/enquiries';

/** The page with the form, and the thanks page shown after a plain POST without JavaScript. */
export const CONTACT_PATH = '/contact-us';
export const THANKS_PATH = '/contact-us/thanks';

/**
 * Identifies one enquiry across all its attempts: a UUID that the client generates before the first.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds from showing the form to sending it, as measured by the page. */
export const ELAPSED_FIELD = 'elapsed';

/** In milliseconds. Nobody fills in the form by hand faster than this. */
export const MINIMUM_FILL_MS = 3_000;

/** Largest accepted body, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/** How long a body may take to arrive, in milliseconds. */
export const BODY_DEADLINE_MS = 10_000;

/** How many enquiries one address may send per window, and the window's length in milliseconds. */
export const RATE_LIMIT = 5;
export const RATE_WINDOW_MS = 10 * 60_000;

/** How long enquiries are kept, in days. */
export const KEPT_DAYS = 90;
