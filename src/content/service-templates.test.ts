import { expect, it } from 'vitest';
import { navigation } from './navigation.ts';
import type { PageInput } from './schema/pages.ts';

/**
 * A visitor who goes through a menu page by page sees pages that differ in how they open, or in how the
 * processSteps is composed.
 */

type ServicePage = Extract<PageInput, { layout: 'service' }>;

const services = new Map(
  Object.entries(
    import.meta.glob<PageInput>('./pages/**/*.ts', { eager: true, import: 'default' }),
  ).flatMap(([file, page]): [string, ServicePage][] =>
    page.layout === 'service' ? [[file.replace(/^\.\/pages|\.ts$/gu, ''), page]] : [],
  ),
);

const menus = navigation.menus.map(({ id, categories, ...menu }) => ({
  id,
  paths: [
    ...categories.flatMap(({ items }) => items.map(({ href }) => href)),
    ...('services' in menu ? menu.services.items.map(({ href }) => href) : []),
  ] as string[],
}));

/** What makes two service pages look alike, if they do. */
const likeness = (one: string, other: string) => {
  const [a, b] = [services.get(one), services.get(other)];
  if (a === undefined || b === undefined) return [];
  return a.template === b.template && a.processSteps?.course === b.processSteps?.course
    ? [`${one} and ${other}: ${a.template}, ${a.processSteps?.course ?? 'no process'}`]
    : [];
};

it('neighbors in a menu never share both template and composition', () => {
  const alike = menus.flatMap(({ paths }) =>
    paths.slice(1).flatMap((path, index) => likeness(paths[index] ?? '', path)),
  );
  expect(alike, 'Change template or processSteps.course of one, or its place in the menu').toEqual(
    [],
  );
  const neighbors = menus.flatMap(({ paths }) => paths.filter((path) => services.has(path)));
  expect(new Set(neighbors).size).toBeGreaterThan(30);
});

it('recognizes two pages that look alike', () => {
  expect(likeness('/services/qa', '/services/qa')).toHaveLength(1);
});

it('every template is used by roughly a third of the pages', () => {
  const templates = [...services.values()].map(({ template }) => template);
  for (const template of ['process', 'product', 'evidence']) {
    const share = templates.filter((one) => one === template).length / templates.length;
    const advice = `template: '${template}' should be on 25 to 42% of the service pages`;
    expect(share, advice).toBeGreaterThan(0.25);
    expect(share, advice).toBeLessThan(0.42);
  }
});

it('no two processes tell the same story', () => {
  const told = [...services.values()].flatMap(({ processSteps }) =>
    processSteps === undefined
      ? []
      : [processSteps.title, ...processSteps.steps.map(({ text }) => text)],
  );
  expect(
    told.filter((text, index) => told.indexOf(text) !== index),
    'Write this title or step of one processSteps in other words',
  ).toEqual([]);
});
