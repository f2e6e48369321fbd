import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeAhead } from './type-ahead.ts';

let page: EventTarget;
const deliver = vi.fn<(typed: string) => void>();

beforeEach(() => {
  page = new EventTarget();
  deliver.mockReset();
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses keys; returns those that the page itself reacts to. */
const press = (keys: readonly string[], init: Readonly<Record<string, boolean>> = {}) =>
  keys.filter((key) =>
    page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...init })),
  );
const happens = (type: string) => page.dispatchEvent(new Event(type));

it('letters typed before the field has the focus are in it, and later ones are its own', () => {
  typeAhead(deliver);
  // Search was asked for twice.
  typeAhead(deliver);
  expect(press(['l', 'm', 's', ' ', 'x'])).toEqual([]);
  happens('focusin');
  expect(press(['y'])).toEqual(['y']);
  happens('focusin');
  expect(deliver.mock.calls).toEqual([['lms x']]);
});

it('shortcuts, composed text, keys that are no text and a space alone are left to the page', () => {
  typeAhead(deliver);
  expect(press([' ', 'Tab', 'Enter', 'Escape'])).toHaveLength(4);
  expect(press(['c'], { ctrlKey: true })).toEqual(['c']);
  expect(press(['v'], { metaKey: true })).toEqual(['v']);
  expect(press(['x'], { isComposing: true })).toEqual(['x']);
  happens('focusin');
  expect(deliver).not.toHaveBeenCalled();
});

it('a press elsewhere ends it', () => {
  typeAhead(deliver);
  press(['a']);
  happens('pointerdown');
  expect(press(['b'])).toEqual(['b']);
  happens('focusin');
  expect(deliver).not.toHaveBeenCalled();
});
