import { flushSync } from 'react-dom';
import { attempt } from '#src/platform/attempt.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { SWEPT } from './measures.ts';

/**
 * Changes a part of the page in one sweep from its start to its end; at once with reduced motion, and where
 * a browser has no view transitions.
 */
export function sweep(element: HTMLElement, change: () => void): void {
  if (mediaMatches('(prefers-reduced-motion: reduce)')) {
    change();
    return;
  }
  const named = [
    [element, SWEPT],
    [document.documentElement, 'none'],
  ] as const;
  for (const [{ style }, name] of named) style.setProperty('view-transition-name', name);
  const end = () => {
    for (const [{ style }] of named) style.removeProperty('view-transition-name');
  };
  const transition = attempt(() => document.startViewTransition(() => flushSync(change)), null);
  if (transition === null) {
    end();
    change();
    return;
  }
  // Skipped if the next one begins.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
