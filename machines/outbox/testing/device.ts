import { createMemoryStore, newRecord, settled } from '../index.ts';
import type { EnquiryRecord, SendOutcome } from '../index.ts';

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
    now,
    jitter: () => 0,
    post: async ({ key }: EnquiryRecord): Promise<SendOutcome> => {
      device.posted.push(key);
      return device.outcomes.shift() ?? SENT;
    },
    /** The attempt that is being made. */
    attempt: Promise.resolve(),
    send: (seen: EnquiryRecord): Promise<void> => {
      const attempt = async () => {
        const outcome = await device.post(seen);
        await store.change(seen.key, (current) => current && settled(current, outcome, now(), 0));
      };
      device.attempt = attempt();
      return device.attempt;
    },
    cancel: async (key: string): Promise<boolean> => {
      await device.attempt;
      const isSent = (await store.read(key))?.status === 'sent';
      if (!isSent) await store.change(key, () => null);
      return !isSent;
    },
    put: (changes: Partial<EnquiryRecord> = {}) =>
      store.change(changes.key ?? 'one', () => record(changes)),
  };
  return device;
}
