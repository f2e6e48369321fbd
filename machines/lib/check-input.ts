/**
 * Checks for the input of a machine. A machine calls them in its context factory, so a bad input is
 * an error of the actor from its creation: in the snapshot at once, thrown by `@xstate/react` while
 * rendering. Every message says what happened, why it cannot work and how to mend it.
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
      `${machine}: ${name} is ${value}, but must be a whole number of at least ${min}. Correct the input of the machine.`,
    );
  }
  return value;
}

/** The longest delay that timers keep, in ms (HTML, timers): a longer one would fire at once. */
export const LONGEST_DELAY = 2 ** 31 - 1;

/** @throws RangeError unless `ms` is a number of milliseconds from 0 to `LONGEST_DELAY` */
export function requireDelay(machine: string, name: string, ms: number): number {
  if (!(ms >= 0 && ms <= LONGEST_DELAY)) {
    throw new RangeError(
      `${machine}: ${name} is ${ms} ms, but a delay must be a number from 0 to ${LONGEST_DELAY} (24 days), the longest that timers keep. Correct the input of the machine.`,
    );
  }
  return ms;
}

/**
 * A span that is compared with the time rather than waited for.
 * @throws RangeError unless `ms` is a finite number of milliseconds, at least 0
 */
export function requireSpan(machine: string, name: string, ms: number): number {
  if (!Number.isFinite(ms) || ms < 0) {
    throw new RangeError(
      `${machine}: ${name} is ${ms} ms, but a span of time must be a finite number of at least 0. Correct the input of the machine.`,
    );
  }
  return ms;
}

/** @throws RangeError when the list is empty or holds an id twice */
export function requireIds(
  machine: string,
  name: string,
  ids: readonly string[],
): readonly string[] {
  if (ids.length === 0) {
    throw new RangeError(
      `${machine}: ${name} is empty, but at least one is needed. Do not render the widget without content.`,
    );
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new RangeError(
      `${machine}: ${name} holds '${twice}' twice, but each must be different. Rename one of them.`,
    );
  }
  return ids;
}

/** @throws RangeError when `id` is not one of `ids` */
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
