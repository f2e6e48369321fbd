import * as css from './Ornament.css.ts';

/**
 * Shapes of one tile, on a canvas of 24 by 24 units: `m` is the main figure, `s` lies on it. The same
 * grammar as the pictures (src/art/ornaments.ts), small enough to stand in the page itself.
 */
const SHAPES = {
  quarter: { m: 'M0 0a24 24 0 0 1 24 24H0z', s: 'M0 12a12 12 0 0 1 12 12H0z' },
  rainbow: {
    m: 'M0 0a24 24 0 0 1 24 24h-4A20 20 0 0 0 0 4zM0 8a16 16 0 0 1 16 16h-4A12 12 0 0 0 0 12z',
    s: 'M0 16a8 8 0 0 1 8 8H0z',
  },
  leaf: { m: 'M0 0h12a12 12 0 0 1 12 12v12H12A12 12 0 0 1 0 12z', s: '' },
  ring: {
    m: 'M12 0a12 12 0 1 1 0 24a12 12 0 1 1 0-24z',
    s: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  },
  arch: { m: 'M0 24V12a12 12 0 0 1 24 0v12z', s: 'M7 24v-9a5 5 0 0 1 10 0v9z' },
  stripes: { m: 'M0 3h24v3H0zM0 9h24v3H0zM0 15h24v3H0zM0 21h24v3H0z', s: '' },
  steps: { m: 'M0 16h24v8H0z', s: 'M0 8h16v8H0zM0 0h8v8H0z' },
  petals: {
    m: 'M0 0a12 12 0 0 1 12 12A12 12 0 0 1 0 0zM24 24a12 12 0 0 1-12-12a12 12 0 0 1 12 12z',
    s: 'M24 0a12 12 0 0 1-12 12A12 12 0 0 1 24 0zM0 24a12 12 0 0 1 12-12A12 12 0 0 1 0 24z',
  },
  speech: { m: 'M3 4h18v13h-7l-5 5v-5H3z', s: 'M7 8h10v2H7zM7 12h6v2H7z' },
} as const;

export type OrnamentShape = keyof typeof SHAPES;

export interface OrnamentProps {
  readonly shape: OrnamentShape;
  /** Which of the line's colours: ground, figure and second figure (Ornament.css.ts). */
  readonly tone: keyof typeof css.tone;
  /** Quarter turns. */
  readonly turn?: 0 | 1 | 2 | 3;
  readonly className?: string | undefined;
}

/** One square tile of decoration, as wide as its place. It means nothing: hidden from assistive technology. */
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
      focusable="false"
    >
      <g transform={turn === 0 ? undefined : `rotate(${String(turn * 90)} 12 12)`}>
        <path className={css.main} d={m} />
        {s === '' ? null : <path className={css.second} d={s} />}
      </g>
    </svg>
  );
}
