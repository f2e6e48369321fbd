import { expect, it } from 'vitest';
import { ARRIVAL_KINDS, compareArrivals, type Arrival } from './arrivals.ts';
import { Findings } from './report.ts';

const STORED = [
  { receipt: 'H-1', message: 'One' },
  { receipt: 'H-2', message: 'Two' },
];
const ONE = { id: '<1>', receipt: 'H-1', message: 'One' };
const TWO = { id: '<2>', receipt: 'H-2', message: 'Two\n' };

it.each([
  ['nothing, when all arrived', [ONE, TWO], {}],
  ['nothing, when one arrived twice under the same id', [ONE, ONE, TWO], {}],
  ['a lost one', [ONE], { 'never arrived': 1 }],
  ['one that arrived under two ids', [ONE, { ...ONE, id: '<3>' }, TWO], { 'another id': 1 }],
  ['two under one id', [ONE, { ...TWO, id: '<1>' }], { 'shared id': 1 }],
  ['one with the words of another', [ONE, { ...TWO, message: 'One' }], { 'other words': 1 }],
  ['one that nobody sent', [ONE, TWO, { ...ONE, receipt: 'H-3', id: '<3>' }], { 'of nobody': 1 }],
] satisfies [string, Arrival[], Record<string, number>][])('finds %s', (_, arrivals, found) => {
  const findings = new Findings(...ARRIVAL_KINDS);
  compareArrivals('email', STORED, arrivals, findings);
  expect(findings.counts).toEqual({
    ...Object.fromEntries(ARRIVAL_KINDS.map((kind) => [kind, 0])),
    ...found,
  });
});
