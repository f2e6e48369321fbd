import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeAhead } from './type-ahead.ts';

let page: EventTarget;
let query: string;
const search = {
  getSnapshot: () => ({ context: { query } }),
  send: (event: { readonly query: string }) => (query = event.query),
};

beforeEach(() => {
  page = new EventTarget();
  query = '';
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
  typeAhead(() => search);
  // Search was asked for twice.
  typeAhead(() => search);
  expect(press(['l', 'm', 's', ' ', 'x'])).toEqual([]);
  happens('focusin');
  expect(query).toBe('lms x');
  expect(press(['y'])).toEqual(['y']);
  happens('focusin');
  expect(query).toBe('lms x');
});

it('they follow what is in the field from before', () => {
  query = 'old ';
  typeAhead(() => search);
  press(['n']);
  happens('focusin');
  expect(query).toBe('old n');
});

it('shortcuts, composed text, keys that are no text and a space alone are left to the page', () => {
  typeAhead(() => search);
  expect(press([' ', 'Tab', 'Enter', 'Escape'])).toHaveLength(4);
  expect(press(['c'], { ctrlKey: true })).toEqual(['c']);
  expect(press(['v'], { metaKey: true })).toEqual(['v']);
  expect(press(['x'], { isComposing: true })).toEqual(['x']);
  happens('focusin');
  expect(query).toBe('');
});

it('a press elsewhere ends it', () => {
  typeAhead(() => search);
  press(['a']);
  happens('pointerdown');
  expect(press(['b'])).toEqual(['b']);
  happens('focusin');
  expect(query).toBe('');
});

it('without search, what was typed is gone', () => {
  typeAhead(() => undefined);
  press(['a']);
  expect(() => happens('focusin')).not.toThrow();
});
