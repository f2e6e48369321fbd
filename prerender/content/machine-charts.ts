import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machines } from '#machines/index.ts';
import type { ChartTable, MachineChart } from '#src/content/schema/machines.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { chartOf } from '#tools/charts/chart-model.ts';
import type { ChartState } from '#tools/charts/chart-model.ts';
import { digest } from '../digest.ts';
import type { PictureAssets } from './picture-assets.ts';
import { ContentError } from './read-content.ts';

/**
 * The folder with the drawings: `npm run diagrams` makes them, and a check compares them with the
 * machines, so that a build does not have to lay them out again.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../docs/machines');

/**
 * A drawing, and the path that it is served at.
 * @throws ContentError when the machine has not been drawn
 */
export function chartFile(name: string, scheme: 'light' | 'dark') {
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

/**
 * The charts of a page of machines: those that it names, and those that no page names if it takes them. Their drawings
 * are added to the pictures.
 * @param path the page's
 * @throws ContentError when the page names a machine that the site does not have
 */
export function chartsOf(
  path: string,
  page: Extract<Page, { readonly layout: 'machines' }>,
  pages: ReadonlyMap<string, Page>,
  pictures: Pick<PictureAssets, 'put'>,
): MachineChart[] {
  const named = ({ machines: ids }: typeof page) => ids.map(({ id }) => id);
  const onPages = new Set(
    [...pages.values()].flatMap((one) => (one.layout === 'machines' ? named(one) : [])),
  );
  const others = machines.map(({ name }) => name).filter((name) => !onPages.has(name));
  return [...named(page), ...(page.takesOthers ? others : [])].map((id) => {
    const entry = machines.find(({ name }) => name === id);
    if (entry === undefined) {
      throw new ContentError(
        `${path}#machines: there is no machine "${id}" in machines/registry.ts. Correct the name.`,
      );
    }
    const light = chartFile(id, 'light');
    const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/u.exec(light.svg) ?? [];
    return {
      name: id,
      description: entry.description,
      light: pictures.put(light),
      dark: pictures.put(chartFile(id, 'dark')),
      width: Number(width),
      height: Number(height),
      table: tableOf(entry),
    };
  });
}

/** How each state handles events, in the order of the machine. */
function tableOf({ machine, input }: (typeof machines)[number]): ChartTable[] {
  const { root, edges } = chartOf(machine, input);
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
