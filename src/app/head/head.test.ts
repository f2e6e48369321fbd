import { expect, it } from 'vitest';
import * as v from 'valibot';
import { site as schema } from '#src/content/schema/navigation.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { site } from '#src/content/site.ts';
import { headFacts } from './head.ts';

const titleOf = (title: string, name: string) => {
  const page = { layout: 'document', line: 'discover', head: { title, description: 'x' } };
  const payload = { path: '/a', page } as unknown as PagePayload;
  return headFacts(payload, { ...v.parse(schema, site), name }).title;
};

it.each([
  ['Quality assurance', 'Hause', 'Quality assurance | Hause'],
  ['Hausebox demo', 'Hause', 'Hausebox demo | Hause'],
  ['Über Hauses', 'Hause', 'Über Hauses | Hause'],
  ['Lernen mit Müh', 'Mü', 'Lernen mit Müh | Mü'],
  ['Quality assurance', 'Smith & Co.', 'Quality assurance | Smith & Co.'],
])('the title "%s" gets the name %s at its end: %s', (title, name, expected) => {
  expect(titleOf(title, name)).toBe(expected);
});

it.each([
  ['About Hause', 'Hause'],
  ['Hause: digital learning', 'Hause'],
  ['Hause’s method', 'Hause'],
  ['(Hause) press', 'Hause'],
  ['Work at Smith & Co.', 'Smith & Co.'],
])('the title "%s" already has the name %s', (title, name) => {
  expect(titleOf(title, name)).toBe(title);
});
