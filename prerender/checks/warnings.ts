import type { LoadedSite } from '../content/load-site.ts';
import { longDate } from '../content/long-date.ts';

/** Laws change: after this many days, what pages say about them has to be checked again. */
const CHECK_EVERY_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What stops no build: laws and standards whose last check is too old, and dates that are still ahead,
 * which readers and feed readers would not trust.
 */
export const warnings = (
  { sources, pages }: Pick<LoadedSite, 'sources' | 'pages'>,
  today: Date,
): string[] => [
  ...Object.entries(sources).flatMap(([id, { title, href, checked }]) => {
    const age = Math.floor((today.getTime() - Date.parse(checked)) / DAY_MS);
    if (age >= 0 && age <= CHECK_EVERY_DAYS) return [];
    const when =
      age < 0
        ? `is dated ${longDate(checked)}, which is in the future`
        : `was last checked on ${longDate(checked)}, ${String(age)} days ago`;
    return [
      `src/content/sources.ts: ${id} (${title}) ${when}. Compare what the pages say with ${href}, then set "checked".`,
    ];
  }),
  ...[...pages.values()].flatMap(({ path, published, updated }) =>
    ([['published', published] as const, ['last changed', updated] as const] as const).flatMap(
      ([what, date]) =>
        date === null || Date.parse(date.day) <= today.getTime()
          ? []
          : [
              `${path} says that it was ${what} on ${date.text}, which is in the future. Correct the date.`,
            ],
    ),
  ),
];
