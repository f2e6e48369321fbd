import { useRef, useState } from 'react';
import type { RefCallback, RefObject } from 'react';

interface Inheritance<T extends HTMLElement> {
  /** The `ref` of the element that takes the focus over. */
  readonly heir: RefObject<T | null>;
  /** The `ref` of every control that can disappear with the focus. */
  readonly leaving: RefCallback<HTMLElement>;
}

/** Hands the focus of a control that disappears to another element, so that it is not lost (WCAG 2.2, 2.4.3). */
export function useHeir<T extends HTMLElement>(): Inheritance<T> {
  const heir = useRef<T>(null);
  const [leaving] = useState(() => (control: HTMLElement | null) => () => {
    if (document.activeElement === control) heir.current?.focus();
  });
  return { heir, leaving };
}
