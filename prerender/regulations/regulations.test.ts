import ICAL from 'ical.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  figures as figuresSchema,
  harmlessNumbers as harmlessSchema,
} from '#src/content/schema/figures.ts';
import { figures } from '#src/content/figures.ts';
import { harmlessNumbers } from '#src/content/harmless-numbers.ts';
import { regulations as written } from '#src/content/regulations.ts';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import { sources as sourcesSchema } from '#src/content/schema/sources.ts';
import { site } from '#src/content/site.ts';
import { sources as writtenSources } from '#src/content/sources.ts';
import { numberProblems } from '../checks/check-numbers.ts';
import { longDate } from '../content/long-date.ts';
import { rulesCalendar, rulesFeed } from './files.ts';
import { regulationsOf } from './regulations.ts';

const sources = v.parse(sourcesSchema, writtenSources);
const company = v.parse(siteSchema, site);
const regulations = regulationsOf(sources);

describe('the rules', () => {
  it('give only dates that their source states', () => {
    for (const rule of written) {
      const states = (sources[rule.source]?.states ?? []).join(' ');
      for (const { day } of rule.dates)
        expect([rule.id, states]).toEqual([rule.id, expect.stringContaining(longDate(day))]);
    }
  });

  it('state only numbers that a source, a figure or a stated reason covers', () => {
    const texts = new Map(
      written.map(({ id, name, binds, standard, dates }) => [
        `/regulations#${id}`,
        [name, binds, standard, ...dates.map(({ what }) => what)],
      ]),
    );
    const lists = {
      figures: v.parse(figuresSchema, figures),
      sources,
      harmlessNumbers: v.parse(harmlessSchema, harmlessNumbers),
    };
    expect(numberProblems(texts, lists)).toEqual([]);
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
    const later = regulationsOf({ ...sources, [id]: { ...source, checked: '2027-04-26' } });
    const rule = later.rules.find((one) => one.id === 'ada-title-ii');
    expect(rule?.dates.map(({ isUpcoming }) => isUpcoming)).toEqual([false, true]);
  });

  it('are rejected when their source is missing', () => {
    expect(() => regulationsOf({})).toThrow('names the source "ada-title-ii", which');
  });
});

describe('the calendar of the rules', () => {
  const calendar = new ICAL.Component(ICAL.parse(rulesCalendar(regulations, company)) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const uidsIn = (file: string) => file.match(/^UID:.*$/gmu);

  it('has every date of every rule once, on the right day, when read by another program', () => {
    expect(events.map((event) => `${event.uid} ${String(event.startDate)}`).toSorted()).toEqual(
      written
        .flatMap(({ dates }) =>
          dates.map(({ uid, day }) => `${uid}@${new URL(site.origin).hostname} ${day}`),
        )
        .toSorted(),
    );
  });

  it('moves an event whose deadline moves, instead of adding another', () => {
    const moved = {
      ...regulations,
      rules: regulations.rules.map((rule) => ({
        ...rule,
        dates: rule.dates.map((date) => ({ ...date, day: '2031-01-02' })),
      })),
    };
    expect(uidsIn(rulesCalendar(moved, company))).toEqual(
      uidsIn(rulesCalendar(regulations, company)),
    );
  });

  it('is rejected when two dates have the same uid', () => {
    const [first] = written.flatMap(({ dates }) => dates);
    if (first === undefined) throw new Error('There is no date.');
    const twice = written.map((rule) => ({ ...rule, dates: [...rule.dates, first] }));
    expect(() => regulationsOf(sources, twice)).toThrow('holds the same uid of a date twice');
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
  const feed = rulesFeed(regulations, company);
  for (const { id, checked } of regulations.rules) {
    const [entry] = feed.split(`<id>${site.origin}/regulations#${id}</id>`).slice(1);
    expect(entry).toMatch(
      new RegExp(String.raw`^(?:(?!</entry>)[^])*<updated>${checked.day}T`, 'u'),
    );
  }
});
