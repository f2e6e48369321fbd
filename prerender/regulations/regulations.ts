import { regulations as written } from '#src/content/regulations.ts';
import { regulations as schema } from '#src/content/schema/regulations.ts';
import type { Regulations } from '#src/content/schema/resolved.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import { longDate } from '../content/long-date.ts';
import { ContentError, checked } from '../content/read-content.ts';

/** The paths of the dates as a calendar, and of the rules as a feed. */
export const CALENDAR_PATH = '/regulations.ics';
export const RULES_FEED_PATH = '/regulations.xml';

const dateOf = (day: string) => ({ day, text: longDate(day) });

/**
 * The rules combined with their sources: rules with an upcoming date first, the nearest at the top, then
 * the others in listed order. Whether a date is upcoming is judged as of the source's last check, so
 * that a page does not depend on the day of the build.
 * @param input the rules, as in src/content/regulations.ts
 * @throws ContentError when a rule does not match its schema, or names a source that is not in
 * src/content/sources.ts
 */
export function regulationsOf(sources: Sources, input: unknown = written): Regulations {
  const rules = checked('src/content/regulations.ts', schema, input).map((rule) => {
    const source = sources[rule.source];
    if (source === undefined) {
      throw new ContentError(
        `src/content/regulations.ts: ${rule.id} names the source "${rule.source}", which src/content/sources.ts does not have.`,
      );
    }
    const dates = rule.dates.map(({ uid, day, what }) => ({
      ...dateOf(day),
      uid,
      what,
      isUpcoming: day > source.checked,
    }));
    return {
      ...rule,
      more: rule.more ?? null,
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
    calendar: CALENDAR_PATH,
    feed: RULES_FEED_PATH,
  };
}
