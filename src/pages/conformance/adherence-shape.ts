import type { ConformanceReport } from '#src/content/schema/resolved.ts';

export type Table = ConformanceReport['tables'][number];
export type Row = Table['rows'][number];

/** What a tile shows: the level of adherence, or that a criterion was partly examined. */
export type TileKind = Row['adherence'] | 'in-part';

export const kindOf = ({ adherence, isPartly }: Pick<Row, 'adherence' | 'isPartly'>): TileKind =>
  isPartly === true ? 'in-part' : adherence;

/** Tiles of one unit with a gap on the right and below; the filled share reflects how much is known. */
const SHAPES: Readonly<Record<TileKind, string>> = {
  // A whole tile with the house's round corner.
  supports: 'h.44a.44 .44 0 0 1 .44.44v.44h-.88z',
  // Its lower half.
  'partially-supports': 'm0 .44h.88v.44h-.88z',
  // A cross.
  'does-not-support': 'm0 .2.2-.2.24.24.24-.24.2.2-.24.24.24.24-.2.2-.24-.24-.24.24-.2-.2.24-.24z',
  // An empty frame.
  'not-applicable': 'h.88v.88h-.88zm.12.12v.64h.64v-.64z',
  // A quarter circle.
  'in-part': 'm0 .88v-.88a.88.88 0 0 1 .88.88z',
  // A dot.
  'not-evaluated': 'm.3.44a.14.14 0 1 0 .28 0 .14.14 0 1 0-.28 0z',
};

export const COLUMNS = 8;

export const tilePath = (kind: TileKind, column = 0, row = 0): string =>
  `M${String(column)} ${String(row)}${SHAPES[kind]}`;

/** The tiles of some criteria, one SVG path for each kind of tile. */
export function sheetPaths(rows: readonly Row[]): ReadonlyMap<TileKind, string> {
  const paths = new Map<TileKind, string>();
  for (const [at, row] of rows.entries()) {
    const kind = kindOf(row);
    const tile = tilePath(kind, at % COLUMNS, Math.floor(at / COLUMNS));
    paths.set(kind, (paths.get(kind) ?? '') + tile);
  }
  return paths;
}

/** The number of rows of tiles for a number of criteria. */
export const sheetRows = (count: number): number => Math.ceil(count / COLUMNS);
