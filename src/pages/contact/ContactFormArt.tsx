import { tileOf } from './ContactFormLayout.css.ts';

/** The edge of a tile in drawing units, which are px in the spine. */
const TILE = 64;

/** A shape's color and outline, which begins at its tile's corner: SVG path data of relative commands only. */
type Shape = readonly [tone: keyof typeof tileOf, outline: string];
/** From the ground up. */
type Tile = readonly Shape[];

const SQUARE = 'm0 0h64v64h-64z';
const QUARTER = 'm0 0h64a64 64 0 0 1-64 64z';
const DOT = 'a6 6 0 1 0 12 0a6 6 0 1 0-12 0z';
const DOTS = `${DOT}m20 0${DOT}m20 0${DOT}`;

/**
 * The stages of a letter: writing, sending, delivering. No two neighboring tiles are alike.
 */
const TILES: readonly Tile[] = [
  [['b', QUARTER]],
  [
    ['a', SQUARE],
    ['paper', 'm12 14h40v28h-18l-12 11v-11h-10z'],
    ['ink', 'm20 25h24v4h-24zm0 8h15v4h-15z'],
  ],
  [['paper', 'm6 8h52v8h-52zm0 20h52v8h-52zm0 20h52v8h-52z']],
  [
    ['ground', SQUARE],
    ['b', 'm0 64v-32a32 32 0 0 1 64 0v32z'],
  ],
  [['paper', QUARTER]],
  [
    ['ground', SQUARE],
    ['a', `m6 12${DOTS}m-40 20${DOTS}m-40 20${DOTS}`],
  ],
  [
    ['b', SQUARE],
    ['paper', 'm10 17h44v30h-44z'],
    ['ink', 'm10 17h44l-22 19z'],
  ],
  [['a', 'm0 0h32a32 32 0 0 1 32 32v32h-32a32 32 0 0 1-32-32z']],
  [
    ['ground', SQUARE],
    ['paper', 'm8 32a24 24 0 1 0 48 0a24 24 0 1 0-48 0z'],
    ['ink', 'm22 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ],
  [['b', 'm64 64h-64a64 64 0 0 1 64-64z']],
];

/** The only yellow tile: the letter being written. */
const YELLOW: Tile = [
  ['yellow', SQUARE],
  ['ink', 'm14 44v-10l22-22 16 16-22 22h-16z'],
  ['yellow', 'm33 21l10 10-3 3-10-10z'],
];

/** Tiles in a row: all shapes of one color and depth are one path, since tiles do not overlap. */
function Tiles({
  tiles,
  way,
}: {
  readonly tiles: readonly Tile[];
  readonly way: 'across' | 'down';
}) {
  return [0, 1, 2].flatMap((depth) => {
    const outlines = new Map<Shape[0], string>();
    for (const [index, tile] of tiles.entries()) {
      const [tone, outline] = tile[depth] ?? [];
      if (tone === undefined) continue;
      const corner = way === 'down' ? `M0 ${index * TILE}` : `M${index * TILE} 0`;
      outlines.set(tone, `${outlines.get(tone) ?? ''}${corner}${outline ?? ''}`);
    }
    return [...outlines].map(([tone, outline]) => (
      <path key={`${tone} ${depth}`} className={tileOf[tone]} d={outline} />
    ));
  });
}

/**
 * On large screens: the divider between ink and paper, like the spine of a workbook, as long as the
 * form.
 */
export function ContactFormSpine() {
  return (
    <svg width={TILE} height="100%" aria-hidden="true">
      <defs>
        <pattern
          id="contact-spine"
          width={TILE}
          height={TILE * TILES.length}
          patternUnits="userSpaceOnUse"
        >
          <Tiles tiles={TILES} way="down" />
        </pattern>
      </defs>
      <rect width={TILE} height="100%" fill="url(#contact-spine)" />
      <svg y={TILE * 2} width={TILE} height={TILE}>
        <Tiles tiles={[YELLOW]} way="down" />
      </svg>
    </svg>
  );
}

/** On small screens: a strip at the end of the ink section. */
export function ContactFormStrip() {
  return (
    <svg viewBox={`0 0 ${TILE * 8} ${TILE}`} aria-hidden="true">
      <Tiles tiles={TILES.slice(0, 8).with(4, YELLOW)} way="across" />
    </svg>
  );
}
