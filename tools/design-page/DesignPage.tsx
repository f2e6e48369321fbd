import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '#src/components/logo/Logo.tsx';
import { ThemeSwitch } from '#src/shell/theme/ThemeSwitch.tsx';
import { TileRow } from '#src/components/tile-row/TileRow.tsx';
import { band, cluster, container, onInk, stack, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import { Logos, Motifs, Ornaments, Pictures, ShareCards } from './Art.tsx';
import { Controls, Icons, Palette, Space, Type } from './Foundations.tsx';
import * as css from './design-page.css.ts';

/** The sections of the page, from colors to artwork; widgets are on the pages that show them, and on /machines. */
const SECTIONS: readonly (readonly [title: string, View: () => ReactNode])[] = [
  ['Palette', Palette],
  ['Type', Type],
  ['Space', Space],
  ['Controls', Controls],
  ['Icons', Icons],
  ['Logo', Logos],
  ['Motifs', Motifs],
  ['Pictures', Pictures],
  ['Ornaments', Ornaments],
  ['Cards', ShareCards],
];

/** The design system on one page, for developers: shown by the development server, never built. */
export function DesignPage() {
  const [line, setLine] = useState<LineName>('solve');
  useEffect(() => {
    document.documentElement.dataset['line'] = line;
  }, [line]);
  return (
    <>
      <header className={onInk}>
        <div className={`${container} ${css.head}`}>
          <div className={cluster}>
            <Logo size={64} />
            <h1 className={css.title}>Workbook</h1>
          </div>
          <div className={cluster}>
            <ThemeSwitch />
            <label>
              Line{' '}
              <select
                className={css.select}
                value={line}
                onChange={(event) => {
                  setLine(event.currentTarget.value as LineName);
                }}
              >
                {LINES.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          </div>
          <nav aria-label="Sections" className={cluster}>
            {SECTIONS.map(([title]) => (
              <a key={title} href={`#${title.toLowerCase()}`}>
                {title}
              </a>
            ))}
          </nav>
        </div>
        <TileRow />
      </header>
      <main>
        {SECTIONS.map(([title, View]) => (
          <section key={title} id={title.toLowerCase()} aria-label={title} className={band}>
            <div className={`${container} ${stack.wide}`}>
              <h2 className={text.heading}>{title}</h2>
              <View />
            </div>
          </section>
        ))}
      </main>
    </>
  );
}
