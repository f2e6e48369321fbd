import { MOTIFS, drawTile } from '#src/art/index.ts';
import { stack, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import { Drawn } from './Drawn.tsx';
import * as css from './design-page.css.ts';

/** Every subject a picture can have, in the colors of every line. */
export function Motifs() {
  return LINES.map((line) => (
    <div key={line} className={stack.snug}>
      <h3 className={text.cardTitle}>{line.toUpperCase()}</h3>
      <div className={css.tiles}>
        {MOTIFS.map((motif) => (
          <Drawn
            key={motif}
            name={motif}
            svg={drawTile(motif, line, { seed: '/design', size: 96 })}
          />
        ))}
      </div>
    </div>
  ));
}
