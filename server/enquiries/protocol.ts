import { ENQUIRY_LIMITS } from '#src/content/enquiry.ts';
import type { Budget } from './rate-limit.ts';

/** Constants shared by the page, the service worker and the receiver. */

/** The path that enquiries are POSTed to. */
export const ENQUIRIES_PATH = '/enquiries';

/** The page with the form. */
export const CONTACT_PATH = '/contact-us';

/**
 * Identifies one enquiry across all its attempts: a UUID that the client generates before the first.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The same key in the body of a JSON enquiry: some proxies strip unknown headers. */
export const KEY_FIELD = 'key';

/** Identifies a request in its response and in the log. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Milliseconds from showing the form to sending it, as measured by the page. */
export const ELAPSED_FIELD = 'elapsed';

/** In milliseconds. Nobody fills in the form by hand faster than this. */
export const MINIMUM_FILL_MS = 3_000;

/**
 * Largest accepted body, in bytes: every field at its limit and in any script. A plain form writes
 * one UTF-16 code unit as up to nine characters (`%E0%A4%95`), JSON as up to six.
 */
export const BODY_LIMIT = 1024 * Math.ceil(longestForm() / 1024);

function longestForm(): number {
  const units = Object.values(ENQUIRY_LIMITS).reduce((sum, limit) => sum + limit, 0);
  // For the names of the fields, the team and what the page adds.
  return units * 9 + 2_048;
}

/** How long a body may take to arrive, in milliseconds. */
export const BODY_DEADLINE_MS = 10_000;

/** How many enquiries one address may send per window, and the window's length in milliseconds. */
export const RATE_LIMIT = 5;
export const RATE_WINDOW_MS = 10 * 60_000;

/**
 * The budgets of the networks around a sender: an IPv4 address or an IPv6 /64, the /56 of a
 * household, the /48 of a site (a /24 in IPv4), and everybody together.
 */
export const RATE_BUDGETS: readonly Budget[] = [
  { ipv4Bits: 32, ipv6Bits: 64, limit: RATE_LIMIT, windowMs: RATE_WINDOW_MS },
  { ipv4Bits: 32, ipv6Bits: 56, limit: 2 * RATE_LIMIT, windowMs: RATE_WINDOW_MS },
  { ipv4Bits: 24, ipv6Bits: 48, limit: 4 * RATE_LIMIT, windowMs: RATE_WINDOW_MS },
  { ipv4Bits: 0, ipv6Bits: 0, limit: 40 * RATE_LIMIT, windowMs: RATE_WINDOW_MS },
];

/**
 * How many refused plain forms get the whole contact page back, by address and in total. Filling it
 * in blocks the thread that serves the site for milliseconds; beyond these budgets, a small page is
 * sent.
 */
export const WHOLE_PAGE_BUDGETS: readonly Budget[] = [
  { ipv4Bits: 32, ipv6Bits: 64, limit: 20, windowMs: RATE_WINDOW_MS },
  { ipv4Bits: 0, ipv6Bits: 0, limit: 600, windowMs: RATE_WINDOW_MS },
];

/**
 * For how many days the number and time of an attempt are remembered, without anything that was
 * written: an outbox can send on a device that was off for a year. The number of a plain form is
 * computed from what was written; it is remembered for as long as an enquiry.
 */
export const KEY_KEPT_DAYS = 2 * 365;

/** Retention of enquiries, in days; and the hard limit for those nobody was notified of. */
export const KEPT_DAYS = 90;
export const LONGEST_KEPT_DAYS = 120;

/** The page that confirms a subscription to the newsletter, and how long its link works. */
export const CONFIRM_PATH = `${ENQUIRIES_PATH}/newsletter`;
export const CONFIRM_DAYS = 14;
