/** Characters with which a spreadsheet starts a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * One CSV record by RFC 4180, without its line end.
 * A value that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, "CSV
 * injection"): an enquiry is written by strangers and opened by the team.
 */
export function csvRecord(values: readonly string[]): string {
  return values
    .map((value) => (FORMULA.test(value) ? `'${value}` : value))
    .map((value) => (/[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');
}

/** A whole CSV file: a record of names, then the others, each ended by CR LF. */
export function toCsv(names: readonly string[], records: readonly (readonly string[])[]): string {
  return [names, ...records].map((record) => `${csvRecord(record)}\r\n`).join('');
}
