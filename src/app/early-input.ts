/** What a visitor can press, fill in or focus. */
const CONTROLS = 'a[href], button, input, select, summary, textarea, [role="tab"], [tabindex]';

/** Each control has some of these. */
type Control = HTMLInputElement & HTMLAnchorElement;

/**
 * The controls of a page, each by a name that it also has in a tree that React built anew: what its markup says of
 * it, and its place among its like. Extensions add elements, and translators replace the text.
 */
function controlsOf(page: ParentNode): Map<Control, string> {
  const count = new Map<string, number>();
  return new Map(
    [...page.querySelectorAll<Control>(CONTROLS)].map((control) => {
      const { localName, className, name, type, href } = control;
      const kind = [localName, className, name, type, href].join(' ');
      const at = count.get(kind) ?? 0;
      count.set(kind, at + 1);
      return [control, `${kind} ${String(at)}`];
    }),
  );
}

/**
 * Keeps what the visitor does before the views are attached. Where something else has changed the page's markup
 * (a translator, an extension), React replaces it by its own: without this, what was typed, chosen and focused
 * would go with the old elements, and so would the presses that wait for the views. Called before hydration.
 */
export function keepInput(page: Document) {
  const before = controlsOf(page);
  const kept = new Set(before.keys());
  let focused: EventTarget | null = page.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  page.addEventListener('focusin', noteFocus, { capture: true });
  /** Finds what is in the place of elements that are gone, in the page as it is when the first is asked for. */
  const successors = () => {
    let after: Map<string, Control> | undefined;
    return (element: Element) => {
      after ??= new Map([...controlsOf(page)].map(([control, name]) => [name, control]));
      return after.get(before.get((element.closest(CONTROLS) ?? element) as Control) ?? '');
    };
  };
  return {
    /** Gives new elements what the old ones had, once. Views find it there as in a page that nothing has changed. */
    giveBack(): void {
      const successorOf = successors();
      for (const control of kept) {
        if (control.isConnected) continue;
        kept.delete(control);
        const successor = successorOf(control);
        if (successor === undefined) continue;
        if (control.checked !== successor.checked) successor.checked = control.checked;
        if (control.value !== successor.value) successor.value = control.value;
        if (control !== focused || page.activeElement !== page.body) continue;
        successor.focus({ preventScroll: true });
        if (typeof control.selectionStart === 'number') {
          successor.setSelectionRange(control.selectionStart, control.selectionEnd);
        }
      }
    },
    /** Dispatches the events that were held, in their order, at what is now in the place of their targets. */
    release(held: readonly Event[]): void {
      page.removeEventListener('focusin', noteFocus, { capture: true });
      // Views are otherwise notified only of changes.
      if (page.activeElement !== page.body) {
        page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
      for (const event of held) {
        // An event works as its own init dictionary: the copy has every property of the original.
        const Kind = event.constructor as typeof Event;
        if (!(event.target instanceof Element)) continue;
        const target = event.target.isConnected ? event.target : successors()(event.target);
        target?.dispatchEvent(new Kind(event.type, event));
      }
    },
  };
}
