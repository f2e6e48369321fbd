import { TILE, type Turn } from '#src/art/geometry.ts';
import { ornaments, type OrnamentKind } from '#src/art/ornaments.ts';
import { ornamentPaints } from '#src/art/paint.ts';
import { createRandom } from '#src/art/random.ts';
import { writeSvg } from '#src/art/svg.ts';
import type { LineName } from '#src/design/palette.ts';

/** Draws one tile of those between the motifs of pictures, as an SVG document 96 px wide. */
export function drawOrnament(kind: OrnamentKind, line: LineName, seed: string): string {
  const random = createRandom(`ornament ${line} ${kind} ${seed}`);
  return writeSvg({ width: TILE, height: TILE, pixels: [96, 96] }, line, [
    {
      slot: 'ornament',
      drawing: ornaments[kind],
      paint: random.pick(ornamentPaints),
      turn: random.below(4) as Turn,
      x: 0,
      y: 0,
      columns: 1,
      rows: 1,
      canvas: [TILE, TILE],
    },
  ]);
}
