import type { Sources } from '#src/content/schema/sources.ts';
import { longDate } from '../content/long-date.ts';

/** Laws change: after this many days, what pages say about them has to be checked again. */
const CHECK_EVERY_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A warning for each law or standard whose last check is too old, or dated in the future. */
export function staleSources(sources: Sources, today: Date): string[] {
  return Object.entries(sources).flatMap(([id, { title, href, checked }]) => {
    const age = Math.floor((today.getTime() - Date.parse(checked)) / DAY_MS);
    if (age >= 0 && age <= CHECK_EVERY_DAYS) return [];
    const when =
      age < 0
        ? `is dated ${longDate(checked)}, which is in the future`
        : `was last checked on ${longDate(checked)}, ${String(age)} days ago`;
    return [
      `src/content/sources.ts: ${id} (${title}) ${when}. Compare what the pages say with ${href}, then set "checked".`,
    ];
  });
}
