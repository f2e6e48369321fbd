/** A cell of the mosaic: the figure or ornament at an index. */
export interface MosaicCell {
  readonly kind: 'figure' | 'ornament';
  /** The index among cells of the same kind, from 0. */
  readonly index: number;
}

/** Which of the last eight cells (two rows of four) are ornaments, by the number of ornaments. */
const ORNAMENT_CELLS: readonly (readonly number[])[] = [
  [],
  [3],
  [3, 4],
  [1, 4, 6],
  [1, 3, 4, 6],
  [1, 3, 4, 6, 7],
  [1, 2, 3, 4, 6, 7],
  [1, 2, 3, 4, 5, 6, 7],
];

/**
 * Lays out figures on a grid of four columns (two on small screens), and fills the rows with
 * ornaments: at least two rows, so that even four figures form a mosaic rather than a strip.
 *
 * @param figures the number of figures, a whole number of at least 1
 * @returns the cells in order, a multiple of four, with every figure once
 */
export function mosaic(figures: number): readonly MosaicCell[] {
  const total = Math.max(8, Math.ceil(figures / 4) * 4);
  const ornament = new Set(ORNAMENT_CELLS[total - figures]?.map((at) => at + total - 8));
  const kinds = Array.from({ length: total }, (_, at) =>
    ornament.has(at) ? ('ornament' as const) : ('figure' as const),
  );
  return kinds.map((kind, at) => ({
    kind,
    index: kinds.slice(0, at).filter((other) => other === kind).length,
  }));
}
