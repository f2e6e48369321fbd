import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { setImmediate as breath } from 'node:timers/promises';
import type { OutboxChannel } from '../outbox-channel.ts';

/** A fresh device for each test: an empty database, and storage that can be switched off. */
export function freshDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A local storage in memory; every call throws while `isBroken`. */
export function memoryStorage() {
  const items = new Map<string, string>();
  const storage = {
    isBroken: false,
    getItem(key: string) {
      storage.check();
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      storage.check();
      items.set(key, value);
    },
    removeItem(key: string) {
      storage.check();
      items.delete(key);
    },
    check() {
      if (storage.isBroken) throw new DOMException('No storage here', 'SecurityError');
    },
  };
  return storage;
}

/** Channels that receive each other's messages, like tabs, but not their own. */
export function tabs() {
  const listeners = new Map<object, Set<() => void>>();
  return (): OutboxChannel => {
    const own = new Set<() => void>();
    const channel: OutboxChannel = {
      tell() {
        for (const [other, heard] of listeners) {
          if (other !== channel) for (const listener of heard) queueMicrotask(listener);
        }
      },
      listen(onChange) {
        own.add(onChange);
        return () => own.delete(onChange);
      },
    };
    listeners.set(channel, own);
    return channel;
  };
}

/** Waits until a condition holds; the database responds in macrotasks. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; Date.now() < end;) {
    if (await isSo()) return;
    await breath();
  }
  throw new Error(`It did not come to pass: ${isSo.toString()}`);
}

/** A page that is visible until it is hidden. */
export function inSight() {
  const sight = Object.assign(new EventTarget(), {
    hidden: false,
    hide() {
      sight.hidden = true;
      sight.dispatchEvent(new Event('visibilitychange'));
    },
  });
  return sight;
}

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

export const written = {
  fullName: 'Ada Lovelace',
  workEmail: 'ada@engines.example',
  contactNo: '+44 20 7946 0000',
  hearAboutUs: 'A colleague',
  representative: '',
  message: '',
  subscribe: true,
};
