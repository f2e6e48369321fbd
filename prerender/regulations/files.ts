import { parseDay } from '#src/calendar/day.ts';
import { writeCalendar } from '#src/calendar/ics.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { PagePayload, Regulations } from '#src/content/schema/resolved.ts';
import { escapeHtml } from '../pages/html-document.ts';
import type { FeedLink } from '../files/atom-feed.ts';
import { FIXED } from '../checks/fixed-pages.ts';

type Rule = Regulations['rules'][number];

/** The day of the most recent check, which dates the generated files. */
const latest = (rules: readonly Rule[]) =>
  rules.map(({ checked }) => checked.day).reduce((a, b) => (a > b ? a : b));

/** @throws RangeError for an invalid day, which the schema rules out */
function dayOf(text: string) {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`${text} is no day.`);
  return day;
}

/** The dates of the rules as a calendar (RFC 5545). */
export const rulesCalendar = ({ rules }: Regulations, { name, origin, lang }: Site): string =>
  writeCalendar({
    product: `-//${name}//Rules//${lang.slice(0, 2).toUpperCase()}`,
    name: `Rules for digital learning, ${name}`,
    domain: new URL(origin).hostname,
    stamp: new Date(`${latest(rules)}T00:00:00Z`),
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

const feedTitle = ({ name }: Site) => `${name}: rules for digital learning`;

/** The link to the feed for the head of the page that shows the rules; null for other pages. */
export const rulesFeedLink = ({ regulations }: PagePayload, site: Site): FeedLink | null =>
  regulations === undefined ? null : { title: feedTitle(site), href: regulations.feed };

/** The rules as an Atom feed (RFC 4287): an entry is updated when its rule is checked again. */
export function rulesFeed({ rules, feed }: Regulations, site: Site): string {
  const { name, origin, lang } = site;
  const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;
  const moment = (day: string) => `${day}T00:00:00Z`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(lang)}">`,
    `  ${element('id', origin + feed)}`,
    `  ${element('title', feedTitle(site))}`,
    `  ${element('updated', moment(latest(rules)))}`,
    `  <author>${element('name', name)}${element('uri', `${origin}/`)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(origin + feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(origin + FIXED.rules)}"/>`,
    ...rules.flatMap((rule) => [
      '  <entry>',
      `    ${element('id', `${origin}${FIXED.rules}#${rule.id}`)}`,
      `    ${element('title', `${rule.name} (${rule.where})`)}`,
      `    <link rel="alternate" type="text/html" href="${escapeHtml(`${origin}${FIXED.rules}#${rule.id}`)}"/>`,
      `    <link rel="related" href="${escapeHtml(rule.official.href)}"/>`,
      `    ${element('updated', moment(rule.checked.day))}`,
      ...rule.audiences.map((audience) => `    <category term="${escapeHtml(audience)}"/>`),
      `    ${element(
        'summary',
        [rule.binds, rule.standard, ...rule.dates.map(({ text, what }) => `${text}: ${what}`)].join(
          ' ',
        ),
      )}`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}
