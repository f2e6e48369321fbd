import { attempt } from './attempt.ts';

/** Whether a media query matches; false if the browser cannot tell. */
export const mediaMatches = (query: string): boolean =>
  attempt(() => matchMedia(query).matches, false);

/**
 * Calls back when a media query starts or stops matching. Some browsers evaluate queries without
 * reporting changes; then the first result is final.
 * @returns a function that stops listening
 */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const listen = ({ matches }: MediaQueryListEvent) => onChange(matches);
  const list = attempt(() => {
    const found = matchMedia(query);
    found.addEventListener('change', listen);
    return found;
  }, null);
  return () => list?.removeEventListener('change', listen);
}
