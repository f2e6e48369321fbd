import { describe, expect, it } from 'vitest';
import { requireFunction, requireText } from './checks.ts';

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

describe('a string', () => {
  it('is returned', () => {
    expect(requireText('test', 'path', '/k-12')).toBe('/k-12');
  });

  it('is rejected if it is empty or not a string', () => {
    expect(() => requireText('test', 'path', '')).toThrow(
      "test: path is '', but must be a non-empty string. Fix the machine's input.",
    );
    expect(() => requireText('test', 'path', 4 as unknown as string)).toThrow('test: path is 4,');
    expect(() => requireText('test', 'path', '')).toThrow(TypeError);
  });
});
