/**
 * Parses a whole-number option of a script.
 * @throws Error that says what was given and what is expected
 */
export function wholeNumber(option: string, given: string, least: number): number {
  const number = Number(given);
  if (/^\d{1,9}$/u.test(given) && number >= least) return number;
  throw new Error(
    `--${option} is ${JSON.stringify(given)}, but it must be a whole number of at least ${String(least)}.`,
  );
}
