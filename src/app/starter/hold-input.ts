/**
 * Holds the presses and keys that only the views can answer. Everything else works as in plain HTML: links, text
 * fields, scrolling.
 * @param onInput called for each of them, and for any other key
 * @returns ends it; returns what was held, in order, after the current hover, since views are otherwise notified
 * only of changes
 */
export function holdInput(onInput: () => void): () => readonly Event[] {
  const held: Event[] = [];
  let pointed: Event | undefined;
  let isSearching = false;

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const onClick = (event: Event) => {
    if (!isWithin(event, 'button')) return;
    onInput();
    hold(event);
  };
  const onKey = (event: KeyboardEvent) => {
    onInput();
    if (isShortcut(event)) isSearching = true;
    // Letters after it are for the field of search.
    if (isShortcut(event) || movesInWidget(event) || (isSearching && isText(event))) hold(event);
  };
  const onPoint = (event: Event) => {
    pointed = event;
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('pointerover', onPoint, options);
  return () => {
    listening.abort();
    // Once: what has had its native effect is not handed over later.
    return [...(pointed === undefined ? [] : [pointed]), ...held.splice(0)];
  };
}

/** Gives events the effect that they have without scripts. */
export function release(events: readonly Event[]): void {
  for (const event of events) {
    // An event works as its own init dictionary: the copy has every property of the original.
    const Kind = event.constructor as typeof Event;
    event.target?.dispatchEvent(new Kind(event.type, event));
  }
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

const isInField = (event: Event) => isWithin(event, 'input,select,textarea');

/** Opens search. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.code === 'KeyK' && !isInField(event);

const isText = (event: KeyboardEvent) =>
  event.key.length === 1 && !hasModifier(event) && !isInField(event);

/** With a modifier, and up and down, they are the browser's: back, the page's top, scrolling. */
function movesInWidget(event: KeyboardEvent): boolean {
  if (hasModifier(event) || event.shiftKey) return false;
  if (event.key === 'Home' || event.key === 'End') return isWithin(event, '[role=tab]');
  return (
    (event.key === 'ArrowLeft' || event.key === 'ArrowRight') &&
    isWithin(event, 'button,[role=tab]')
  );
}
