import { aged } from './record.ts';
import type { EnquiryRecord } from './record.ts';

/** From the record as it is, null if there is none, to what it should be; null removes it. */
export type Change = (current: EnquiryRecord | null) => EnquiryRecord | null;

/** Where enquiries are kept. Each call is atomic, and a change is announced to everybody who shares the store. */
export interface EnquiryStore {
  /** All records, oldest first. Removes what has outlived its retention. */
  readAll(): Promise<readonly EnquiryRecord[]>;
  read(key: string): Promise<EnquiryRecord | null>;
  /**
   * Changes one record. What cannot be stored is kept in memory, with `isStored: false`.
   * @returns the record afterwards
   * @throws if a stored record cannot be removed
   */
  change(key: string, change: Change): Promise<EnquiryRecord | null>;
  /** @returns stops listening */
  subscribe(onChange: () => void): () => void;
}

/** A store that lasts as long as the page; stands in for one that the browser refuses. */
export function createMemoryStore(now: () => number, isStored = false): EnquiryStore {
  const records = new Map<string, EnquiryRecord>();
  const listeners = new Set<() => void>();
  return {
    readAll: async () => {
      for (const record of records.values()) {
        const current = aged(record, now());
        if (current === null) records.delete(record.key);
        else records.set(record.key, current);
      }
      return [...records.values()].toSorted((one, other) => one.writtenAt - other.writtenAt);
    },
    read: async (key) => records.get(key) ?? null,
    async change(key, change) {
      const current = records.get(key) ?? null;
      const next = change(current);
      if (next === current) return current;
      if (next === null) records.delete(key);
      else records.set(key, { ...next, isStored });
      for (const notify of listeners) notify();
      return records.get(key) ?? null;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
