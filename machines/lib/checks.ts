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
