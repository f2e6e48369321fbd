/** Characters that start a formula in a spreadsheet, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A phone number: its leading plus sign is harmless. */
const PHONE = /^\+[\d ().]+$/u;

/**
 * Goes first in a file: without it, Excel on Windows takes a file that it opens by a double click
 * for one in the local 8-bit encoding.
 */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One CSV record by RFC 4180, without its line end. A value that a spreadsheet would run as a
 * formula is prefixed with an apostrophe (OWASP, "CSV injection"): enquiries are untrusted input
 * that the team opens.
 */
export function csvRecord(values: readonly string[]): string {
  return values
    .map((value) => (FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value))
    .map((value) => (/[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');
}

/** A complete CSV file: a header record, then the data records, each ending with CR LF. */
export function toCsv(names: readonly string[], records: readonly (readonly string[])[]): string {
  return [names, ...records].map((record) => `${csvRecord(record)}\r\n`).join('');
}
