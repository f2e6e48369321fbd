/** What this needs of the search actor. */
interface Search {
  getSnapshot(): { readonly context: { readonly query: string } };
  send(event: { readonly type: 'QUERY.CHANGED'; readonly query: string }): void;
}

/**
 * Keeps what is typed between a request for search and the focus of its field, whose code may be on its way: it
 * becomes part of the query. Ends with the next focus, wherever that is, or press.
 * @param searchOf the search actor, once the field has the focus
 */
export function typeAhead(searchOf: () => Search | undefined): void {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    const isText = key.length === 1 && !(altKey || ctrlKey || metaKey || isComposing);
    // A space alone presses a button or scrolls.
    if (event.defaultPrevented || !isText || (key === ' ' && typed === '')) return;
    event.preventDefault();
    typed += key;
  };
  const end = ({ type }: Event) => {
    ending.abort();
    const search = searchOf();
    if (type !== 'focusin' || typed === '' || search === undefined) return;
    search.send({ type: 'QUERY.CHANGED', query: search.getSnapshot().context.query + typed });
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('keydown', onKey, options);
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, end, options);
}
