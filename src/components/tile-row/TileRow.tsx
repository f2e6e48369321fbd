import * as css from './TileRow.css.ts';

const PATTERN = ['quarter', 'bare', 'arch', 'stripes', 'disc', 'bare', 'leaf', 'quarter2'] as const;

/** A decorative row of ornament tiles as wide as the window, used as the edge of large sections. */
export function TileRow() {
  return (
    <div className={css.row} aria-hidden="true">
      {[...PATTERN, ...PATTERN, ...PATTERN, ...PATTERN].map((kind, index) => (
        <span key={index} className={css.tile[kind]} />
      ))}
    </div>
  );
}
