import * as v from 'valibot';
import { expect, it } from 'vitest';
import page from '#src/content/pages/checklists.ts';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { site } from '#src/content/site.ts';
import { checklistCsv } from './csv.ts';

it('a checklist as CSV has a row for each item, with a link to its explanation', () => {
  const [list] = page.lists as unknown as PageOf<'checklists'>['lists'];
  if (list === undefined) throw new Error('There is no list.');
  const items = [
    { text: 'Ask', section: 'a' },
    { text: 'Say "yes", or no', section: 'b' },
  ];
  const article = { ...list.article, href: '/blogs/a' };
  const csv = checklistCsv({ ...list, article, items }, v.parse(siteSchema, site));
  // Read as UTF-8 by Excel.
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'No.,Item,Why,Who,By when,Done',
    `1,Ask,${site.origin}/blogs/a#a,,,`,
    `2,"Say ""yes"", or no",${site.origin}/blogs/a#b,,,`,
    '',
  ]);
});
