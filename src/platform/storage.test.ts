import { describe, expect, it } from 'vitest';
import { createTextStore } from './storage.ts';

function browserStorage() {
  const items = new Map<string, string>();
  const state = { refuses: false, isFull: false };
  const check = () => {
    if (state.refuses) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    items,
    state,
    area: () => {
      check();
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          if (state.isFull) throw new DOMException('No room.', 'QuotaExceededError');
          items.set(key, value);
        },
        removeItem: (key: string) => void items.delete(key),
      };
    },
  };
}

describe('a text store', () => {
  it('writes to browser storage, and removes from it', () => {
    const { items, area } = browserStorage();
    const store = createTextStore(area);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(true);
    expect([items.get('a'), store.get('a')]).toEqual(['1', '1']);
    expect(store.set('a', null)).toBe(true);
    expect([items.has('a'), store.get('a')]).toEqual([false, null]);
  });

  it('falls back to memory if storage throws on access, and reports that', () => {
    const { state, area } = browserStorage();
    state.refuses = true;
    const store = createTextStore(area);
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    expect(createTextStore(area).get('a')).toBeNull();
    expect(store.set('a', null)).toBe(false);
    expect(store.get('a')).toBeNull();
  });

  it('returns the newest value when storage is full, and stores it once there is space', () => {
    const { items, state, area } = browserStorage();
    const store = createTextStore(area);
    store.set('a', 'old');
    state.isFull = true;
    expect(store.set('a', 'new')).toBe(false);
    expect(store.get('a')).toBe('new');
    state.isFull = false;
    expect(store.set('a', 'newest')).toBe(true);
    expect([items.get('a'), store.get('a')]).toEqual(['newest', 'newest']);
    // Another tab's value is read again from now on.
    items.set('a', 'from another tab');
    expect(store.get('a')).toBe('from another tab');
  });
});
