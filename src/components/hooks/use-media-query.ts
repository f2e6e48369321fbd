import { useEffect, useEffectEvent } from 'react';
import { mediaMatches, watchMedia } from '#src/platform/media-query.ts';

/** Tells whether a media query holds, once after hydration and at every change. */
export function useMediaQuery(query: string, onChange: (matches: boolean) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    tell(mediaMatches(query));
    return watchMedia(query, (matches) => tell(matches));
  }, [query]);
}
