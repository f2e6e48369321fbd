import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { setImmediate as breath } from 'node:timers/promises';
import { createDevice } from '#machines/outbox/testing/device.ts';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';
import { createTextStore } from '#src/platform/storage.ts';
import type { SenderDeps } from '../send-enquiry.ts';

/** Text that lasts as long as the test. */
export const memoryStore = () =>
  createTextStore(() => {
    throw new DOMException('No storage here', 'SecurityError');
  });

/** A valid enquiry. */
export const written = {
  ...EMPTY_FORM,
  fullName: 'Ada Byron',
  workEmail: 'ada@school.example',
  contactNo: '+44 20 7946 0000',
  hearAboutUs: 'A colleague',
};

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

/** A device with locks by name, like those of a browser: one holder at a time, the others in turn. */
export const newDevice = (isStored = true) =>
  Object.assign(createDevice(isStored), { withLock: createLocks() });

function createLocks(): SenderDeps['withLock'] {
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

/** Waits until a condition holds; the database responds in macrotasks. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if (await isSo()) return;
    await breath();
  }
  throw new Error('It has not come to pass within ten seconds.');
}

/** An HTTP response; a string is sent as it is. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
