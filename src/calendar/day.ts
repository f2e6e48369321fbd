/**
 * A day of the calendar, `2026-08-17`: no time of day and no time zone, so it is the same day
 * wherever it is read. Years 1 to 9999, months and days from 1 (ISO 8601, RFC 3339 `full-date`).
 */
export type Day = string & { readonly __day: never };

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_MS = 86_400_000;

/** Midnight in UTC, where every day has 24 hours; the browser's own time zone is never used. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10) as Day;

/** Parses a day; null for anything else, such as February 30 or an incomplete year. */
export function parseDay(text: string): Day | null {
  if (!WRITTEN.test(text) || text.startsWith('0000')) return null;
  const date = dateOf(text);
  // An impossible day is no date, or one of the next month.
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? (text as Day) : null;
}

/**
 * The day that is `days` later; earlier if negative.
 * @throws RangeError if `days` is not a whole number, or if the day lies outside the years 1 to 9999
 */
export function addDays(day: Day, days: number): Day {
  const to = new Date(dateOf(day).getTime() + days * DAY_MS);
  const year = Number.isInteger(days) ? to.getUTCFullYear() : Number.NaN;
  if (!(year >= 1 && year <= 9999)) {
    throw new RangeError(
      `addDays: ${String(days)} days from ${day} is not a day of the years 1 to 9999. Pass a whole number of days, and check the range first.`,
    );
  }
  return dayOf(to);
}

/** How many days `to` is after `from`; negative if before. */
export const daysBetween = (from: Day, to: Day): number =>
  (dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS;

/** From 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => dateOf(day).getUTCDay();

/** The current day by the visitor's own clock and time zone. */
export const today = (now: Date = new Date()): Day =>
  dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

let long: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;

/** `Monday, August 17, 2026` */
export const longDay = (day: Day): string =>
  (long ??= formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })).format(
    dateOf(day),
  );

/** `Aug 17` */
export const shortDay = (day: Day): string =>
  (short ??= formatter({ month: 'short', day: 'numeric' })).format(dateOf(day));
