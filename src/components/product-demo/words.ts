/** Fills the placeholders in braces of a sentence. A placeholder without a value is left empty. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));

/** The letter of an option, from 0: A, B, C. */
export const letterOf = (option: number): string => 'ABCD'[option] ?? '';
