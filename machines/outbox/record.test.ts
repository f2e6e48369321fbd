import { describe, expect, it } from 'vitest';
import {
  aged,
  isDue,
  isStalled,
  LONGEST_STEP_MS,
  LONGEST_WAIT_MS,
  QUEUE_MS,
  settled,
} from './record.ts';
import type { EnquiryRecord } from './record.ts';
import { answered, record, REFUSED, SENT, UNANSWERED } from './testing/device.ts';

const DAY_MS = 24 * 3_600_000;

describe('an attempt', () => {
  it('that succeeded leaves a receipt, and nothing of what was written', () => {
    expect(settled(record({ errors: { a: 'b' } }), SENT, 5, 0)).toMatchObject({
      status: 'sent',
      receipt: 'R-1',
      values: {},
      signals: null,
      errors: {},
    });
  });

  it('that was refused keeps what was written, with the errors', () => {
    const { status, errors, values } = settled(record(), REFUSED, 5, 0);
    expect([status, errors, values]).toEqual([
      'refused',
      { workEmail: 'No mail' },
      record().values,
    ]);
  });

  it.each([
    [0, 0, UNANSWERED, 500],
    [1, 0, UNANSWERED, 1000],
    [1, 1, UNANSWERED, 500],
    [30, 0, UNANSWERED, 900_000],
    [0, 0, answered(503, 30_000), 30_000],
    [0, 0, answered(503, 10 * LONGEST_WAIT_MS), LONGEST_WAIT_MS],
  ])(
    'after %d failures (jitter %d) that ended with %j waits %d ms',
    (attempts, jitter, outcome, ms) => {
      expect(settled(record({ attempts, status: 'refused' }), outcome, 7, jitter)).toMatchObject({
        status: 'waiting',
        attempts: attempts + 1,
        dueAt: 7 + ms,
        answer: outcome.outcome === 'postponed' ? outcome.status : -1,
      });
    },
  );
});

describe('an enquiry', () => {
  it.each<[string, Partial<EnquiryRecord>, boolean, boolean]>([
    ['is due at once', {}, true, true],
    ['is due when its wait is over', { attempts: 5, dueAt: 100 }, false, true],
    ['is not due before', { attempts: 1, dueAt: 101 }, false, false],
    ['waits for a network after three attempts', { attempts: 3, dueAt: 0 }, true, false],
    ['is tried three times whatever the browser says', { attempts: 2, dueAt: 0 }, true, true],
    [
      'is due if the clock was set back',
      { attempts: 1, dueAt: 101 + LONGEST_WAIT_MS },
      false,
      true,
    ],
    ['is not due once it was refused', { status: 'refused' }, false, false],
    ['is not due once it was sent', { status: 'sent' }, false, false],
  ])('%s', (_, changes, isOffline, expected) => {
    expect(isDue(record(changes), 100, isOffline)).toBe(expected);
  });

  it.each<[Partial<EnquiryRecord>, boolean, boolean]>([
    [{ attempts: 0 }, true, false],
    [{ attempts: 1 }, true, true],
    [{ attempts: 2, dueAt: 1600 }, false, false],
    [{ attempts: 1, dueAt: 1601 }, false, true],
    [{ attempts: 3 }, false, true],
  ])('%j keeps a visitor waiting too long (offline: %s): %s', (changes, isOffline, expected) => {
    expect(isStalled(record(changes), 0, isOffline)).toBe(expected);
  });
});

describe('an enquiry that nobody sends', () => {
  /** Reads it once a day, for so many days. */
  const after = (days: number, start: EnquiryRecord) => {
    let current: EnquiryRecord | null = start;
    for (let day = 1; day <= days && current !== null; day += 1)
      current = aged(current, day * DAY_MS);
    return current;
  };

  it('expires after 30 days, without what was written, and is forgotten after 60', () => {
    expect(after(30, record())).toMatchObject({ status: 'waiting', values: record().values });
    expect(after(31, record())).toMatchObject({ status: 'expired', values: {}, errors: {} });
    expect(after(60, record())?.status).toBe('expired');
    expect(after(61, record())).toBeNull();
  });

  it('stays marked as sent for 30 days', () => {
    expect(after(30, record({ status: 'sent' }))?.status).toBe('sent');
    expect(after(31, record({ status: 'sent' }))).toBeNull();
  });

  it('does not expire because a clock is corrected by years, in either direction', () => {
    const corrected = aged(record(), 40 * 365 * DAY_MS);
    expect(corrected).toMatchObject({ status: 'waiting', age: { waitedMs: LONGEST_STEP_MS } });
    expect(aged(record(), -DAY_MS)).toMatchObject({ age: { waitedMs: 0, countedAt: -DAY_MS } });
    expect(QUEUE_MS).toBeGreaterThan(LONGEST_STEP_MS);
  });

  it('is not written anew for every read', () => {
    const fresh = record();
    expect(aged(fresh, 3_599_999)).toBe(fresh);
    expect(aged(fresh, 3_600_000)).not.toBe(fresh);
  });
});
