import { attempt } from './attempt.ts';

/**
 * Asks the browser not to evict what this site keeps on the device, as it may otherwise do when space is
 * short (Storage Standard, `persist()`). Some browsers ask the visitor, so ask only for something the
 * visitor would miss.
 */
export function persistStorage(): void {
  attempt(() => {
    const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
    // Refused, or unknown to the browser: it stays as evictable as it was.
    storage?.persist?.().catch(() => undefined);
  }, undefined);
}
