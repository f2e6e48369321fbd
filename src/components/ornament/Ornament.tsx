import * as css from './Ornament.css.ts';

/**
 * Shapes of one tile, on a canvas of 24 by 24 units: `m` is the main figure, `s` is on top of it.
 * They use the same grammar as the pictures (src/art/ornaments.ts), but are small enough to be
 * inlined. Shapes that end at an edge extend one unit beyond it; otherwise the ground would show
 * through as a hairline where the tile's width is not a whole number of pixels.
 */
const SHAPES = {
  quarter: { m: 'M-1 0h1a24 24 0 0 1 24 24v1H-1z', s: 'M-1 12h1a12 12 0 0 1 12 12v1H-1z' },
  rainbow: {
    m: 'M-1 0h1a24 24 0 0 1 24 24v1h-4v-1A20 20 0 0 0 0 4h-1zM-1 8h1a16 16 0 0 1 16 16v1h-4v-1A12 12 0 0 0 0 12h-1z',
    s: 'M-1 16h1a8 8 0 0 1 8 8v1H-1z',
  },
  leaf: { m: 'M-1-1h13v1a12 12 0 0 1 12 12h1v13H12v-1A12 12 0 0 1 0 12h-1z', s: '' },
  ring: {
    m: 'M12 0a12 12 0 1 1 0 24a12 12 0 1 1 0-24z',
    s: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  },
  arch: { m: 'M-1 25V12h1a12 12 0 0 1 24 0h1v13z', s: 'M7 25V15a5 5 0 0 1 10 0v10z' },
  petals: {
    m: 'M0 0a12 12 0 0 1 12 12A12 12 0 0 1 0 0zM24 24a12 12 0 0 1-12-12a12 12 0 0 1 12 12z',
    s: 'M24 0a12 12 0 0 1-12 12A12 12 0 0 1 24 0zM0 24a12 12 0 0 1 12-12A12 12 0 0 1 0 24z',
  },
} as const;

export type OrnamentShape = keyof typeof SHAPES;

export interface OrnamentProps {
  readonly shape: OrnamentShape;
  /** Which of the line's colors to use for ground, figure and second figure (Ornament.css.ts). */
  readonly tone: keyof typeof css.tone;
  /** Quarter turns. */
  readonly turn?: 0 | 1 | 2 | 3;
  readonly className?: string | undefined;
}

/** One square decorative tile, as wide as its container. Hidden from assistive technology. */
export function Ornament({ shape, tone, turn = 0, className }: OrnamentProps) {
  const { m, s } = SHAPES[shape];
  return (
    <svg
      className={`${css.tile} ${css.tone[tone]} ${className ?? ''}`}
      width="96"
      height="96"
      viewBox="0 0 24 24"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={turn === 0 ? undefined : `rotate(${String(turn * 90)} 12 12)`}>
        <path className={css.main} d={m} />
        {s === '' ? null : <path className={css.second} d={s} />}
      </g>
    </svg>
  );
}
