import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { neighborOf } from './roving.ts';

afterEach(() => vi.unstubAllGlobals());

const IDS = ['one', 'two', 'three'] as const;

/** A key press in a list of tabs, and where it leads from a tab. */
function press(key: string, from: (typeof IDS)[number], change: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn<() => void>();
  const event = { key, preventDefault, ...change } as unknown as KeyboardEvent<HTMLElement>;
  return { to: neighborOf(event, IDS, from), isPrevented: preventDefault.mock.calls.length > 0 };
}

describe.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('in a list of tabs that is read %s', (direction, forward, backward) => {
  it('the arrows along the list go to the neighbors, and wrap', () => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    expect(press(forward, 'one')).toEqual({ to: 'two', isPrevented: true });
    expect(press(forward, 'three').to).toBe('one');
    expect(press(backward, 'two').to).toBe('one');
    expect(press(backward, 'one').to).toBe('three');
  });

  it('Home and End go to the ends', () => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    expect(press('Home', 'two')).toEqual({ to: 'one', isPrevented: true });
    expect(press('End', 'two').to).toBe('three');
  });

  it('the arrows across it scroll the page, as do all keys with a modifier', () => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    const nothing = { to: undefined, isPrevented: false };
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown']) {
      expect(press(key, 'one'), key).toEqual(nothing);
    }
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(press('ArrowRight', 'one', { [modifier]: true }), modifier).toEqual(nothing);
    }
  });
});
