import { expect, it } from 'vitest';
import { DAY, isDaytime, skyAt } from './sun.ts';

it.each([
  [DAY.from, 1, 0, 'west'],
  [10, 0.4, 0.84, 'west'],
  [11, 0.2, 0.96, 'west'],
  [11.5, 0.1, 0.99, 'foot'],
  [DAY.noon, 0, 1, 'foot'],
  [13, -0.2, 0.96, 'east'],
  [DAY.to, -1, 0, 'east'],
])('at %d the Sun is %d east and %d high, and the shadow points %s', (hour, east, height, side) => {
  const sky = skyAt(hour);
  expect([sky.east, sky.shadow]).toEqual([east, side]);
  expect(sky.height).toBeCloseTo(height);
});

it.each([DAY.from - 0.5, DAY.to + 0.5, Number.NaN])('is night at %d', (hour) => {
  expect(isDaytime(hour)).toBe(false);
});
