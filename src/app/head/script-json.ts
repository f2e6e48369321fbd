/**
 * JSON that cannot close its script element, whatever the copy contains.
 * @param replacer as in `JSON.stringify`
 */
export const scriptJson = (
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, replacer).replaceAll('<', String.raw`\u003c`);
