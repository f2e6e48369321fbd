import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * After a route change, focus starts at the new page, as after loading a document: screen readers announce
 * its heading, and Tab continues from there. On the first page, focus is left to the browser.
 */
export function useRouteFocus(
  main: RefObject<HTMLElement | null>,
  path: string,
  line: string | undefined,
): void {
  const shown = useRef(path);
  useEffect(() => {
    if (line !== undefined) document.documentElement.dataset['line'] = line;
    if (shown.current === path) return;
    shown.current = path;
    const heading = main.current?.querySelector('h1');
    if (heading !== null && heading !== undefined && !heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
    }
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, path, line]);
}
