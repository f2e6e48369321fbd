import { drawFavicon, drawLogo } from '#src/art/logo.ts';
import { Logo } from '#src/components/logo/Logo.tsx';
import { cluster, stack } from '#src/design/layout.css.ts';
import { Drawn } from './Drawn.tsx';
import * as css from './design-page.css.ts';

const FILES = [
  'favicon.ico',
  'icon-192.png',
  'icon-maskable-192.png',
  'icon-monochrome-512.png',
  'apple-touch-icon.png',
] as const;

/** The logo in every variant and required size, and the files generated from it. */
export function Logos() {
  return (
    <div className={stack.wide}>
      <div className={cluster}>
        {[16, 24, 32, 40, 64, 128].map((size) => (
          <Logo key={size} size={size} />
        ))}
      </div>
      <div className={`${css.tiles} ${css.plate}`}>
        {(['color', 'maskable', 'monochrome'] as const).map((variant) => (
          <Drawn key={variant} name={variant} svg={drawLogo({ variant, size: 192 })} />
        ))}
        <Drawn name="favicon" svg={drawFavicon()} />
      </div>
      <div className={`${css.tiles} ${css.plate}`}>
        {FILES.map((file) => (
          <figure key={file} className={css.drawn}>
            <img src={`/${file}`} alt="" className={css.file} />
            <figcaption className={css.name}>{file}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
