import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { setImmediate as breath } from 'node:timers/promises';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';

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
