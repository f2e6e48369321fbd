/**
 * The things with the given names; a name may end with `*`.
 * @throws Error that lists the names that match nothing
 */
export function matching<T extends { readonly name: string }>(
  things: readonly T[],
  names: readonly string[],
): T[] {
  const fits = (wanted: string) => (thing: T) =>
    wanted.endsWith('*') ? thing.name.startsWith(wanted.slice(0, -1)) : thing.name === wanted;
  const unknown = names.filter((wanted) => !things.some(fits(wanted)));
  if (unknown.length > 0) {
    throw new Error(
      `No picture that differs is called ${unknown.join(', ')}. There are: ${things.map(({ name }) => name).join(', ') || 'none'}.`,
    );
  }
  return things.filter((thing) => names.some((wanted) => fits(wanted)(thing)));
}
