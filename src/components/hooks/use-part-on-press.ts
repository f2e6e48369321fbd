import { startTransition, useEffect, useState } from 'react';

/** Functions that mount the parts a press may show on this page. */
const parts = new Set<() => Promise<void>>();

const always = () => true;

/**
 * A part that a press shows: its module, once it should be mounted, and a function that loads it until then.
 * It is mounted on the first press, or, out of sight, when the page is idle
 * (src/app/host/prepare-dialogs.ts). It does not use `lazy`, because React waits 300 ms before replacing a
 * fallback, and a press should not wait for that.
 * @param load a stable function
 * @param mayBePressed whether to mount it ahead of time; a stable function
 */
export function usePartOnPress<T extends object>(
  load: () => Promise<T>,
  mayBePressed = always,
): readonly [T | undefined, () => Promise<void>] {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    const prepare = async () => {
      if (!mayBePressed()) return;
      const loaded = await load();
      // Not urgent: the visitor's input takes priority.
      startTransition(() => setPart(loaded));
    };
    parts.add(prepare);
    return () => void parts.delete(prepare);
  }, [load, mayBePressed]);
  return [part, () => load().then(setPart)];
}

export const partsOnPress = (): readonly (() => Promise<void>)[] => [...parts];
