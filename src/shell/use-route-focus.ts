import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * After a route change, focus starts at the new page, as after loading a document: at the element that the
 * address names, or otherwise at its heading. Screen readers announce it, and Tab continues from there. On the
 * first page, focus is left to the browser.
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
    const named = document.getElementById(location.hash.slice(1));
    const start = named ?? main.current?.querySelector('h1') ?? main.current;
    if (start?.tabIndex === -1) start.tabIndex = -1;
    start?.focus({ preventScroll: true });
  }, [main, path, line]);
}
