import { useEffect, useEffectEvent } from 'react';

/** Tells whether a media query holds, once after hydration and at every change. */
export function useMediaQuery(query: string, onChange: (matches: boolean) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const list = matchMedia(query);
    const listen = () => {
      tell(list.matches);
    };
    listen();
    list.addEventListener('change', listen);
    return () => {
      list.removeEventListener('change', listen);
    };
  }, [query]);
}
