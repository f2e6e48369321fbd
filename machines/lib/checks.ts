/**
 * Validators for functions and strings, which the app-level machines need in addition to those in
 * `./check-input.ts`.
 */

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/**
 * Validates a function that the machine will call.
 *
 * @param purpose completes "but must be a function …"
 * @throws TypeError that names the machine, the input and the purpose of the function
 */
export function requireFunction<Fn>(machine: string, name: string, value: Fn, purpose: string): Fn {
  if (typeof value !== 'function') {
    throw new TypeError(
      `${machine}: ${name} is ${show(value)}, but must be a function ${purpose}. Pass one in the machine's input.`,
    );
  }
  return value;
}

/**
 * Validates a non-empty string, such as a key, path or name.
 *
 * @throws TypeError that names the machine and the input
 */
export function requireText(machine: string, name: string, value: string): string {
  if (typeof value !== 'string' || value === '') {
    throw new TypeError(
      `${machine}: ${name} is ${show(value)}, but must be a non-empty string. Fix the machine's input.`,
    );
  }
  return value;
}
