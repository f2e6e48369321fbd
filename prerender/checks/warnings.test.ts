import { expect, it } from 'vitest';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { dateOf } from '../content/dates.ts';
import { warnings } from './warnings.ts';

const rule = { title: 'The rule', href: 'https://example.org/rule', checked: '2026-11-22' };
const article = { path: '/blogs/a', published: dateOf('2026-11-20'), updated: null };
const site = {
  sources: { rule } as unknown as Sources,
  pages: new Map([['/blogs/a', article as PagePayload]]),
};
const on = (day: string) => warnings(site, new Date(`${day}T12:00:00Z`));

it('warns from the 91st day after a check', () => {
  expect(on('2027-02-20')).toEqual([]);
  expect(on('2027-02-21')).toEqual([
    'src/content/sources.ts: rule (The rule) was last checked on November 22, 2026, 91 days ago. Compare what the pages say with https://example.org/rule, then set "checked".',
  ]);
});

it('warns about checks and dates of pages that are still ahead', () => {
  expect(on('2026-11-19')).toEqual([
    'src/content/sources.ts: rule was last checked on November 22, 2026, which is in the future. Correct the date.',
    '/blogs/a was published on November 20, 2026, which is in the future. Correct the date.',
  ]);
  expect(on('2026-11-22')).toEqual([]);
});
