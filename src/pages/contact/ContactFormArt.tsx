import type { ReactNode } from 'react';
import { tileOf } from './ContactFormLayout.css.ts';

/** The edge of a tile in drawing units, which are px in the spine. */
const TILE = 64;

/** A grid of dots, three by three. */
const dots = [12, 32, 52]
  .flatMap((x) => [12, 32, 52].map((y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`))
  .join('');

/**
 * The stages of a letter: writing, sending, delivering. No two neighboring tiles are alike.
 */
const TILES: readonly ReactNode[] = [
  <>
    <path className={tileOf.b} d="M0 0h64a64 64 0 0 1-64 64z" />
  </>,
  <>
    <path className={tileOf.a} d="M0 0h64v64H0z" />
    <path className={tileOf.paper} d="M12 14h40v28H34l-12 11V42H12z" />
    <path className={tileOf.ink} d="M20 25h24v4H20zM20 33h15v4H20z" />
  </>,
  <>
    <path className={tileOf.paper} d="M6 8h52v8H6zM6 28h52v8H6zM6 48h52v8H6z" />
  </>,
  <>
    <path className={tileOf.ground} d="M0 0h64v64H0z" />
    <path className={tileOf.b} d="M0 64V32a32 32 0 0 1 64 0v32z" />
  </>,
  <>
    <path className={tileOf.paper} d="M0 0h64a64 64 0 0 1-64 64z" />
  </>,
  <>
    <path className={tileOf.ground} d="M0 0h64v64H0z" />
    <path className={tileOf.a} d={dots} />
  </>,
  <>
    <path className={tileOf.b} d="M0 0h64v64H0z" />
    <path className={tileOf.paper} d="M10 17h44v30H10z" />
    <path className={tileOf.ink} d="M10 17h44L32 36z" />
  </>,
  <>
    <path className={tileOf.a} d="M0 0h32a32 32 0 0 1 32 32v32H32A32 32 0 0 1 0 32z" />
  </>,
  <>
    <path className={tileOf.ground} d="M0 0h64v64H0z" />
    <path className={tileOf.paper} d="M8 32a24 24 0 1 0 48 0a24 24 0 1 0-48 0z" />
    <path className={tileOf.ink} d="M22 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0z" />
  </>,
  <>
    <path className={tileOf.b} d="M64 64H0A64 64 0 0 1 64 0z" />
  </>,
];

/** The only yellow tile: the letter being written. */
const YELLOW = (
  <>
    <path className={tileOf.yellow} d="M0 0h64v64H0z" />
    <path className={tileOf.ink} d="M14 44V34l22-22 16 16-22 22H14z" />
    <path className={tileOf.yellow} d="M33 21l10 10-3 3-10-10z" />
  </>
);

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
          {TILES.map((tile, index) => (
            <g key={index} transform={`translate(0 ${index * TILE})`}>
              {tile}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width={TILE} height="100%" fill="url(#contact-spine)" />
      <svg y={TILE * 2} width={TILE} height={TILE}>
        {YELLOW}
      </svg>
    </svg>
  );
}

/** On small screens: a strip at the end of the ink section. */
export function ContactFormStrip() {
  return (
    <svg viewBox={`0 0 ${TILE * 8} ${TILE}`} aria-hidden="true">
      {TILES.slice(0, 8).map((tile, index) => (
        <g key={index} transform={`translate(${index * TILE} 0)`}>
          {index === 4 ? YELLOW : tile}
        </g>
      ))}
    </svg>
  );
}
