import { describe, expect, it } from 'vitest';
import { createMachine, not, setup } from 'xstate';
import type { AnyStateNode } from 'xstate';
import { machines } from '#machines/index.ts';
import { light } from '#src/design/palette.ts';
import { chartOf, readableMs } from './chart-model.ts';
import type { ChartState } from './chart-model.ts';
import { layoutChart } from './layout.ts';
import type { PlacedChart } from './layout.ts';
import { toSvg } from './svg.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const statesOf = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesOf)];

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const holds = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Everything that would make a drawing hard to read. */
function faults({ states, edges, ...size }: PlacedChart): string[] {
  const found: string[] = [];
  const labels = edges.flatMap(({ label, source, target }) =>
    label === null ? [] : [{ ...label, name: `${source} → ${target}` }],
  );
  const leaves = states.filter(({ id }) => !states.some((one) => one.id.startsWith(`${id}.`)));
  for (const [index, one] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      if (overlap(one, other)) found.push(`words over words: ${one.name}, ${other.name}`);
    }
    for (const leaf of leaves) {
      if (overlap(one, leaf)) found.push(`words over a box: ${one.name}, ${leaf.id}`);
    }
    if (!holds({ x: 0, y: 0, ...size }, one)) found.push(`words outside: ${one.name}`);
  }
  for (const [index, one] of states.entries()) {
    for (const other of states.slice(index + 1)) {
      const isInside = other.id.startsWith(`${one.id}.`);
      if (isInside && !holds(one, other)) found.push(`${other.id} sticks out of ${one.id}`);
      if (!isInside && overlap(one, other)) found.push(`${one.id} overlaps ${other.id}`);
    }
  }
  for (const edge of edges) {
    for (const [index, to] of edge.points.entries()) {
      const from = edge.points[index - 1];
      if (from === undefined) continue;
      const line = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(from.x - to.x),
        height: Math.abs(from.y - to.y),
      };
      for (const label of labels) {
        const isOwn = label.name === `${edge.source} → ${edge.target}`;
        if (!isOwn && overlap(line, label)) found.push(`a line through the words ${label.name}`);
      }
    }
  }
  return found;
}

describe.each(machines.map((entry) => [entry.name, entry] as const))(
  'the chart of %s',
  (_, entry) => {
    const { machine, input } = entry;

    it('has every state and every transition of the machine, once', () => {
      const chart = chartOf(machine, input);
      const nodes = nodesOf(machine.root);
      const transitions = nodes.flatMap((node) => [
        ...[...node.transitions.values()].flat(),
        ...(node.always ?? []),
      ]);
      const states = statesOf(chart.root);
      const kinds = ['stays', 'restarts'];
      const inside = states.flatMap(({ rows }) => rows.filter(({ kind }) => kinds.includes(kind)));
      const between = chart.edges.flatMap(({ lines }) => lines);
      expect(states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
      expect(inside.length + between.length).toBe(transitions.length);
    });

    it('is drawn without overlapping boxes or labels, and without lines through labels', async () => {
      expect(faults(await layoutChart(chartOf(machine, input)))).toEqual([]);
    });
  },
);

describe('the text of a chart', () => {
  const machine = setup({
    delays: { patience: ({ context }: { context: { ms: number } }) => context.ms },
    guards: { isTired: () => true },
    actions: { yawn: () => undefined },
  }).createMachine({
    id: 'sleeper',
    context: { ms: 90_000 },
    initial: 'awake',
    states: {
      awake: {
        after: {
          patience: { target: 'asleep', guard: not('isTired'), actions: 'yawn' },
          250: 'asleep',
        },
        on: { 'LIGHT.<ON>': {} },
      },
      asleep: { type: 'final' },
    },
  });

  it('includes delays and their durations, guards and actions', () => {
    const [edge] = chartOf(machine, undefined).edges;
    expect(edge?.lines).toEqual([
      { isDelay: true, trigger: 'after 250 ms', guard: null, actions: [] },
      { isDelay: true, trigger: 'after patience (90 s)', guard: 'not isTired', actions: ['yawn'] },
    ]);
  });

  it('excludes XState’s timers, which are not actions of the machine', () => {
    const { rows } = chartOf(machine, undefined).root.children[0] ?? { rows: null };
    expect(rows?.map(({ line }) => line.trigger)).toEqual(['LIGHT.<ON>']);
  });

  it('takes the width that its box was laid out for, whatever font the browser has', async () => {
    const chart = await layoutChart(chartOf(machine, undefined));
    const file = toSvg(chart, { title: 'a', description: 'b' }, light);
    const asleep = chart.states.find(({ name }) => name === 'asleep');
    const [, attributes = ''] = /<text ([^>]*)>asleep</u.exec(file) ?? [];
    const [, length = 'none'] = /textLength="([\d.]+)"/u.exec(attributes) ?? [];
    expect(Number(length)).toBeLessThan(asleep?.width ?? 0);
    expect(attributes).toContain('lengthAdjust="spacingAndGlyphs"');
    expect(file.match(/<text (?![^>]*textLength)[^>]*>/gu)).toBeNull();
  });

  it('is escaped in the file', async () => {
    const chart = await layoutChart(chartOf(machine, undefined));
    const file = toSvg(chart, { title: 'A & B', description: '"<x>"' }, light);
    expect(file).toContain('LIGHT.&lt;ON&gt;');
    expect(file).toContain('<title id="title">A &amp; B</title>');
    expect(file).not.toContain('<x>');
  });

  it.each([
    [8000, '8000 ms'],
    [10_000, '10 s'],
    [600_000, '10 min'],
    [14_400_000, '4 h'],
    [1_209_600_000, '14 days'],
  ])('shows %i ms as %s', (ms, words) => {
    expect(readableMs(ms)).toBe(words);
  });

  it('supports a delay that depends on an event', () => {
    const waiting = createMachine(
      { id: 'waiting', initial: 'on', after: { late: '.off' }, states: { on: {}, off: {} } },
      {
        delays: {
          late: ({ event }) => (event as unknown as { output: { ms: number } }).output.ms,
        },
      },
    );
    expect(chartOf(waiting, undefined).edges[0]?.lines[0]?.trigger).toBe('after late');
  });
});
