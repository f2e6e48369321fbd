import { describe, expect, it } from 'vitest';
import page from '#src/content/pages/checklists.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import { site } from '#src/content/site.ts';
import * as v from 'valibot';
import { checklistCsv } from './csv.ts';

const company = v.parse(siteSchema, site);
const lists = page.lists as unknown as PageOf<'checklists'>['lists'];

/** Parses a file into records by the grammar of RFC 4180, section 2. Every character has to match. */
function records(csv: string): string[][] {
  const found: string[][] = [];
  let record: string[] = [];
  let at = 0;
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/uy;
  while (at < csv.length) {
    field.lastIndex = at;
    const match = field.exec(csv);
    if (match === null)
      throw new Error(`No field of RFC 4180 at ${String(at)}: ${csv.slice(at, at + 40)}`);
    const [whole, quoted, plain = '', end] = match;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      found.push(record);
      record = [];
    }
    at += whole.length;
  }
  return found;
}

describe('a checklist as CSV', () => {
  it.each(lists.map((list) => [list.id, list] as const))(
    '%s parses back to the same items',
    (_, list) => {
      const csv = checklistCsv(list, company);
      // Read as UTF-8 by Excel.
      expect(csv.startsWith('\uFEFF')).toBe(true);
      const [header, ...rows] = records(csv.slice(1));
      expect(header).toEqual(['No.', 'Item', 'Why', 'Who', 'By when', 'Done']);
      expect(rows.every((row) => row.length === header?.length)).toBe(true);
      expect(rows.map(([, item]) => item)).toEqual(list.items.map(({ text }) => text));
      for (const [, , why = ''] of rows) expect(URL.canParse(why)).toBe(true);
    },
  );

  it('quotes fields that contain separators, quotation marks or line breaks', () => {
    const [list] = lists;
    if (list === undefined) throw new Error('There is no list.');
    const item = { text: 'Say "yes", or\r\nno', section: 'a' };
    const csv = checklistCsv({ ...list, items: [item] }, company).slice(1);
    expect(records(csv)[1]?.[1]).toBe(item.text);
  });
});
