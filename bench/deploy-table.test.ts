import { expect, it } from 'vitest';
import { deployTable } from './deploy-table.ts';

it('shows whether each deploy stayed within its bars', () => {
  const cost = { name: 'a word', requests: 8, bytes: 25_000, behind: 1 };
  const bar = { bytes: 25_000, requests: 8 };
  const rows = deployTable([
    { ...cost, bar },
    { ...cost, bar, requests: 9 },
    { ...cost, bar: { bytes: 24_999 } },
    { ...cost, behind: 3, bar: undefined },
  ]).split('\n');
  expect(rows.slice(2)).toEqual([
    '| a word | 1 | 25.0 kB | 8 | 25.0 kB in 8 | met |',
    '| a word | 1 | 25.0 kB | 9 | 25.0 kB in 8 | missed |',
    '| a word | 1 | 25.0 kB | 8 | 25.0 kB | missed |',
    '| a word | 3 | 25.0 kB | 8 |  |  |',
  ]);
});
