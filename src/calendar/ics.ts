import { addDays } from './day.ts';
import type { Day } from './day.ts';

/** An event that lasts one whole day. */
export interface DayEvent {
  /**
   * Stays the same each time the event is written, so that a calendar updates an existing event. Unique
   * in the file; the writer adds the domain.
   */
  readonly uid: string;
  readonly day: Day;
  readonly summary: string;
  readonly description?: string;
  /** An absolute URL. */
  readonly url?: string;
}

export interface CalendarFile {
  /** The product that made it, as required by RFC 5545, 3.7.3: `-//Company//Product//EN`. */
  readonly product: string;
  /** Its name in calendar programs. */
  readonly name: string;
  /** The domain of the site, which makes the uids globally unique. */
  readonly domain: string;
  /** When it was made. */
  readonly stamp: Date;
  readonly events: readonly DayEvent[];
}

/** The maximum line length in octets of UTF-8, not counting the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * Folds one content line: anything over 75 octets continues on lines that begin with a space. Characters
 * are never split.
 */
function fold(line: string): string {
  const lines: string[] = [];
  let held = '';
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > LINE_OCTETS) {
      lines.push(held);
      held = ' ';
      octets = 1;
    }
    held += character;
    octets += more;
  }
  return [...lines, held].join('\r\n');
}

/** A value of type TEXT (RFC 5545, 3.3.11). Control characters other than line breaks are not allowed. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/gu, '\n')
    // oxlint-disable-next-line eslint/no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll('\n', String.raw`\n`);

const date = (day: Day): string => day.replaceAll('-', '');

/** `20261122T195000Z` */
const moment = (stamp: Date): string =>
  stamp.toISOString().replaceAll(/[-:]/gu, '').replace(/\.\d+/u, '');

/**
 * Writes a calendar of whole days as a file of the type `text/calendar` (RFC 5545). Days have no time
 * zone: an event is on the same date wherever it is opened, and shows the time as free.
 *
 * @throws RangeError if there are no events (a calendar must have at least one), or two with the same uid
 */
export function writeCalendar({ product, name, domain, stamp, events }: CalendarFile): string {
  if (events.length === 0) {
    throw new RangeError('writeCalendar: there are no events, and a calendar must hold one.');
  }
  const uids = events.map(({ uid }) => uid);
  const twice = uids.find((uid, at) => uids.indexOf(uid) !== at);
  if (twice !== undefined) {
    throw new RangeError(
      `writeCalendar: two events have the uid '${twice}', so a calendar would keep only one. Rename one of them.`,
    );
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(product)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    // For programs that do not support NAME (RFC 7986) yet.
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${text(`${event.uid}@${domain}`)}`,
      `DTSTAMP:${moment(stamp)}`,
      `DTSTART;VALUE=DATE:${date(event.day)}`,
      // The next day: the end is exclusive.
      `DTEND;VALUE=DATE:${date(addDays(event.day, 1))}`,
      `SUMMARY:${text(event.summary)}`,
      ...(event.description === undefined ? [] : [`DESCRIPTION:${text(event.description)}`]),
      ...(event.url === undefined ? [] : [`URL:${event.url}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
