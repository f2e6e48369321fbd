import { createMemoryStore, newRecord } from '../index.ts';
import type { EnquiryRecord, SendOutcome, SenderDeps } from '../index.ts';

export const SENT: SendOutcome = { outcome: 'sent', receipt: 'R-1' };
export const UNANSWERED: SendOutcome = { outcome: 'postponed', status: 0, retryAfterMs: 0 };
export const REFUSED: SendOutcome = { outcome: 'refused', errors: { workEmail: 'No mail' } };
export const answered = (status: number, retryAfterMs = 0): SendOutcome => ({
  outcome: 'postponed',
  status,
  retryAfterMs,
});

export const values = { fullName: 'Ada', message: 'Hello' };

/** A waiting enquiry, written at 0. */
export const record = (changes: Partial<EnquiryRecord> = {}): EnquiryRecord => ({
  ...newRecord({ key: 'one', values, signals: null }, 0),
  ...changes,
});

/** Locks by name, like those of a browser: one holder at a time, the others in turn. */
export function createLocks(): SenderDeps['withLock'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/** A device and its receiver; each attempt has the next of the given outcomes, and then succeeds. */
export function createDevice(isStored = true) {
  const now = (): number => device.time;
  const store = createMemoryStore(now, isStored);
  const device = {
    time: 0,
    isOffline: false,
    outcomes: [] as (SendOutcome | Promise<SendOutcome>)[],
    /** Keys of the attempts made. */
    posted: [] as string[],
    store,
    withLock: createLocks(),
    now,
    jitter: () => 0,
    post: async ({ key }: EnquiryRecord): Promise<SendOutcome> => {
      device.posted.push(key);
      return device.outcomes.shift() ?? SENT;
    },
    put: (changes: Partial<EnquiryRecord> = {}) =>
      store.change(changes.key ?? 'one', () => record(changes)),
  };
  return device;
}
