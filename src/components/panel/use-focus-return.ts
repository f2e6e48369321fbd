import { useState } from 'react';
import type { FocusEvent, RefCallback } from 'react';

interface FocusReturn {
  /** The `onFocus` of the element around: notes where the focus comes from. */
  readonly noteFocus: (event: FocusEvent) => void;
  readonly returnFocus: () => void;
  /** The `ref` of a control that can disappear: if it has the focus then, the focus is returned. */
  readonly leaving: RefCallback<HTMLElement>;
}

/**
 * Returns the focus to where it was before it entered a message, so that it is not lost with the message
 * (WCAG 2.2, 2.4.3); to the page's content if that place is gone or there was none.
 */
export function useFocusReturn(): FocusReturn {
  const [focus] = useState(() => {
    let cameFrom: HTMLElement | undefined;
    const returnFocus = () => {
      const place = cameFrom?.isConnected === true ? cameFrom : document.getElementById('main');
      // The visitor may have scrolled away from there.
      place?.focus({ preventScroll: true });
    };
    return {
      noteFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // There is none on return from another window: then the place is still the same.
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom = relatedTarget;
        }
      },
      returnFocus,
      leaving: (control: HTMLElement | null) => () => {
        if (document.activeElement === control) returnFocus();
      },
    };
  });
  return focus;
}
