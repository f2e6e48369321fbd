/** JSON that cannot close its script element, whatever the copy contains. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
