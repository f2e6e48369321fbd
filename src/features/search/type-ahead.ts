/**
 * Keeps what is typed between a request for search and the focus of its field, whose code may be on its way. Ends
 * with the next focus, wherever that is, or press.
 * @param deliver takes what was typed, once the field has the focus
 */
export function typeAhead(deliver: (typed: string) => void): void {
  let typed = '';
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isText =
      key.length === 1 && !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing);
    // A space alone presses a button or scrolls.
    if (event.defaultPrevented || !isText || (typed === '' && key === ' ')) return;
    event.preventDefault();
    typed += key;
  };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerdown', () => ending.abort(), options);
  document.addEventListener(
    'focusin',
    () => {
      ending.abort();
      if (typed !== '') deliver(typed);
    },
    options,
  );
}
