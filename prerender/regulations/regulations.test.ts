import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { longDate } from '../content/dates.ts';
import { readContent } from '../content/read-content.ts';
import { resolveReferences } from '../content/resolve-references.ts';
import { createPictureAssets } from '../content/picture-assets.ts';
import { rulesCalendar, rulesFeed } from './files.ts';
import { regulationsOf } from './regulations.ts';

const content = await readContent({});
const { site, sources, regulations: written } = content;
const resolved = resolveReferences(content, createPictureAssets()).regulations;
const regulations = regulationsOf(resolved, sources);

describe('the rules', () => {
  it('give only dates that their source states', () => {
    for (const rule of written) {
      const states = (sources[rule.source]?.states ?? []).join(' ');
      for (const { day } of rule.dates)
        expect([rule.id, states]).toEqual([rule.id, expect.stringContaining(longDate(day))]);
    }
  });

  it('list upcoming dates first, the nearest at the top', () => {
    const [first] = regulations.rules;
    expect(first?.status).toBe('upcoming');
    const ahead = regulations.rules.map(
      ({ dates }) => dates.find(({ isUpcoming }) => isUpcoming)?.day ?? '9999',
    );
    expect(ahead).toEqual(ahead.toSorted());
  });

  it('are judged as of the day they were checked: a date on or before that day is past', () => {
    const id = 'ada-title-ii';
    const source = sources[id];
    if (source === undefined) throw new Error('The source is gone.');
    const later = regulationsOf(resolved, {
      ...sources,
      [id]: { ...source, checked: '2027-04-26' },
    });
    const rule = later.rules.find((one) => one.id === id);
    expect(rule?.dates.map(({ isUpcoming }) => isUpcoming)).toEqual([false, true]);
  });
});

describe('the calendar of the rules', () => {
  const calendar = new ICAL.Component(ICAL.parse(rulesCalendar(regulations, site)) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  it('has every date of every rule once, on the right day, when read by another program', () => {
    expect(events.map((event) => `${event.uid} ${String(event.startDate)}`).toSorted()).toEqual(
      written
        .flatMap(({ dates }) =>
          dates.map(({ uid, day }) => `${uid}@${new URL(site.origin).hostname} ${day}`),
        )
        .toSorted(),
    );
  });

  it('links each date to its rule and to the official text', () => {
    for (const event of events) {
      const rule = regulations.rules.find(({ dates }) =>
        dates.some(({ uid }) => event.uid.startsWith(`${uid}@`)),
      );
      expect(rule).toBeDefined();
      expect(event.component.getFirstPropertyValue('url')).toBe(
        `${site.origin}/regulations#${rule?.id ?? ''}`,
      );
      expect(event.description).toContain(rule?.official.href);
    }
  });
});

it('the feed of the rules has the day on which each was checked', () => {
  const feed = rulesFeed(regulations, site);
  for (const { id, checked } of regulations.rules) {
    const [entry] = feed.split(`<id>${site.origin}/regulations#${id}</id>`).slice(1);
    expect(entry).toMatch(
      new RegExp(String.raw`^(?:(?!</entry>)[^])*<updated>${checked.day}T`, 'u'),
    );
  }
});
