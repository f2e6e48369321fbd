import { expect, it } from 'vitest';
import { futureDates } from './future-dates.ts';
import { longDate } from '../content/long-date.ts';

const dateOf = (day: string) => ({ day, text: longDate(day) });
const on = (day: string) =>
  futureDates(
    [
      { path: '/blogs/a', published: dateOf('2026-11-25'), updated: dateOf('2026-11-27') },
      { path: '/privacy-policy', published: null, updated: dateOf('2026-11-26') },
      { path: '/k-12', published: null, updated: null },
    ],
    new Date(`${day}T12:00:00Z`),
  );

it('warns about each date of a page that is still ahead', () => {
  expect(on('2026-11-24')).toEqual([
    '/blogs/a says that it was published on November 25, 2026, which is in the future. Correct the date.',
    '/blogs/a says that it was last changed on November 27, 2026, which is in the future. Correct the date.',
    '/privacy-policy says that it was last changed on November 26, 2026, which is in the future. Correct the date.',
  ]);
});

it('accepts dates up to the day of the build', () => {
  expect(on('2026-11-27')).toEqual([]);
  expect(on('2026-11-26')).toHaveLength(1);
});
