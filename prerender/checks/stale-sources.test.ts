import { expect, it } from 'vitest';
import * as v from 'valibot';
import { sources as listed } from '#src/content/sources.ts';
import { sources as schema } from '#src/content/schema/sources.ts';
import { staleSources } from './stale-sources.ts';

const sources = v.parse(schema, {
  rule: {
    title: 'The rule',
    publisher: 'An office',
    href: 'https://example.org/rule',
    checked: '2026-11-22',
    readAtCheck: 'the rule',
    names: ['the rule'],
    states: ['It applies.'],
  },
});
const on = (day: string) => staleSources(sources, new Date(`${day}T12:00:00Z`));

it('warns from the 91st day after a check', () => {
  expect(on('2026-11-22')).toEqual([]);
  expect(on('2027-02-20')).toEqual([]);
  expect(on('2027-02-21')).toEqual([
    'src/content/sources.ts: rule (The rule) was last checked on November 22, 2026, 91 days ago. Compare what the pages say with https://example.org/rule, then set "checked".',
  ]);
});

it('warns about a check dated in the future', () => {
  expect(on('2026-11-20')[0]).toContain('which is in the future');
});

it('accepts a real check, and rejects a day that is none or a check of nothing', () => {
  const withChanges = (changes: object) =>
    v.is(schema, { rule: { ...sources['rule'], ...changes } });
  expect(withChanges({})).toBe(true);
  expect(withChanges({ checked: 'last week' })).toBe(false);
  expect(withChanges({ readAtCheck: '' })).toBe(false);
  expect(withChanges({ states: [] })).toBe(false);
});

it.each(Object.entries(listed))('%s says what was compared, and when', (_, source) => {
  expect(v.is(schema, { source })).toBe(true);
});
