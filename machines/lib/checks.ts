/**
 * Checks that the app-level machines add to `./check-input.ts`: what their hosts hand
 * in is functions and keys as often as numbers.
 */

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/**
 * A function that the machine will call.
 *
 * @param purpose completes "but must be a function …"
 * @throws TypeError naming the machine, the input and what the function is for
 */
export function requireFunction<Fn>(machine: string, name: string, value: Fn, purpose: string): Fn {
  if (typeof value !== 'function') {
    throw new TypeError(
      `${machine}: ${name} is ${show(value)}, but must be a function ${purpose}. Pass one in the input of the machine.`,
    );
  }
  return value;
}

/**
 * A key, path or name: text that is not empty.
 *
 * @throws TypeError naming the machine and the input
 */
export function requireText(machine: string, name: string, value: string): string {
  if (typeof value !== 'string' || value === '') {
    throw new TypeError(
      `${machine}: ${name} is ${show(value)}, but must be text that is not empty. Correct the input of the machine.`,
    );
  }
  return value;
}
