import { frame } from 'virtual:hause/frame';
import { Logo } from '#src/components/logo/Logo.tsx';
import * as css from './SiteHeader.css.ts';

/** The logo and the name, which lead home. */
export function Brand() {
  return (
    <a className={css.brand} href="/" aria-label={`${frame.name}, home`}>
      <Logo size={40} />
      <span className={css.name}>{frame.name}</span>
    </a>
  );
}
