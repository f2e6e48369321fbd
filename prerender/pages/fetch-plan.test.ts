import { expect, it } from 'vitest';
import { planFetches } from './fetch-plan.ts';

const SIZES: Readonly<Record<string, number>> = { vendor: 70, entry: 10, form: 15, mark: 5 };
const plan = (limit: number) =>
  planFetches(['vendor', 'entry', 'form', 'mark'], (module) => SIZES[module] ?? 0, limit);

it('fetches everything early if it fits the limit', () => {
  expect(plan(100)).toEqual({ early: ['vendor', 'entry', 'form', 'mark'], later: [] });
});

it('defers modules that exceed the limit, and still fetches later ones that fit', () => {
  expect(plan(99)).toEqual({ early: ['vendor', 'entry', 'form'], later: ['mark'] });
  expect(plan(90)).toEqual({ early: ['vendor', 'entry', 'mark'], later: ['form'] });
});
