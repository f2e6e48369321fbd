import { expect, it } from 'vitest';
import { planFetches } from './fetch-plan.ts';

const SIZES: Readonly<Record<string, number>> = { vendor: 70, entry: 10, form: 15, mark: 5 };
const plan = (limit: number) =>
  planFetches(['vendor', 'entry', 'form', 'mark'], (module) => SIZES[module] ?? 0, limit);

it('fetches everything early where the limit allows it', () => {
  expect(plan(100)).toEqual({ early: ['vendor', 'entry', 'form', 'mark'], later: [] });
});

it('leaves for later what exceeds the limit, and still fetches what fits', () => {
  expect(plan(99)).toEqual({ early: ['vendor', 'entry', 'form'], later: ['mark'] });
  expect(plan(90)).toEqual({ early: ['vendor', 'entry', 'mark'], later: ['form'] });
});
