import type { Regulations, Resolved } from '#src/content/schema/resolved.ts';
import type { Regulation } from '#src/content/schema/regulations.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { dateOf } from '../content/dates.ts';

/**
 * The rules combined with their sources: rules with an upcoming date first, the nearest at the top, then
 * the others in listed order. Whether a date is upcoming is judged as of the source's last check, so
 * that a page does not depend on the day of the build.
 */
export function regulationsOf(
  written: readonly Resolved<Regulation>[],
  sources: Sources,
): Regulations {
  const rules = written.flatMap((rule) => {
    const source = sources[rule.source];
    // The content has been checked for it.
    if (source === undefined) return [];
    const dates = rule.dates.map(({ uid, day, what }) => ({
      ...dateOf(day),
      uid,
      what,
      isUpcoming: day > source.checked,
    }));
    const { text = '', href = null } = rule.more ?? {};
    return {
      ...rule,
      more: href === null ? null : { text, path: href },
      dates,
      status: dates.some((date) => date.isUpcoming) ? ('upcoming' as const) : ('applies' as const),
      official: { title: source.title, publisher: source.publisher, href: source.href },
      checked: dateOf(source.checked),
    };
  });
  const next = (rule: (typeof rules)[number]) =>
    rule.dates.find((date) => date.isUpcoming)?.day ?? '9999';
  return {
    rules: rules.toSorted((a, b) => (next(a) < next(b) ? -1 : next(a) > next(b) ? 1 : 0)),
    calendar: '/regulations.ics',
    feed: '/regulations.xml',
  };
}
