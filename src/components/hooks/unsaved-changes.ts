import { useEffect } from 'react';

/**
 * What is half written on this page. While something is, an update of the site waits: a view that holds
 * a draft says so with `useUnfinishedWork`.
 */
let held = 0;
const listeners = new Set<(isHeld: boolean) => void>();

const tell = () => {
  for (const listener of listeners) listener(held > 0);
};

/** Holds updates back for as long as the view is there and something is unfinished. */
export function useUnfinishedWork(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined;
    held += 1;
    tell();
    return () => {
      held -= 1;
      tell();
    };
  }, [isUnfinished]);
}

/** @returns stops listening */
export function watchUnfinishedWork(listener: (isHeld: boolean) => void): () => void {
  listeners.add(listener);
  listener(held > 0);
  return () => {
    listeners.delete(listener);
  };
}
