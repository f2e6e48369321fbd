import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartEdge, ChartState } from './chart-model.ts';
import { blockHeight, blockWidth, edgeText, rowText, SIZE } from './wording.ts';
import type { TextLine } from './wording.ts';
import { textWidth } from './text-width.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedState {
  readonly id: string;
  readonly name: string;
  readonly kind: ChartState['kind'];
  readonly description: string | null;
  /** A child of a parallel state. */
  readonly isRegion: boolean;
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its text begins, in px from its left edge, clear of lines that enter from above. */
  readonly textAt: number;
  readonly text: readonly TextLine[];
}

/**
 * The dot where a state is entered, or the "anywhere in here" mark where its own transitions begin.
 */
export interface PlacedMark extends Point {
  readonly kind: 'initial' | 'anywhere';
  /** The state that it belongs to. */
  readonly of: string;
}

export interface PlacedEdge {
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Point & { readonly width: number; readonly height: number }) | null;
  readonly text: readonly TextLine[];
  readonly isDelay: boolean;
}

/** A laid-out chart, in px from the top left corner. */
export interface PlacedChart {
  readonly width: number;
  readonly height: number;
  /** Outer before inner, which is the paint order. */
  readonly states: readonly PlacedState[];
  readonly marks: readonly PlacedMark[];
  readonly edges: readonly PlacedEdge[];
}

export const PADDING = 12;
export const HEADER = 30;
const ROWS_BELOW = 10;
export const MARK = 12;
const REGION_GAP = 16;
/** The width of a page's column, in px; a wider drawing must be scrolled. */
const COMFORTABLE_WIDTH = 1000;

const elk = new ELK();

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
};

const rowsOf = (state: ChartState) =>
  state.rows.flatMap((row) => rowText(row, state.children.length > 0));

function boxSize(state: ChartState) {
  const rows = rowsOf(state);
  return {
    width: Math.max(
      72,
      textWidth(state.name, SIZE.name, 'bold') + 24,
      blockWidth(rows) + 2 * PADDING,
    ),
    head: HEADER + (rows.length > 0 ? blockHeight(rows) + ROWS_BELOW : 0),
  };
}

const initialMark = (id: string) => `${id} initial`;
const anywhereMark = (id: string) => `${id} anywhere`;
const isWithin = (id: string, ancestor: string) => id.startsWith(`${ancestor}.`);

/** The ends of a transition's arrow: one that leads into its own source starts at a mark inside. */
function ends({ source, target }: ChartEdge) {
  if (isWithin(target, source)) return { from: anywhereMark(source), to: target };
  if (isWithin(source, target)) return { from: source, to: initialMark(target) };
  return { from: source, to: target };
}

/** Converts a state and its contents for ELK. */
function elkState(state: ChartState, chart: Chart): ElkNode {
  const { width, head } = boxSize(state);
  if (state.children.length === 0) return { id: state.id, width, height: head };
  const marks: ElkNode[] = [];
  if (state.initial !== null) marks.push({ id: initialMark(state.id), width: MARK, height: MARK });
  const hasOwn = chart.edges.some(
    ({ source, target }) => source === state.id && isWithin(target, source),
  );
  if (hasOwn) marks.push({ id: anywhereMark(state.id), width: MARK, height: MARK });
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${String(head + PADDING)},left=${String(PADDING + 4)},bottom=${String(PADDING + 4)},right=${String(PADDING + 4)}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${String(width)},${String(head + 40)})`,
    },
    children: [...marks, ...state.children.map((child) => elkState(child, chart))],
  };
}

const statesOf = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesOf)];

interface Drawn {
  readonly node: ElkNode;
  readonly edges: readonly ElkExtendedEdge[];
}

/**
 * Whether an arrow leads to a state that is defined earlier. It is laid out in reverse, which breaks cycles and
 * puts the initial state at the top.
 */
function leadsBack({ source, target }: ChartEdge, { root }: Chart): boolean {
  const order = statesOf(root).map(({ id }) => id);
  return !isWithin(target, source) && order.indexOf(target) < order.indexOf(source);
}

async function draw(state: ChartState, chart: Chart, direction: 'DOWN' | 'RIGHT'): Promise<Drawn> {
  const inside = new Set(statesOf(state).map(({ id }) => id));
  const edges: ElkExtendedEdge[] = statesOf(state)
    .filter(({ initial }) => initial !== null)
    .map(({ id, initial }) => ({
      id: `${id} begins`,
      sources: [initialMark(id)],
      targets: [String(initial)],
    }));
  for (const edge of chart.edges) {
    if (!inside.has(edge.source)) continue;
    const { from, to } = ends(edge);
    const text = edgeText(edge.lines);
    const isBack = leadsBack(edge, chart);
    edges.push({
      id: `${edge.source} ${edge.target}`,
      sources: [isBack ? to : from],
      targets: [isBack ? from : to],
      labels: [
        {
          text: 'label',
          width: Math.ceil(blockWidth(text)) + 8,
          height: blockHeight(text) + 4,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    });
  }
  const laid = await elk.layout({
    id: 'drawing',
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [elkState(state, chart)],
    edges,
  });
  const node = laid.children?.[0];
  if (node === undefined) throw new Error(`The layout of "${state.id}" came back empty.`);
  return { node, edges: laid.edges ?? [] };
}

/** Weighs each px of line like this many px² of area: short lines are easier to follow. */
const LINE_WEIGHT = 60;

function lengthOf({ sections = [] }: ElkExtendedEdge): number {
  let sum = 0;
  for (const { startPoint, bendPoints = [], endPoint } of sections) {
    let from: Point = startPoint;
    for (const to of [...bendPoints, endPoint]) {
      sum += Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      from = to;
    }
  }
  return sum;
}

/** Lower is better: small area, short lines, and no wider than a page. */
function cost({ node: { width = 0, height = 0 }, edges }: Drawn): number {
  const tooWide = Math.max(0, width - COMFORTABLE_WIDTH) / COMFORTABLE_WIDTH;
  const lines = edges.reduce((sum, edge) => sum + lengthOf(edge), 0);
  return (width * height + LINE_WEIGHT * lines) * (1 + 3 * tooWide);
}

/** The better drawing of both directions. */
async function drawWell(state: ChartState, chart: Chart): Promise<Drawn> {
  const down = await draw(state, chart, 'DOWN');
  const right = await draw(state, chart, 'RIGHT');
  return cost(right) < cost(down) ? right : down;
}

/** A state in its place; its text begins at its left edge until lines are known. */
const placed = (
  state: ChartState,
  rect: Pick<PlacedState, 'x' | 'y' | 'width' | 'height'>,
  depth: number,
  isRegion: boolean,
): PlacedState => ({
  id: state.id,
  name: state.name,
  kind: state.kind,
  description: state.description,
  isRegion,
  depth,
  ...rect,
  textAt: PADDING,
  text: rowsOf(state),
});

/** Converts ELK's result to a chart with its top left corner at this point. */
function toPiece(
  state: ChartState,
  chart: Chart,
  drawn: Drawn,
  depth: number,
  at: Point,
): PlacedChart {
  const states: PlacedState[] = [];
  const marks: PlacedMark[] = [];
  const known = new Map(statesOf(state).map((one) => [one.id, one]));
  const [left, top] = [(drawn.node.x ?? 0) - at.x, (drawn.node.y ?? 0) - at.y];
  const visit = (node: ElkNode, level: number, inParallel: boolean) => {
    const [x, y] = [(node.x ?? 0) - left, (node.y ?? 0) - top];
    const own = known.get(node.id);
    if (own === undefined) {
      const cut = node.id.lastIndexOf(' ');
      const kind = node.id.slice(cut + 1) === 'initial' ? 'initial' : 'anywhere';
      marks.push({ kind, of: node.id.slice(0, cut), x: x + MARK / 2, y: y + MARK / 2 });
      return;
    }
    const size = { width: node.width ?? 0, height: node.height ?? 0 };
    states.push(placed(own, { x, y, ...size }, level, inParallel));
    for (const child of node.children ?? []) visit(child, level + 1, own.kind === 'parallel');
  };
  visit(drawn.node, depth, depth > 0);
  const lines = new Map(chart.edges.map((edge) => [`${edge.source} ${edge.target}`, edge]));
  const edges = drawn.edges.map((edge): PlacedEdge => {
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: x - left, y: y - top })),
    );
    const of = lines.get(edge.id);
    if (of !== undefined && leadsBack(of, chart)) points.reverse();
    const label = edge.labels?.[0];
    return {
      source: of?.source ?? edge.sources[0] ?? '',
      target: of?.target ?? edge.targets[0] ?? '',
      points,
      label:
        label === undefined
          ? null
          : {
              x: (label.x ?? 0) - left,
              y: (label.y ?? 0) - top,
              width: label.width ?? 0,
              height: label.height ?? 0,
            },
      text: of === undefined ? [] : edgeText(of.lines),
      isDelay: of?.lines.every(({ isDelay }) => isDelay) ?? false,
    };
  });
  return {
    width: drawn.node.width ?? 0,
    height: drawn.node.height ?? 0,
    states: states.map((one) => ({ ...one, textAt: clearOfLines(one, known, edges) })),
    marks,
    edges,
  };
}

/** Lines may enter a box from above, through its name; the text then moves clear of them. */
function clearOfLines(
  state: PlacedState,
  known: ReadonlyMap<string, ChartState>,
  edges: readonly PlacedEdge[],
): number {
  const own = known.get(state.id);
  if (own === undefined || own.children.length === 0) return PADDING;
  const { head } = boxSize(own);
  const words = Math.max(textWidth(own.name, SIZE.name, 'bold'), blockWidth(state.text));
  const crossing = edges
    .flatMap(({ points }) => points.slice(1).map((to, index) => [points[index] ?? to, to] as const))
    .filter(
      ([from, to]) =>
        from.x === to.x &&
        from.x > state.x &&
        from.x < state.x + state.width &&
        Math.min(from.y, to.y) < state.y + head &&
        Math.max(from.y, to.y) > state.y,
    )
    .map(([from]) => from.x - state.x);
  const starts = [PADDING, ...crossing.map((x) => x + 8)].sort((a, b) => a - b);
  const isFree = (start: number) =>
    start + words + 8 <= state.width &&
    !crossing.some((x) => x > start - 6 && x < start + words + 6);
  return starts.find(isFree) ?? PADDING;
}

const regionOf = (root: ChartState, id: string) =>
  root.children.find((region) => region.id === id || isWithin(id, region.id))?.id;

/**
 * Lays out every box, arrow and label. The result for a chart is the same every time and on every
 * machine.
 */
export async function layoutChart(chart: Chart): Promise<PlacedChart> {
  const { root, edges } = chart;
  const regionsAreApart =
    root.kind === 'parallel' &&
    edges.every(
      ({ source, target }) =>
        regionOf(root, source) === regionOf(root, target) && regionOf(root, source) !== undefined,
    );
  if (!regionsAreApart) return toPiece(root, chart, await drawWell(root, chart), 0, { x: 0, y: 0 });
  return packRegions(chart);
}

/** Packs regions in rows, as many side by side as fit in a page's column. */
async function packRegions(chart: Chart): Promise<PlacedChart> {
  const { root } = chart;
  const { width: least, head } = boxSize(root);
  const pieces: PlacedChart[] = [];
  const at = { x: REGION_GAP, y: head + PADDING };
  let tallest = 0;
  let widest = least;
  for (const region of root.children) {
    const drawn = await drawWell(region, chart);
    const { width = 0, height = 0 } = drawn.node;
    if (pieces.length > 0 && at.x - REGION_GAP + width > COMFORTABLE_WIDTH) {
      at.x = REGION_GAP;
      at.y += tallest + REGION_GAP;
      tallest = 0;
    }
    pieces.push(toPiece(region, chart, drawn, 1, at));
    at.x += width + REGION_GAP;
    tallest = Math.max(tallest, height);
    widest = Math.max(widest, at.x);
  }
  const size = { width: widest, height: at.y + tallest + REGION_GAP };
  const box = placed(root, { x: 0, y: 0, ...size }, 0, false);
  return {
    ...size,
    states: [box, ...pieces.flatMap(({ states }) => states)],
    marks: pieces.flatMap(({ marks }) => marks),
    edges: pieces.flatMap(({ edges }) => edges),
  };
}
