import type { PointerEvent } from 'react';

/** Hover is for a mouse: a finger or a pen uses the buttons. */
export const byMouse =
  <E extends PointerEvent | globalThis.PointerEvent>(send: (event: E) => void) =>
  (event: E) => {
    if (event.pointerType === 'mouse') send(event);
  };
