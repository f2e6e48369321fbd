import { parseDay } from '#src/calendar/day.ts';
import { writeCalendar } from '#src/calendar/ics.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { PagePayload, Regulations } from '#src/content/schema/resolved.ts';
import { atomFeed } from '../files/atom-feed.ts';
import type { FeedLink } from '../files/atom-feed.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** @throws RangeError for an invalid day, which the schema rules out */
function dayOf(text: string) {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`${text} is no day.`);
  return day;
}

/** The dates of the rules as a calendar (RFC 5545). */
export function rulesCalendar({ rules }: Regulations, { name, origin, lang }: Site): string {
  const checks = rules.map(({ checked }) => checked.day).toSorted();
  return writeCalendar({
    product: `-//${name}//Rules//${lang.slice(0, 2).toUpperCase()}`,
    name: `Rules for digital learning, ${name}`,
    domain: new URL(origin).hostname,
    // The day of the most recent check.
    stamp: new Date(`${checks.at(-1) ?? ''}T00:00:00Z`),
    events: rules.flatMap((rule) =>
      rule.dates.map(({ uid, day, what }) => ({
        uid,
        day: dayOf(day),
        summary: `${rule.name}: ${what.replace(/\.$/u, '')}`,
        description: `${rule.binds}\n\n${rule.standard}\n\nOfficial text: ${rule.official.href}\nChecked on ${rule.checked.text}. Not legal advice.`,
        url: `${origin}${FIXED.rules}#${rule.id}`,
      })),
    ),
  });
}

const feedTitle = ({ name }: Site) => `${name}: rules for digital learning`;

/** The link to the feed for the head of the page that shows the rules; none for other pages. */
export const rulesFeedLinks = ({ regulations }: PagePayload, site: Site): FeedLink[] =>
  regulations === undefined ? [] : [{ title: feedTitle(site), href: regulations.feed }];

/** The rules as a feed: an entry is updated when its rule is checked again. */
export const rulesFeed = ({ rules, feed }: Regulations, site: Site): string =>
  atomFeed(site, {
    href: feed,
    title: feedTitle(site),
    of: FIXED.rules,
    entries: rules.map((rule) => ({
      path: `${FIXED.rules}#${rule.id}`,
      title: `${rule.name} (${rule.where})`,
      related: rule.official.href,
      updated: rule.checked.day,
      categories: rule.audiences,
      summary: [
        rule.binds,
        rule.standard,
        ...rule.dates.map(({ text, what }) => `${text}: ${what}`),
      ].join(' '),
    })),
  });
