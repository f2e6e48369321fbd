import { expect, it } from 'vitest';
import { HotBodies } from './hot-bodies.ts';

const KB = 1024;

it('holds the most recently requested bodies, within its limit', () => {
  const hot = new HotBodies<{ size: number; name: string }>(6 * KB);
  const body = (name: string, size: number) => hot.set(name, { size, name });
  body('a', KB);
  body('b', KB);
  body('c', KB);
  expect(hot.bytes).toBe(6 * KB);
  expect(hot.get('a')?.name).toBe('a');
  body('d', KB);
  expect(['a', 'b', 'c', 'd'].filter((name) => hot.get(name))).toEqual(['a', 'c', 'd']);
  body('e', 5 * KB);
  expect(['a', 'c', 'd', 'e'].filter((name) => hot.get(name))).toEqual(['e']);
  expect(hot.bytes).toBe(6 * KB);
});

it('holds nothing larger than the limit, and replaces entries of the same name', () => {
  const hot = new HotBodies<{ size: number }>(3 * KB);
  hot.set('large', { size: 2 * KB + 1 });
  expect([hot.get('large'), hot.bytes]).toEqual([undefined, 0]);
  hot.set('same', { size: KB });
  hot.set('same', { size: 2 * KB });
  expect([hot.get('same')?.size, hot.bytes]).toEqual([2 * KB, 3 * KB]);
  const none = new HotBodies(0);
  none.set('empty', { size: 0 });
  expect(none.get('empty')).toBeUndefined();
});
