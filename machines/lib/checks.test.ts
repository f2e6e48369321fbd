import { describe, expect, it } from 'vitest';
import { requireFunction } from './checks.ts';

describe('a function', () => {
  it('is returned', () => {
    const fn = () => 1;
    expect(requireFunction('test', 'makeKey', fn, 'that makes a key')).toBe(fn);
  });

  it('is rejected if it is anything else', () => {
    expect(() => requireFunction('test', 'makeKey', undefined, 'that makes a key')).toThrow(
      "test: makeKey is undefined, but must be a function that makes a key. Pass one in the machine's input.",
    );
    expect(() => requireFunction('test', 'makeKey', 'x', 'that makes a key')).toThrow(TypeError);
  });
});
