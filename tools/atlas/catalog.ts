import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/index.ts';
import { chartOf } from './chart/chart-model.ts';
import { layoutChart } from './chart/layout.ts';
import type { PlacedChart } from './chart/layout.ts';

const drawings = new Map<string, Promise<PlacedChart>>();
let queue: Promise<unknown> = Promise.resolve();

/** Creates every drawing once and sequentially, so that the page stays responsive. */
export function drawingOf({ name, machine, input }: MachineEntry): Promise<PlacedChart> {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const drawing = queue.then(() => layoutChart(chartOf(machine, input)));
  queue = drawing.catch(() => undefined);
  drawings.set(name, drawing);
  return drawing;
}

export const entryNamed = (name: string | null): MachineEntry | undefined =>
  machines.find((entry) => entry.name === name);
