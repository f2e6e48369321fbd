import type { PageDate } from '#src/content/schema/resolved.ts';

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in readable form: `2026-11-22` → `November 22, 2026`. */
export const longDate = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`));

/** A day as pages show it. */
export const dateOf = (day: string): PageDate => ({ day, text: longDate(day) });
