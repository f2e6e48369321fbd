import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machines } from '#machines/index.ts';
import type { ChartTable, MachineChart } from '#src/content/schema/machines.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { chartOf } from '#tools/charts/chart-model.ts';
import type { ChartState } from '#tools/charts/chart-model.ts';
import { digest } from '../digest.ts';
import { ContentError } from './read-content.ts';

/**
 * The folder with the drawings: `npm run diagrams` makes them, and a check compares them with the
 * machines, so that a build does not have to lay them out again.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../docs/machines');

interface ChartFile {
  /** The path it is served at. */
  readonly address: string;
  readonly svg: string;
}

/** @throws ContentError when the machine has not been drawn */
export function chartFile(name: string, scheme: 'light' | 'dark'): ChartFile {
  let svg: string;
  try {
    svg = readFileSync(path.join(FOLDER, `${name}-${scheme}.svg`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError(
      `The machine "${name}" (machines/registry.ts) has no drawing in docs/machines. Run npm run diagrams.`,
    );
  }
  return { address: `/assets/machine-${name}-${scheme}-${digest(svg).slice(0, 10)}.svg`, svg };
}

/** Every drawing that a page shows, by its path without the leading slash. */
export const chartFiles = (): ReadonlyMap<string, string> =>
  new Map(
    machines.flatMap(({ name }) =>
      (['light', 'dark'] as const).flatMap((scheme) => {
        const { address, svg } = chartFile(name, scheme);
        // A page that loads the drawing as a document would have to allow its style, so this keeps it as
        // text.
        const live = svg.replace('<style>', '<metadata>').replace('</style>', '</metadata>');
        return [
          [address.slice(1), svg],
          [address.slice(1).replace('.svg', '.live.svg'), live],
        ] as const;
      }),
    ),
  );

/**
 * Fills in the charts of a page of machines.
 * @param path the page's
 * @throws ContentError when the page names a machine that the site does not have
 */
export function withCharts(path: string, page: Page, pages: ReadonlyMap<string, Page>): Page {
  if (page.layout !== 'machines') return page;
  const named = page.machines.map(({ id }) => id);
  const unknown = named.find((id) => machines.every(({ name }) => name !== id));
  if (unknown !== undefined) {
    throw new ContentError(
      `${path}#machines: there is no machine "${unknown}" in machines/registry.ts. Correct the name.`,
    );
  }
  const elsewhere = new Set(
    [...pages.values()].flatMap((one) =>
      one.layout === 'machines' ? one.machines.map(({ id }) => id) : [],
    ),
  );
  const others = page.takesOthers
    ? machines.map(({ name }) => name).filter((name) => !elsewhere.has(name))
    : [];
  return { ...page, charts: [...named, ...others].map(chartNamed) };
}

function chartNamed(name: string): MachineChart {
  const entry = machines.find((one) => one.name === name);
  if (entry === undefined) throw new RangeError(`There is no machine "${name}".`);
  const light = chartFile(name, 'light');
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/u.exec(light.svg) ?? [];
  return {
    name,
    description: entry.description,
    light: light.address,
    dark: chartFile(name, 'dark').address,
    width: Number(width),
    height: Number(height),
    table: tableOf(name),
  };
}

/** How each state handles events, in the order of the machine. */
function tableOf(name: string): ChartTable[] {
  const entry = machines.find((one) => one.name === name);
  if (entry === undefined) return [];
  const { root, edges } = chartOf(entry.machine, entry.input);
  const nameOf = (id: string) => id.slice(root.id.length + 1) || root.id;
  const table: ChartTable[] = [];
  const visit = (state: ChartState) => {
    const rows = [
      ...state.rows
        .filter(({ kind }) => kind === 'stays' || kind === 'restarts')
        .map(({ line }) => ({ on: line.trigger, to: '', if: line.guard ?? '' })),
      ...edges
        .filter(({ source }) => source === state.id)
        .flatMap(({ target, lines }) =>
          lines.map((line) => ({ on: line.trigger, to: nameOf(target), if: line.guard ?? '' })),
        ),
    ];
    if (rows.length > 0) table.push({ state: nameOf(state.id), rows });
    state.children.forEach(visit);
  };
  visit(root);
  return table;
}
