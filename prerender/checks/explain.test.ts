import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MOTIFS } from '#src/art/motifs.ts';
import { site } from '#src/content/schema/navigation.ts';
import { page } from '#src/content/schema/pages.ts';
import { site as company } from '#src/content/site.ts';
import { servicePage } from '../testing/content.ts';
import { explain } from './explain.ts';

const FILE = 'src/content/pages/qa.ts';

function explained(schema: v.GenericSchema, input: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => explain(FILE, issue));
}

const [offering] = servicePage('QA').offerings.items;

it.each<[string, object, string]>([
  [
    'an unknown field',
    { subtitel: 'x' },
    'subtitel is not a known field. Correct its name, or remove it.',
  ],
  ['a missing field', { name: undefined }, 'name is missing. Add it.'],
  ['a text of another type', { name: 7 }, 'name must be text. It holds 7.'],
  [
    'a text where a list belongs',
    { statistics: { items: 'x' } },
    'statistics.items must be a list: [ … ]. It holds "x".',
  ],
  [
    'a text where an object belongs',
    { intro: 'x' },
    'intro must be an object: { … }. It holds "x".',
  ],
  [
    'a value outside of a choice',
    { template: 'circle' },
    'template must be one of "process", "product", "evidence". It holds "circle".',
  ],
  [
    'a text that is too long',
    { head: { ...servicePage('QA').head, title: 'A'.repeat(61) } },
    'head.title is over 60 characters: result pages cut it. It has 61.',
  ],
  [
    'a list that is too short',
    { offerings: { items: [] } },
    'offerings.items must have at least 1 item. It has 0.',
  ],
  [
    'a list that holds the same twice',
    { offerings: { items: [offering, offering] } },
    'offerings.items holds the same id twice: every id must be unique in its list. The id is "first".',
  ],
  [
    'a value outside of a choice, deep in one of several forms',
    { hero: { title: 'T', subtitle: 'S', picture: { motifs: ['book', 'dragon'] } } },
    `hero.picture.motifs.1 must be one of the motifs in src/art/motifs.ts: ${MOTIFS.join(', ')}. It holds "dragon".`,
  ],
  ['an empty text', { name: '' }, 'name must not be empty.'],
  [
    'a character that feeds cannot contain',
    { name: 'Q\u000BA' },
    'name must not contain control characters; paste it as plain text. It holds "Q\u000BA".',
  ],
])('explains %s', (_, changes, expected) => {
  expect(explained(page, servicePage('QA', { ...changes }))).toEqual([`${FILE}: ${expected}`]);
});

it('names every layout when a page has an unknown one, without brackets', () => {
  const [message] = explained(page, servicePage('QA', { layout: 'poster' }));
  expect(message).toMatch(
    /^src\/content\/pages\/qa\.ts: layout must be one of "home", "k-12", [^()]*"sitemap"\. It holds "poster"\.$/u,
  );
});

it.each<[string, object, string]>([
  [
    'an address',
    { social: company.social.map((profile) => ({ ...profile, href: 'linkedin' })) },
    'social.0.href must be an address such as https://www.example.com. It holds "linkedin".',
  ],
  [
    'an email address',
    { mailboxes: { ...company.mailboxes, sales: 'sales' } },
    'mailboxes.sales must be an email address such as hello@example.com. It holds "sales".',
  ],
  [
    'a telephone number',
    { reach: { telephone: '617-555-0100' } },
    'reach.telephone must be a number with its country code, in groups of digits such as +1 617-555-0100. It holds "617-555-0100".',
  ],
  [
    'a document to download',
    {
      procurement: {
        documents: [{ title: 'NDPA', date: 'May 1, 2026', file: 'ndpa.pdf' }],
      },
    },
    'procurement.documents.0.file must be a file such as /documents/soc-2.pdf, which you put into public/documents, or an https address. It holds "ndpa.pdf".',
  ],
  ['a whole number', { year: 20.25 }, 'year must be a whole number. It holds 20.25.'],
  ['a number', { year: '2025' }, 'year must be a number. It holds "2025".'],
])('shows what %s looks like', (_, changes, expected) => {
  expect(explained(site, { ...company, ...changes })[0]).toBe(`${FILE}: ${expected}`);
});

it('cuts a long value', () => {
  const [message] = explained(page, servicePage('QA', { line: 'x'.repeat(200) }));
  expect(message).toMatch(/It holds "x{76}…\.$/u);
});
