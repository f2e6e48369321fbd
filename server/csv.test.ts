import { expect, it } from 'vitest';
import { csvRecord, toCsv } from './csv.ts';

it('quotes values where necessary, and ends each record with CR LF', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['1,5', 'say "hi"'],
        ['two\nlines', ''],
      ],
    ),
  ).toBe('a,b\r\n"1,5","say ""hi"""\r\n"two\nlines",\r\n');
});

it.each([
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+44 (0)20 7946.0000', '+44 (0)20 7946.0000'],
  ['+1-1', "'+1-1"],
  ['+A1', "'+A1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  // A spreadsheet that separates by something else takes no notice of the quotes.
  ['a;=1+1', "a;'=1+1"],
  ['line\n@SUM(A1)', `"line\n'@SUM(A1)"`],
  ['well-known a+b', 'well-known a+b'],
  ['＝1', "'＝1"],
  ['plain', 'plain'],
  ['a=b', 'a=b'],
])('keeps a spreadsheet from running %j', (value, record) => {
  expect(csvRecord([value])).toBe(record);
});
