import type { KeyboardEvent } from 'react';

/**
 * Returns the tab that a key moves to in a horizontal list (APG, Tabs): Left and Right go to the neighbor
 * and wrap, Home and End to the ends; Up and Down scroll the page. On a right-to-left page, Left moves
 * forward.
 * @returns undefined for other keys and those with a modifier; otherwise, the key's default is prevented
 */
export function neighborOf<T extends string>(
  event: KeyboardEvent<HTMLElement>,
  ids: readonly T[],
  chosen: T,
): T | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const at = ids.indexOf(chosen);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? at - 1 : at + 1,
    ArrowLeft: isRtl ? at + 1 : at - 1,
    Home: 0,
    End: ids.length - 1,
  };
  const to = moves[event.key];
  if (to === undefined) return undefined;
  event.preventDefault();
  return ids[(to + ids.length) % ids.length];
}

/** Moves focus to a tab of a list, counted from 0. */
export function focusChosen(list: HTMLElement, at: number): void {
  list.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
}
