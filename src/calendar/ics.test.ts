import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, parseDay } from './day.ts';
import type { Day } from './day.ts';
import { writeCalendar } from './ics.ts';
import type { DayEvent } from './ics.ts';

const FREEZE: DayEvent = {
  uid: 'code-freeze-2026-08-17',
  day: '2026-07-20' as Day,
  summary: 'Code freeze',
};

const write = (events: readonly DayEvent[]) =>
  writeCalendar({
    product: '-//Hause//Tools//EN',
    name: 'Back to school',
    domain: 'hause.example',
    stamp: new Date('2026-05-04T10:20:30.456Z'),
    events,
  });

/** Parses a file with a parser that shares no code with the writer. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('a calendar file', () => {
  it('has what RFC 5545 requires, line by line', () => {
    expect(write([{ ...FREEZE, url: 'https://hause.example/tools' }]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hause//Tools//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Back to school',
      'X-WR-CALNAME:Back to school',
      'BEGIN:VEVENT',
      'UID:code-freeze-2026-08-17@hause.example',
      'DTSTAMP:20260504T102030Z',
      'DTSTART;VALUE=DATE:20260720',
      'DTEND;VALUE=DATE:20260721',
      'SUMMARY:Code freeze',
      'URL:https://hause.example/tools',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line over 75 octets, and no split characters', () => {
    const summary = `${'a'.repeat(66)}é${'教室'.repeat(30)}🎒🎒🎒`;
    const file = write([{ ...FREEZE, summary }]);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\uFFFD/u);
    }
    expect(file).toMatch(/\r\n /u);
    expect(read(file)[0]?.summary).toBe(summary);
  });

  it('uses all 75 octets of a line, and no more', () => {
    const exactly = write([{ ...FREEZE, summary: 'x'.repeat(75 - 'SUMMARY:'.length) }]);
    expect(exactly).not.toMatch(/\r\n /u);
    const over = write([{ ...FREEZE, summary: 'x'.repeat(76 - 'SUMMARY:'.length) }]);
    expect(over).toContain('\r\n x\r\n');
  });

  it('lets no text start a new line, and removes control characters', () => {
    const file = write([
      { ...FREEZE, summary: 'A\r\nBEGIN:VALARM\rB\u0000\u0007\u007F', description: 'x\n\ny' },
    ]);
    expect(file).not.toMatch(/^BEGIN:VALARM/mu);
    // oxlint-disable-next-line eslint/no-control-regex -- they are what must be gone
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0000\u0007\u007F]/u);
    expect(read(file)[0]?.summary).toBe('A\nBEGIN:VALARM\nB   ');
    expect(read(file)[0]?.description).toBe('x\n\ny');
  });

  it('parses back to the same events, for any text and days', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    const days = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words, days), { minLength: 1 }), (made) => {
        const events = made.map(([summary, description, more], at) => ({
          uid: `event-${String(at)}`,
          day: addDays(parseDay('2000-01-01') as Day, more),
          summary,
          description,
        }));
        const found = read(write(events));
        expect(found.map(({ startDate }) => startDate.toString())).toEqual(
          events.map(({ day }) => day),
        );
        expect(found.map(({ endDate }) => endDate.toString())).toEqual(
          events.map(({ day }) => addDays(day, 1)),
        );
        const clean = (text: string) =>
          // oxlint-disable-next-line eslint/no-control-regex -- as the writer replaces them
          text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/gu, ' ');
        expect(found.map(({ summary }) => summary)).toEqual(
          events.map(({ summary }) => clean(summary)),
        );
        expect(found.map(({ description }) => description)).toEqual(
          events.map(({ description }) => clean(description)),
        );
      }),
    );
  });

  it('rejects an empty list, and two events with the same uid', () => {
    expect(() => write([])).toThrow(/^writeCalendar: there are no events/u);
    expect(() => write([FREEZE, FREEZE])).toThrow(/uid 'code-freeze-2026-08-17'/u);
  });
});
