import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Closed panels are `hidden="until-found"` (HTML, 6.1), so that find-in-page and links to a fragment
 * reach their words. React knows `hidden` as a boolean only, hence by hand, after hydration.
 *
 * @param onFound called when the browser is about to show what it found
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, isOpen]);
  useEffect(() => {
    const element = panel.current;
    const listen = () => {
      found();
    };
    element?.addEventListener('beforematch', listen);
    return () => element?.removeEventListener('beforematch', listen);
  }, [panel]);
}
