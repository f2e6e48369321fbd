/**
 * What a spreadsheet would run as a formula, full-width forms included: at the start of a value, or
 * after what it may take for a separator, since it does not see the quotes inside a line that it
 * splits elsewhere.
 */
const FORMULA = /(^|[;,|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/gu;

/** A phone number: its leading plus sign is harmless. */
const PHONE = /^\+[\d ().]+$/u;

/**
 * Goes first in a file: without it, Excel on Windows takes a file that it opens by a double click
 * for one in the local 8-bit encoding.
 */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One CSV record by RFC 4180, without its line end. What a spreadsheet would run as a formula gets
 * an apostrophe (OWASP, "CSV injection"): enquiries are untrusted input that the team opens.
 */
export function csvRecord(values: readonly string[]): string {
  return values
    .map((value) => (PHONE.test(value) ? value : value.replace(FORMULA, "$1$2'")))
    .map((value) => (/[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');
}

/** A complete CSV file: a header record, then the data records, each ending with CR LF. */
export function toCsv(names: readonly string[], records: readonly (readonly string[])[]): string {
  return [names, ...records].map((record) => `${csvRecord(record)}\r\n`).join('');
}
