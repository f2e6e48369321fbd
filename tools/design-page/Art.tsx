import { MOTIFS, PICTURE_FORMATS } from '#src/art/index.ts';
import { drawPicture } from '#src/art/index.ts';
import type { PictureSpec } from '#src/art/index.ts';
import { drawFavicon, drawLogo } from '#src/art/logo.ts';
import { ORNAMENTS } from '#src/art/ornaments.ts';
import { Logo } from '#src/components/logo/Logo.tsx';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import type { OrnamentProps, OrnamentShape } from '#src/components/ornament/Ornament.tsx';
import { cluster, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import * as css from './design-page.css.ts';
import { drawOrnament } from './draw-ornament.ts';
import { Part } from './Part.tsx';

/** A drawing with its name as a caption, embedded as an image as on the site. */
const Drawn = ({ src, name }: { readonly src: string; readonly name: string }) => (
  <figure>
    <img src={src} alt="" className={css.drawing} loading="lazy" />
    <figcaption className={text.caption}>{name}</figcaption>
  </figure>
);

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const FILES = [
  'favicon.ico',
  'icon-192.png',
  'icon-maskable-192.png',
  'icon-monochrome-512.png',
  'apple-touch-icon.png',
];

/** The logo in every variant and required size, and the files generated from it. */
export const Logos = () => (
  <>
    <div className={cluster}>
      {[16, 24, 32, 40, 64, 128].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
    <div className={`${css.tiles} ${css.plate}`}>
      {(['color', 'maskable', 'monochrome'] as const).map((variant) => (
        <Drawn key={variant} name={variant} src={dataUrl(drawLogo({ variant, size: 192 }))} />
      ))}
      <Drawn name="favicon" src={dataUrl(drawFavicon())} />
      {FILES.map((file) => (
        <Drawn key={file} name={file} src={`/${file}`} />
      ))}
    </div>
  </>
);

/** Every subject a picture can have, in the colors of every line. */
export const Motifs = () =>
  LINES.map((line) => (
    <Part key={line} title={line.toUpperCase()}>
      <div className={css.tiles}>
        {MOTIFS.map((motif) => (
          <Drawn
            key={motif}
            name={motif}
            src={dataUrl(drawPicture({ motifs: [motif], line, seed: '/design', format: 'mark' }))}
          />
        ))}
      </div>
    </Part>
  ));

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
    name: `${line}: ${SUBJECTS[line].join(', ')}`,
    src: dataUrl(drawPicture({ motifs: SUBJECTS[line], line, seed: '/design', format })),
  })),
}));

/** One picture of each line in each of the formats. */
export const Pictures = () =>
  drawn.map(({ format, pictures }) => (
    <Part key={format} title={format}>
      <div className={css.pictures}>
        {pictures.map(({ name, src }) => (
          <Drawn key={name} name={name} src={src} />
        ))}
      </div>
    </Part>
  ));

const TONES: readonly OrnamentProps['tone'][] = ['deep', 'dark', 'soft', 'bright', 'action'];
const SHAPES: readonly OrnamentShape[] = ['quarter', 'rainbow', 'leaf', 'ring', 'arch', 'petals'];

/** Purely decorative tiles: those in pages, and those in pictures. */
export const Ornaments = () => (
  <>
    {TONES.map((tone) => (
      <Part key={tone} title={tone}>
        <div className={css.tiles}>
          {SHAPES.map((shape) => (
            <Ornament key={shape} shape={shape} tone={tone} />
          ))}
        </div>
      </Part>
    ))}
    {LINES.map((line) => (
      <div key={line} className={css.tiles}>
        {ORNAMENTS.map((kind) => (
          <Drawn key={kind} name={kind} src={dataUrl(drawOrnament(kind, line, '/design'))} />
        ))}
      </div>
    ))}
  </>
);

/** The files of the pages, whose names give the paths of their cards. */
const pages = Object.keys(import.meta.glob('/src/content/pages/**/*.ts')).map((file) =>
  file.replace(/^\/src\/content\/pages|(?<=pages\/.+)\/index(?=\.ts$)|\.ts$/gu, ''),
);

/** The share card of every page; each is drawn when it is scrolled to, because that is slow. */
export const ShareCards = () => (
  <div className={css.pictures}>
    {pages.map((path) => (
      <Drawn key={path} name={path} src={`/social${path}.png`} />
    ))}
  </div>
);
