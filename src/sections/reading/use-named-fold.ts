import { useEffect } from 'react';
import * as css from './Fold.css.ts';

/** Opens the fold in whatever the address names, now and when it changes. */
export function useNamedFold(): void {
  useEffect(() => {
    const openNamed = () => {
      // By its class: through it, a page has the styles of folds that never hydrate.
      const fold = document.getElementById(location.hash.slice(1))?.querySelector(`.${css.fold}`);
      fold?.toggleAttribute('open', true);
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      removeEventListener('hashchange', openNamed);
    };
  }, []);
}
