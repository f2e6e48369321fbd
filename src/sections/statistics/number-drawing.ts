/**
 * A figure as a drawing: a grid of cells, filled row by row, some of which are lit. Each
 * layer is the outline of an SVG path whose dashes are the cells, in units of one cell.
 */
export interface NumberDrawing {
  readonly columns: number;
  readonly rows: number;
  /** The cells that represent the figure. */
  readonly lit: string;
  /** The rest of the whole; empty if there is no whole. */
  readonly rest: string;
  /** The cell for "and more". */
  readonly more: string;
  /** What one cell represents, if not one; abbreviated, such as "10K". */
  readonly each: string;
  /** Whether the figure is one whole with cells missing from it, instead of cells side by side. */
  readonly isSolid: boolean;
}

/** What a drawing has only at times. */
const PLAIN = { rest: '', more: '', each: '', isSolid: false } as const;

/** The cells of a row, in every drawing: a cell that is larger than another would look like more. */
const ROW = 10;
/** A figure of at most this many cells is drawn one to one; with one for "and more" it is a square of ten. */
const MOST = 99;
const PERCENT = /^([\d.]+)%(\+?)$/u;
const TIMES = /^(\d+)x$/u;
const GROWTH = /^([\d.,]+)([KM]?) to ([\d.,]+)([KM]?)$/u;
const COUNT = /^([\d,.]+)(K|M|TB)?(?: [a-z]+)?(\+?)$/u;
const FACTORS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 };

/**
 * Draws a figure from the list in src/content/figures.ts: a part of a whole (85%), growth (3x, 5K to
 * 50K) or a count (400+).
 *
 * @returns null for a figure that is not a number
 */
export function drawNumber(figure: string): NumberDrawing | null {
  const [, percent, percentMore] = PERCENT.exec(figure) ?? [];
  if (percent !== undefined) return drawShare(Number(percent), percentMore === '+');
  const [, times] = TIMES.exec(figure) ?? [];
  if (times !== undefined) return drawGrowth(Number(times));
  const [, from = '', fromUnit = '', to = '', toUnit = ''] = GROWTH.exec(figure) ?? [];
  if (from !== '') return drawGrowth(valueOf(to, toUnit) / valueOf(from, fromUnit));
  const [, count, unit = '', more] = COUNT.exec(figure) ?? [];
  if (count === undefined) return null;
  return drawCount(valueOf(count, unit), unit === 'TB' ? ' TB' : '', more === '+');
}

const valueOf = (digits: string, unit: string) =>
  Number(digits.replaceAll(',', '')) * (FACTORS[unit] ?? 1);

/** A share of a hundred cells; or if hundredths of a percent matter, what is missing from a whole. */
function drawShare(percent: number, isMore: boolean): NumberDrawing {
  if (!Number.isInteger(percent)) return drawWhole(percent);
  return {
    ...PLAIN,
    columns: ROW,
    rows: 100 / ROW,
    lit: cells(0, percent),
    rest: cells(isMore ? percent + 1 : percent, 100),
    more: isMore ? cells(percent, percent + 1) : '',
  };
}

/**
 * One whole, and in its last row a cell for each hundredth of a percent that is missing. Ten thousand
 * cells would be finer than the eye can count.
 */
function drawWhole(percent: number): NumberDrawing {
  const columns = ROW * 2;
  const rows = 400 / columns;
  const missing = Math.round((100 - percent) * 100);
  const lit = columns * rows - missing;
  return {
    ...PLAIN,
    columns,
    rows,
    lit: outlineOf(0, lit, columns, [0, 1]),
    rest: cells(lit, columns * rows, columns),
    each: '0.01%',
    isSolid: true,
  };
}

/** One cell, and below it the number of cells it has grown to. */
function drawGrowth(times: number): NumberDrawing {
  const grown = ROW + Math.round(times);
  return {
    ...PLAIN,
    columns: ROW,
    rows: Math.ceil(grown / ROW),
    lit: cells(ROW, grown),
    rest: cells(0, 1),
  };
}

/** One cell per unit, or per power of ten if there would be too many. */
function drawCount(value: number, unit: string, isMore: boolean): NumberDrawing {
  let each = 1;
  while (value / each > MOST) each *= 10;
  const lit = Math.round(value / each);
  const all = isMore ? lit + 1 : lit;
  return {
    ...PLAIN,
    columns: ROW,
    rows: Math.ceil(all / ROW),
    lit: cells(0, lit),
    more: isMore ? cells(lit, all) : '',
    each: each === 1 ? '' : inShort(each) + unit,
  };
}

const inShort = (value: number) =>
  value >= 1e6
    ? `${String(value / 1e6)}M`
    : value >= 1e4
      ? `${String(value / 1e3)}K`
      : value.toLocaleString('en-US');

type Ends = readonly [begin: number, stop: number];

const cells = (first: number, end: number, columns = ROW) =>
  outlineOf(first, end, columns, [0.1, 0.9]);

/** The outline of the cells from `first` up to but excluding `end`: one line per row. */
function outlineOf(first: number, end: number, columns: number, [begin, stop]: Ends): string {
  let outline = '';
  for (let at = first; at < end;) {
    const row = Math.floor(at / columns);
    const next = Math.min(end, (row + 1) * columns);
    const length = Number((next - at - 1 + stop - begin).toFixed(2));
    outline += `M${String(at - row * columns + begin)} ${String(row + 0.5)}h${String(length)}`;
    at = next;
  }
  return outline;
}
