/**
 * Whether a click on a link leads to its page. With a modifier, the browser opens that in another tab
 * or window, or saves it, and the visitor stays where they are.
 */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether a click within an element follows one of its links. */
export const followsLink = (
  event: Parameters<typeof isPlainClick>[0] & { readonly target: EventTarget | null },
): boolean =>
  isPlainClick(event) && event.target instanceof Element && event.target.closest('a') !== null;
