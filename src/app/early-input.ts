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
 * @returns gives it all back, once; called when the views are attached. Takes the events that were held, which it
 * dispatches again in their order
 */
export function keepInput(page: Document): (held: readonly Event[]) => void {
  const before = controlsOf(page);
  let focused: EventTarget | null = page.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  page.addEventListener('focusin', noteFocus, { capture: true });
  return (held) => {
    page.removeEventListener('focusin', noteFocus, { capture: true });
    let after: Map<string, Control> | undefined;
    /** What is now in the place of an element that is gone. */
    const successorOf = (element: Element) => {
      after ??= new Map([...controlsOf(page)].map(([control, name]) => [name, control]));
      return after.get(before.get((element.closest(CONTROLS) ?? element) as Control) ?? '');
    };
    for (const [control] of before) {
      const successor = control.isConnected ? undefined : successorOf(control);
      if (successor === undefined) continue;
      hand(control, successor);
      if (control !== focused || page.activeElement !== page.body) continue;
      successor.focus({ preventScroll: true });
      if (typeof control.selectionStart === 'number') {
        successor.setSelectionRange(control.selectionStart, control.selectionEnd);
      }
    }
    // Views are otherwise notified only of changes.
    if (page.activeElement !== page.body) {
      page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const event of held) {
      // An event works as its own init dictionary: the copy has every property of the original.
      const Kind = event.constructor as typeof Event;
      if (!(event.target instanceof Element)) continue;
      const target = event.target.isConnected ? event.target : successorOf(event.target);
      target?.dispatchEvent(new Kind(event.type, event));
    }
  };
}

/** Hands over what was typed and chosen, as the visitor would: the views hear of it. Other elements have neither. */
function hand(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.checked !== to.checked) {
    to.click();
  } else if (from.value !== to.value) {
    // Past the property by which React follows the value: otherwise it would see no change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
    set?.call(to, from.value);
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
