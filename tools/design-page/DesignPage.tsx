import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '#src/components/logo/Logo.tsx';
import { ThemeSwitch } from '#src/shell/theme/ThemeSwitch.tsx';
import { TileRow } from '#src/components/tile-row/TileRow.tsx';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import { Controls } from './Controls.tsx';
import { Icons } from './Icons.tsx';
import { Logos } from './Logos.tsx';
import { Motifs } from './Motifs.tsx';
import { Ornaments } from './Ornaments.tsx';
import { PageWidgets } from './PageWidgets.tsx';
import { Palette } from './Palette.tsx';
import { Pictures } from './Pictures.tsx';
import { ShareCards } from './ShareCards.tsx';
import { Space } from './Space.tsx';
import { Type } from './Type.tsx';
import { Widgets } from './Widgets.tsx';
import * as css from './design-page.css.ts';

/** The sections of the page, from colors to widgets and artwork. */
const PARTS: readonly {
  readonly id: string;
  readonly title: string;
  readonly View: () => ReactNode;
  /** As wide as the window. */
  readonly isWide?: boolean;
}[] = [
  { id: 'palette', title: 'Palette', View: Palette },
  { id: 'type', title: 'Type', View: Type },
  { id: 'space', title: 'Space', View: Space },
  { id: 'controls', title: 'Buttons, links, focus', View: Controls },
  { id: 'widgets', title: 'Widgets', View: Widgets },
  {
    id: 'page-widgets',
    title: 'Widgets with a page of their own',
    View: PageWidgets,
    isWide: true,
  },
  { id: 'icons', title: 'Icons', View: Icons },
  { id: 'logo', title: 'Logo', View: Logos },
  { id: 'motifs', title: 'Motifs', View: Motifs },
  { id: 'pictures', title: 'Pictures', View: Pictures },
  { id: 'ornaments', title: 'Ornaments', View: Ornaments },
  { id: 'cards', title: 'Share cards', View: ShareCards },
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
          <div className={css.brand}>
            <Logo size={64} />
            <h1 className={css.title}>Workbook</h1>
          </div>
          <div className={css.switches}>
            <ThemeSwitch />
            <label className={css.line}>
              Line
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
          <nav aria-label="Parts" className={css.nav}>
            {PARTS.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </div>
        <TileRow />
      </header>
      <main>
        {PARTS.map(({ id, title, View, isWide = false }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={band}>
            <div className={isWide ? stack.wide : `${container} ${stack.wide}`}>
              <h2
                id={`${id}-title`}
                className={isWide ? `${container} ${text.heading}` : text.heading}
              >
                {title}
              </h2>
              <View />
            </div>
          </section>
        ))}
      </main>
    </>
  );
}
