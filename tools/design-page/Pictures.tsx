import { PICTURE_FORMATS, drawPicture } from '#src/art/index.ts';
import type { PictureSpec } from '#src/art/index.ts';
import { stack, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import { Drawn } from './Drawn.tsx';
import * as css from './design-page.css.ts';

/** A subject for each line, so that the six differ as the site's pages do. */
const SUBJECTS: Readonly<Record<LineName, PictureSpec['motifs']>> = {
  solve: ['eye', 'key', 'speech'],
  cognify: ['node', 'spark', 'page'],
  build: ['cube', 'gear', 'puzzle'],
  deliver: ['play', 'screen', 'plug'],
  support: ['headset', 'clock', 'bell'],
  discover: ['lens', 'chart', 'compass'],
};

// Drawn once: React renders twice in development.
const drawn = PICTURE_FORMATS.map((format) => ({
  format,
  pictures: LINES.map((line) => ({
    line,
    svg: drawPicture({ motifs: SUBJECTS[line], line, seed: '/design', format }),
  })),
}));

/** One picture of each line in each of the formats. */
export function Pictures() {
  return drawn.map(({ format, pictures }) => (
    <div key={format} className={stack.snug}>
      <h3 className={text.cardTitle}>{format}</h3>
      <div className={css.pictures}>
        {pictures.map(({ line, svg }) => (
          <Drawn key={line} name={`${line}: ${SUBJECTS[line].join(', ')}`} svg={svg} />
        ))}
      </div>
    </div>
  ));
}
