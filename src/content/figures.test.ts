import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { figures, metric, statistic } from './figures.ts';
import type { FigureInput } from './schema/figures.ts';

/** The lists of figures in section 9 of the specification, one phrase each. */
const stated = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/specification.md'),
  'utf8',
)
  .split('\n')
  .flatMap(
    (line) => /^- \*\*(?:Company figures|Figures of [^*]+)\*\*: (.+)\.$/u.exec(line)?.[1] ?? [],
  )
  .flatMap((list) => list.split('; '));

const entries: readonly (readonly [string, FigureInput])[] = Object.entries(figures);

describe('the figures of the site and those of the specification', () => {
  it('are the same', () => {
    expect(stated.length).toBeGreaterThan(30);
    expect(new Set(entries.map(([, { specified }]) => specified))).toEqual(new Set(stated));
  });

  it.each(entries)('%s has the value and the object of its source phrase', (_, figure) => {
    const { specified, value, counts } = figure;
    // "efficiency claims of 75%, 85% and 60%" and "over 30%" are shown as a value with an object.
    expect(specified).toContain(value === '30%+' ? 'over 30%' : value);
    expect(specified).toContain(counts.split(' ')[0]);
  });
});

it('a project’s figure is labeled as such on other pages, but not on its own', () => {
  expect(statistic('support-tickets')).toEqual({
    number: '43%',
    description: 'fewer IT support tickets in one hybrid-cloud project',
  });
  expect(metric('support-tickets')).toEqual({ value: '43%', label: 'fewer IT support tickets' });
});

it('a figure of the company is the same everywhere', () => {
  expect(statistic('customers')).toEqual({ number: '200+', description: 'customers' });
});
