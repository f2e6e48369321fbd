/**
 * JSON that cannot end its script element, whatever the copy says.
 * @param replacer as in `JSON.stringify`
 */
export const scriptJson = (
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, replacer).replaceAll('<', String.raw`\u003c`);
