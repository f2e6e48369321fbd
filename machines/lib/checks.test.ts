import { describe, expect, it } from 'vitest';
import { requireFunction, requireText } from './checks.ts';

describe('a function', () => {
  it('is handed back', () => {
    const fn = () => 1;
    expect(requireFunction('test', 'makeKey', fn, 'that makes a key')).toBe(fn);
  });

  it('cannot be anything else', () => {
    expect(() => requireFunction('test', 'makeKey', undefined, 'that makes a key')).toThrow(
      'test: makeKey is undefined, but must be a function that makes a key. Pass one in the input of the machine.',
    );
    expect(() => requireFunction('test', 'makeKey', 'x', 'that makes a key')).toThrow(TypeError);
  });
});

describe('a text', () => {
  it('is handed back', () => {
    expect(requireText('test', 'path', '/k-12')).toBe('/k-12');
  });

  it('cannot be empty or anything but text', () => {
    expect(() => requireText('test', 'path', '')).toThrow(
      "test: path is '', but must be text that is not empty. Correct the input of the machine.",
    );
    expect(() => requireText('test', 'path', 4 as unknown as string)).toThrow('test: path is 4,');
    expect(() => requireText('test', 'path', '')).toThrow(TypeError);
  });
});
