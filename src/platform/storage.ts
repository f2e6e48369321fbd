import { attempt } from './attempt.ts';

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A key-value store for text. Values that the browser does not store (blocked, full) are kept in
 * memory until the page is left.
 */
export interface TextStore {
  get(key: string): string | null;
  /**
   * @param value null removes the key
   * @returns whether the browser has stored it; if not, it lasts as long as the page
   */
  set(key: string, value: string | null): boolean;
}

/** @param area returns the browser's storage, or throws if it is blocked */
export function createTextStore(area: () => StorageArea): TextStore {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => area().getItem(key), null),
    set(key, value) {
      const isStored = attempt(() => {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        return true;
      }, false);
      if (isStored || value === null) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
  };
}

/** Storage shared by all tabs and kept between visits. */
export const localStore = createTextStore(() => localStorage);
