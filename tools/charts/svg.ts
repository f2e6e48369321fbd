import type { SchemePalette } from '#src/design/palette.ts';
import type { PlacedChart, PlacedEdge, PlacedMark, PlacedState, Point } from './layout.ts';
import { HEADER, MARK } from './layout.ts';
import { escapeHtml } from '#server/enquiries/delivery/printable.ts';
import { textWidth } from './text-width.ts';
import { GAP, LINE_HEIGHT, SIZE, spanWidth } from './wording.ts';
import type { TextLine } from './wording.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** @param content markup */
function shape(
  tag: string,
  attributes: Attributes,
  content: readonly string[] | string = '',
): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  const inner = typeof content === 'string' ? content : content.join('');
  return inner === '' ? `<${tag}${list}/>` : `<${tag}${list}>${inner}</${tag}>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const MARGIN = 12;
const CORNER = 6;
const ARROW = 7;

/**
 * Text that takes the width its box was laid out for. A file cannot bring the site's fonts, and where
 * Arial is missing too the browser's own may be a fifth wider.
 */
const fitted = (text: string, width: number, attributes: Attributes): string =>
  shape(
    'text',
    { ...attributes, textLength: round(width), lengthAdjust: 'spacingAndGlyphs' },
    escapeHtml(text),
  );

const words = (lines: readonly TextLine[], x: number, y: number): string[] =>
  lines.flatMap(({ spans, indent }, row) => {
    let from = x + indent;
    return spans.map((span) => {
      const width = spanWidth(span);
      const place = { x: round(from), y: round(y + row * LINE_HEIGHT + 12), class: span.role };
      from += width + GAP;
      return fitted(span.text, width, place);
    });
  });

const box = (x: number, y: number, width: number, height: number, name: string) =>
  shape('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    class: name,
  });

/**
 * The outline of the machine's own box, with the brand's rounded corner: a quarter circle cut out.
 */
function rootOutline({ x, y, width, height }: PlacedState): string {
  const radius = 28;
  return `M${String(round(x))} ${String(round(y))}h${String(round(width - radius))}a${String(radius)} ${String(radius)} 0 0 1 ${String(radius)} ${String(radius)}v${String(round(height - radius))}h${String(-round(width))}z`;
}

const holdsOthers = ({ kind }: PlacedState) => kind === 'compound' || kind === 'parallel';

function stateBox(state: PlacedState): string {
  const { x, y, width, height, kind } = state;
  const look = state.isRegion ? 'box region' : holdsOthers(state) ? 'box outer' : 'box';
  const parts: string[] = [];
  if (state.description !== null) parts.push(shape('title', {}, escapeHtml(state.description)));
  if (state.depth === 0) parts.push(shape('path', { d: rootOutline(state), class: 'box' }));
  else parts.push(box(x, y, width, height, `${look} depth${String(state.depth % 2)}`));
  if (kind === 'final') parts.push(box(x + 4, y + 4, width - 8, height - 8, 'final'));
  if (state.text.length > 0) {
    const rule = `M${String(round(x))} ${String(round(y + HEADER))}h${String(round(width))}`;
    parts.push(shape('path', { d: rule, class: 'rule' }));
  }
  return shape('g', {}, parts);
}

function stateWords(state: PlacedState): string {
  const { x, y, width, height, textAt } = state;
  const isNameAlone = !holdsOthers(state) && state.text.length === 0;
  const name = isNameAlone
    ? { x: round(x + width / 2), y: round(y + height / 2 + 5), 'text-anchor': 'middle' }
    : { x: round(x + textAt), y: round(y + 20) };
  const look = holdsOthers(state) ? { class: `over depth${String(state.depth % 2)}` } : {};
  return shape('g', look, [
    fitted(state.name, textWidth(state.name, SIZE.name, 'bold'), { ...name, class: 'name' }),
    ...words(state.text, x + textAt, y + HEADER + 4),
  ]);
}

function markShape({ kind, of, x, y }: PlacedMark): string {
  if (kind === 'initial')
    return shape('circle', { cx: round(x), cy: round(y), r: MARK / 2, class: 'initial' });
  return shape('g', {}, [
    shape('title', {}, escapeHtml(`From anywhere in ${of}`)),
    shape('circle', { cx: round(x), cy: round(y), r: MARK / 2 - 1, class: 'anywhere' }),
  ]);
}

/** A line with rounded bends that ends where its arrowhead begins. */
function route(points: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${String(round(x))} ${String(round(y))}`;
  const towards = (from: Point, to: Point, distance: number): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(distance / length, 0.5);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      return `L${at(towards(point, before, CORNER))}Q${at(point)} ${at(towards(point, after, CORNER))}`;
    })
    .join('');
}

function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const corner = (side: number) =>
    `${String(round(tip.x - ux * ARROW - uy * side * 4))} ${String(round(tip.y - uy * ARROW + ux * side * 4))}`;
  return `M${String(round(tip.x))} ${String(round(tip.y))}L${corner(1)}L${corner(-1)}z`;
}

const timing = ({ isDelay }: PlacedEdge) => (isDelay ? { class: 'timed' } : {});

const edgeShape = (edge: PlacedEdge): string =>
  shape('g', timing(edge), [
    shape('path', { d: route(edge.points), class: 'line' }),
    shape('path', { d: arrowHead(edge.points), class: 'head' }),
  ]);

function labelShapes(edge: PlacedEdge): string[] {
  if (edge.label === null) return [];
  const { x, y, width, height } = edge.label;
  return [
    shape('g', timing(edge), [box(x, y, width, height, 'chip'), ...words(edge.text, x + 4, y + 2)]),
  ];
}

const FONTS = {
  display: "'Bricolage Grotesque','Helvetica Neue',Arial,'Liberation Sans',sans-serif",
  text: "Figtree,'Helvetica Neue',Arial,'Liberation Sans',sans-serif",
};

/** The styles of the shapes' classes. Timed transitions are red, since they fire by themselves. */
function styleIn({ background, surface, text, muted, edge, error, line }: SchemePalette): string {
  const rules: Record<string, string> = {
    text: `font:400 ${String(SIZE.text)}px ${FONTS.text};fill:${text}`,
    '.name': `font:700 ${String(SIZE.name)}px ${FONTS.display};fill:${text}`,
    '.trigger': 'font-weight:650',
    '.delay': `font-weight:650;fill:${error}`,
    '.guard,.action,.row-kind': `fill:${muted}`,
    '.row-kind': 'font-style:italic',
    '.box': `fill:${background};stroke:${text};stroke-width:2`,
    '.outer.depth1,.region.depth1': `fill:${surface}`,
    '.region': 'stroke-width:1.5;stroke-dasharray:6 4',
    '.final': `fill:none;stroke:${text};stroke-width:1`,
    // Keep a name readable where a line has to run through it.
    '.over text': `paint-order:stroke;stroke:${background};stroke-width:4`,
    '.over.depth1 text': `stroke:${surface}`,
    '.rule': `stroke:${line};stroke-width:1`,
    '.line': `fill:none;stroke:${edge};stroke-width:1.5`,
    '.head': `fill:${edge}`,
    '.timed .line': `stroke:${error};stroke-dasharray:2 3`,
    '.timed .head': `fill:${error}`,
    '.initial': `fill:${text}`,
    '.anywhere': `fill:none;stroke:${edge};stroke-width:1.5`,
    '.chip': `fill:${background};stroke:${line};stroke-width:1`,
  };
  return Object.entries(rules)
    .map(([selector, rule]) => `${selector}{${rule}}`)
    .join('');
}

/**
 * A chart as a standalone SVG file: no scripts, no fonts, no URL except the SVG namespace.
 */
export function toSvg(
  { states, edges, marks, ...size }: PlacedChart,
  { title, description }: { readonly title: string; readonly description: string },
  palette: SchemePalette,
): string {
  const corner = String(-MARGIN);
  const width = String(Math.ceil(size.width + 2 * MARGIN));
  const height = String(Math.ceil(size.height + 2 * MARGIN));
  // In paint order: boxes, lines, marks, then text on top.
  const shapes = [
    ...states.map(stateBox),
    ...edges.map(edgeShape),
    ...states.map(stateWords),
    ...marks.map(markShape),
    ...edges.flatMap(labelShapes),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${corner} ${corner} ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeHtml(title)}</title><desc id="description">${escapeHtml(description)}</desc>`,
    `<style>${styleIn(palette)}</style>`,
    `<rect x="${corner}" y="${corner}" width="100%" height="100%" fill="${palette.background}"/>`,
    ...shapes,
    '</svg>\n',
  ].join('\n');
}
