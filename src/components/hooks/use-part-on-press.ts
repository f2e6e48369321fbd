import { startTransition, useEffect, useState } from 'react';

/** Mounts each of the parts that a press may show on this page. */
const parts = new Set<() => Promise<void>>();

const always = () => true;

/**
 * A part that a press shows: its module, once it is to be mounted, and a function that loads it until then.
 * It is mounted with the first press, or, out of sight, when the page is idle
 * (src/app/host/prepare-dialogs.ts). Not by `lazy`: React shows what comes in place of a fallback only
 * 300 ms after it, and a press should not wait for that.
 * @param load always the same function
 * @param mayBePressed whether to mount it before it is asked for; always the same function
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
      // Nobody waits for it: it lets what the visitor does meanwhile go first.
      startTransition(() => setPart(loaded));
    };
    parts.add(prepare);
    return () => void parts.delete(prepare);
  }, [load, mayBePressed]);
  return [part, () => load().then(setPart)];
}

export const partsOnPress = (): readonly (() => Promise<void>)[] => [...parts];
