import * as css from './TileRow.css.ts';

const PATTERN = ['quarter', 'arch', 'stripes', 'disc', 'leaf', 'gap', 'quarter2', 'gap'] as const;
/** Enough for any window. */
const LENGTH = 32;

/** Each round takes larger steps through the pattern, so even a wide window shows no repetition. */
const TILES = Array.from({ length: LENGTH }, (_, at) => {
  const round = Math.floor(at / PATTERN.length);
  return PATTERN[(at * (2 * round + 1)) % PATTERN.length] ?? 'gap';
});

/** A decorative row of ornament tiles as wide as the window, used as the edge of large sections. */
export function TileRow() {
  return (
    <div className={css.row} aria-hidden="true">
      {TILES.map((kind, at) =>
        kind === 'gap' ? null : (
          <span
            key={at}
            className={
              TILES[at - 1] === 'gap' ? `${css.tile[kind]} ${css.afterGap}` : css.tile[kind]
            }
          />
        ),
      )}
    </div>
  );
}
