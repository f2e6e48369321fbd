import { ENQUIRY_LIMITS } from '#src/content/enquiry.ts';

/** Constants of the receiver; the names it shares with the page are in src/content/enquiry-fields.ts. */

/** The path that enquiries are POSTed to. */
export const ENQUIRIES_PATH = '/enquiries';

/** The page with the form. */
export const CONTACT_PATH = '/contact-us';

/** In milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** In milliseconds. Nobody fills in the form by hand faster than this. */
export const MINIMUM_FILL_MS = 3_000;

const UNITS = Object.values(ENQUIRY_LIMITS).reduce((sum, limit) => sum + limit, 0);

/** For the names of the fields, the team and what the page adds. */
const ADDED = 2_048;

/**
 * Largest accepted body, in bytes: every field at its limit and in any script. A plain form writes
 * one UTF-16 code unit as up to nine characters (`%E0%A4%95`), JSON as up to six.
 */
export const BODY_LIMIT = 1024 * Math.ceil((UNITS * 9 + ADDED) / 1024);

/** How long a body may take to arrive, in milliseconds. */
export const BODY_DEADLINE_MS = 10_000;

/** How many enquiries one address may send per window, and the window's length in milliseconds. */
export const RATE_LIMIT = 5;
export const RATE_WINDOW_MS = 10 * 60_000;

/** How many enquiries are accepted from everybody together per window. */
export const TOTAL_LIMIT = 1_000;

/**
 * For how many days the number and time of an attempt are remembered, without anything that was
 * written: an outbox can send on a device that was off for a year.
 */
export const KEY_KEPT_DAYS = 2 * 365;

/** Retention of enquiries, in days; and the hard limit for those nobody was notified of. */
export const KEPT_DAYS = 90;
export const LONGEST_KEPT_DAYS = 120;

/** How long backups are kept, in days (deploy/hause-backup.service). */
export const BACKUP_KEPT_DAYS = 30;

/** The page that confirms a subscription to the newsletter, and how long its link works. */
export const CONFIRM_PATH = `${ENQUIRIES_PATH}/newsletter`;
export const CONFIRM_DAYS = 14;
