/** Fills the placeholders in braces of a sentence. A placeholder without a value is left empty. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));

/** The letter of an option, from 0: A, B, C. */
export const letterOf = (option: number): string => 'ABCD'[option] ?? '';

/** An hour of the day in words: 13.5 is "1:30 p.m." */
export function clockOf(hour: number): string {
  const minutes = (hour % 1) * 60;
  const full = String(Math.floor((hour + 11) % 12) + 1);
  return `${full}${minutes === 0 ? '' : `:${String(minutes)}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
