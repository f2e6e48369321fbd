import type { LoadedSite } from '../content/load-site.ts';
import { longDate } from '../content/dates.ts';

/** Laws change: after this many days, what pages say about them has to be checked again. */
const CHECK_EVERY_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What stops no build: laws and standards whose last check is too old, and dates that are still ahead,
 * which readers and feed readers would not trust.
 */
export function warnings(
  { sources, pages }: Pick<LoadedSite, 'sources' | 'pages'>,
  today: Date,
): string[] {
  const ageOf = (day: string) => Math.floor((today.getTime() - Date.parse(day)) / DAY_MS);
  const dated = [
    ...Object.entries(sources).map(([id, { checked }]) => ({
      what: `src/content/sources.ts: ${id} was last checked`,
      day: checked,
    })),
    ...[...pages.values()].flatMap(({ path, published, updated }) => [
      { what: `${path} was published`, day: published?.day },
      { what: `${path} was last changed`, day: updated?.day },
    ]),
  ];
  return [
    ...dated.flatMap(({ what, day }) =>
      day === undefined || ageOf(day) >= 0
        ? []
        : [`${what} on ${longDate(day)}, which is in the future. Correct the date.`],
    ),
    ...Object.entries(sources)
      .filter(([, { checked }]) => ageOf(checked) > CHECK_EVERY_DAYS)
      .map(
        ([id, { title, href, checked }]) =>
          `src/content/sources.ts: ${id} (${title}) was last checked on ${longDate(checked)}, ${String(ageOf(checked))} days ago. Compare what the pages say with ${href}, then set "checked".`,
      ),
  ];
}
