/** A sentence with its places in braces filled. A place that nothing is given for is left empty. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));

/** What an option is called, from 0: A, B, C. */
export const letterOf = (option: number): string => 'ABCD'[option] ?? '';
