import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const PLAIN = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

it('a click is plain with the main button and no modifier', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

it.each([
  { altKey: true },
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
])('a click is not plain with %o', (change) => {
  expect(isPlainClick({ ...PLAIN, ...change })).toBe(false);
});
