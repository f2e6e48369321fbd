import { ORNAMENTS, drawOrnament } from '#src/art/index.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import type { OrnamentProps, OrnamentShape } from '#src/components/ornament/Ornament.tsx';
import { TileRow } from '#src/components/tile-row/TileRow.tsx';
import { stack, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import { Drawn } from './Drawn.tsx';
import * as css from './design-page.css.ts';

const TONES: readonly OrnamentProps['tone'][] = ['deep', 'dark', 'soft', 'bright', 'action'];
const SHAPES: readonly OrnamentShape[] = [
  'quarter',
  'rainbow',
  'leaf',
  'ring',
  'arch',
  'stripes',
  'steps',
  'petals',
];

/** Purely decorative tiles: those in pages, and those in pictures. */
export function Ornaments() {
  return (
    <div className={stack.wide}>
      <TileRow />
      {TONES.map((tone) => (
        <div key={tone} className={stack.tight}>
          <h3 className={text.caption}>{tone}</h3>
          <div className={css.mosaic}>
            {SHAPES.map((shape) => (
              <Ornament key={shape} shape={shape} tone={tone} />
            ))}
          </div>
        </div>
      ))}
      {LINES.map((line) => (
        <div key={line} className={css.tiles}>
          {ORNAMENTS.map((kind) => (
            <Drawn key={kind} name={kind} svg={drawOrnament(kind, line, '/design')} />
          ))}
        </div>
      ))}
    </div>
  );
}
