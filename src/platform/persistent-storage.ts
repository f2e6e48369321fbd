import { attempt } from './attempt.ts';

/**
 * Asks the browser not to evict this site's data on the device, as it may otherwise do when space is low
 * (Storage Standard, `persist()`). Some browsers ask the visitor, so ask only for something the visitor
 * would miss.
 */
export function persistStorage(): void {
  attempt(() => {
    const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
    // Refused or unsupported: the data stays evictable.
    storage?.persist?.().catch(() => undefined);
  }, undefined);
}
