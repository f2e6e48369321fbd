import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createDevice } from '#machines/outbox/testing/device.ts';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import { createTextStore } from '#src/platform/storage.ts';

/** Text that lasts as long as the test. */
export const memoryStore = () =>
  createTextStore(() => {
    throw new DOMException('No storage here', 'SecurityError');
  });

/** A valid enquiry. */
export const written = { ...EMPTY_FORM, ...exampleEnquiry };

/** A fresh device for each test: an empty database. */
export function freshDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A device that stores nothing. */
export function refusingDevice(): void {
  globalThis.indexedDB = {
    open() {
      throw new DOMException('No storage here', 'SecurityError');
    },
  } as unknown as IDBFactory;
}

/** A device with locks. */
export const newDevice = (isStored = true) =>
  Object.assign(createDevice(isStored), { withLock: createLocks() });

/** Locks by name, like those of a browser: one holder at a time, until it is done or its page is gone. */
export function createLocks() {
  const free = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>, gone?: Promise<void>): Promise<T> => {
    const before = free.get(name) ?? Promise.resolve();
    const turn = before.then(work);
    const done = turn.catch(() => undefined);
    free.set(name, gone ? before.then(() => Promise.race([done, gone])) : done);
    return turn;
  };
}

/** Waits until a condition holds; the database responds in macrotasks. */
export const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 10_000, interval: 1 });

/** An HTTP response; a string is sent as it is. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
