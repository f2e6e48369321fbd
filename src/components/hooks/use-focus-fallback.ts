import { useRef, useState } from 'react';
import type { RefCallback, RefObject } from 'react';

interface FocusFallback<T extends HTMLElement> {
  /** The `ref` of the element that takes the focus over. */
  readonly fallback: RefObject<T | null>;
  /** The `ref` of every control that can disappear with the focus. */
  readonly leaving: RefCallback<HTMLElement>;
}

/** Hands the focus of a control that disappears to another element, so that it is not lost (WCAG 2.2, 2.4.3). */
export function useFocusFallback<T extends HTMLElement>(): FocusFallback<T> {
  const fallback = useRef<T>(null);
  const [leaving] = useState(() => (control: HTMLElement | null) => () => {
    if (document.activeElement === control) fallback.current?.focus();
  });
  return { fallback, leaving };
}
