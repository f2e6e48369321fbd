import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Closed panels are `hidden="until-found"` (HTML, 6.1), so that find-in-page and fragment links
 * reach their content. React supports `hidden` only as a boolean, so the attribute is set manually
 * after hydration.
 *
 * @param onFound called when the browser is about to reveal a match
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
