import { useEffect, useEffectEvent } from 'react';
import { mediaMatches, watchMedia } from '#src/platform/media-query.ts';

/** Reports whether a media query matches, once after hydration and on every change. */
export function useMediaQuery(query: string, onChange: (matches: boolean) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    notify(mediaMatches(query));
    return watchMedia(query, (matches) => notify(matches));
  }, [query]);
}
