import { expect, it } from 'vitest';
import { machines } from '#machines/index.ts';
import { loadSite } from './load-site.ts';
import { chartFile, chartsOf } from './machine-charts.ts';
import { createPictureAssets } from './picture-assets.ts';
import { ContentError, readContent } from './read-content.ts';

const { pages, pictures } = await loadSite();
const { pages: written } = await readContent({});
const charts = [...pages.values()].flatMap(({ page }) =>
  page.layout === 'machines' ? page.charts : [],
);

it('every machine of the site is on exactly one page', () => {
  expect(charts.map(({ name }) => name).toSorted()).toEqual(
    machines.map(({ name }) => name).toSorted(),
  );
});

it('has a drawing in two schemes, and a table of every state that handles something', () => {
  for (const { name, light, dark, width, height, table } of charts) {
    const drawings = [light, dark].map((address) => pictures.get(address));
    expect(new Set(drawings).size, name).toBe(2);
    for (const drawing of drawings) {
      expect(drawing).toContain(`width="${String(width)}" height="${String(height)}"`);
      for (const { state } of table)
        expect(drawing).toContain(`>${state.split('.').at(-1) ?? ''}<`);
    }
    expect(table, name).not.toEqual([]);
  }
});

it('lists the same transitions as the chart', () => {
  const accordion = charts.find(({ name }) => name === 'accordion');
  const rows = accordion?.table.flatMap(({ state, rows: own }) =>
    own.map((row) => `${state}: ${row.on} [${row.if}] ${row.to}`),
  );
  expect(rows?.some((row) => row.includes('ITEM.TOGGLED [isOpenItem]'))).toBe(true);
});

it('rejects a machine that the site does not have', () => {
  const page = written.get('/machines');
  if (page?.layout !== 'machines') throw new Error('There is no page of machines.');
  const changed = { ...page, machines: [{ id: 'door' }] };
  expect(() => chartsOf('/machines', changed, written, createPictureAssets())).toThrow(
    new ContentError(
      '/machines#machines: there is no machine "door" in machines/registry.ts. Correct the name.',
    ),
  );
});

it('names the machine without a drawing, and the command that draws it', () => {
  expect(() => chartFile('door', 'light')).toThrow(
    new ContentError(
      'The machine "door" (machines/registry.ts) has no drawing in docs/machines. Run npm run diagrams.',
    ),
  );
});
