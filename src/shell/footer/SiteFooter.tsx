import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { container, noPrint, onInk } from '#src/design/layout.css.ts';
import { FooterColumns, FooterLegal, FooterSocial, TileRow } from '../static-parts.ts';
import * as css from './SiteFooter.css.ts';
import { XRaySwitch } from './XRaySwitch.tsx';

/** The footer of every page: blurb, demo, columns, social, legal links (docs/specification.md, 2.2). */
export function SiteFooter() {
  return (
    <footer className={noPrint}>
      <TileRow />
      <div className={onInk}>
        <FooterColumns />
        <div className={`${container} ${css.base}`}>
          <ThemeSwitch />
          <XRaySwitch />
          <FooterSocial />
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}
