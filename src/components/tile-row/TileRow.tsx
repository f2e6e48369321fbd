import * as css from './TileRow.css.ts';

const PATTERN = ['quarter', 'arch', 'stripes', 'disc', 'leaf', 'bare', 'quarter2', 'bare'] as const;
/** Enough for any window. */
const LENGTH = 32;

/** Each round takes larger steps through the pattern, so even a wide window shows no repetition. */
const TILES = Array.from({ length: LENGTH }, (_, at) => {
  const round = Math.floor(at / PATTERN.length);
  return PATTERN[(at * (2 * round + 1)) % PATTERN.length] ?? 'bare';
});

/** A decorative row of ornament tiles as wide as the window, used as the edge of large sections. */
export function TileRow() {
  return (
    <div className={css.row} aria-hidden="true">
      {TILES.map((kind, index) => (
        <span key={index} className={css.tile[kind]} />
      ))}
    </div>
  );
}
