/**
 * Validators for machine input. A machine calls them in its context factory, so invalid input
 * becomes an error of the actor at creation: it is in the first snapshot, and `@xstate/react`
 * throws it while rendering. Every message says what is wrong, why, and how to fix it.
 */

/** @throws RangeError unless `value` is a whole number of at least `min` */
export function requireWholeNumber(
  machine: string,
  name: string,
  value: number,
  min: number,
): number {
  if (!Number.isInteger(value) || value < min) {
    throw new RangeError(
      `${machine}: ${name} is ${value}, but must be a whole number of at least ${min}. Fix the machine's input.`,
    );
  }
  return value;
}

/** @throws RangeError if the list is empty or contains an id twice */
export function requireIds(
  machine: string,
  name: string,
  ids: readonly string[],
): readonly string[] {
  if (ids.length === 0) {
    throw new RangeError(
      `${machine}: ${name} is empty, but must contain at least one id. Do not render the widget without content.`,
    );
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new RangeError(
      `${machine}: ${name} contains '${twice}' twice, but ids must be unique. Rename one of them.`,
    );
  }
  return ids;
}

/** @throws RangeError if `id` is not one of `ids` */
export function requireKnown(
  machine: string,
  name: string,
  id: string,
  ids: readonly string[],
): string {
  if (!ids.includes(id)) {
    throw new RangeError(
      `${machine}: ${name} is '${id}', which is unknown. Choose one of: ${ids.join(', ')}.`,
    );
  }
  return id;
}
