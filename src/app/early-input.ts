/** What a visitor can press, fill in or focus. */
const CONTROLS = 'a[href], button, input, select, summary, textarea, [role="tab"], [tabindex]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The controls of a page, each by a name that it also has in a tree that React built anew: what its markup says of
 * it, and its place among its like. Extensions add elements, and translators replace the text.
 */
function controlsOf(page: ParentNode): Map<Element, string> {
  const count = new Map<string, number>();
  return new Map(
    [...page.querySelectorAll(CONTROLS)].map((control) => {
      const kind = ['class', 'name', 'type', 'href'].reduce(
        (words, name) => `${words} ${control.getAttribute(name) ?? ''}`,
        control.localName,
      );
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
  let focused = page.activeElement;
  const noteFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  page.addEventListener('focusin', noteFocus, { capture: true });
  return (held) => {
    page.removeEventListener('focusin', noteFocus, { capture: true });
    let after: Map<string, Element> | undefined;
    /** The element that is now in the place of one that may be gone. */
    const now = (element: Element): Element | undefined => {
      if (element.isConnected) return element;
      after ??= new Map([...controlsOf(page)].map(([control, name]) => [name, control]));
      return after.get(before.get(element.closest(CONTROLS) ?? element) ?? '');
    };
    for (const control of before.keys()) {
      const successor = control.isConnected ? undefined : now(control);
      if (successor !== undefined) hand(control, successor);
    }
    if (focused !== null && focused !== page.body) {
      const place = now(focused);
      if (focused.isConnected) {
        // Views are otherwise notified only of changes.
        if (focused === page.activeElement) {
          focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        }
      } else if (place !== undefined && page.activeElement === page.body) {
        (place as HTMLElement).focus({ preventScroll: true });
        select(focused, place);
      }
    }
    for (const event of held) {
      // An event works as its own init dictionary: the copy has every property of the original.
      const Kind = event.constructor as typeof Event;
      if (event.target instanceof Element) {
        now(event.target)?.dispatchEvent(new Kind(event.type, event));
      }
    }
  };
}

/** Hands over what was typed and chosen, as the visitor would: the views hear of it. */
function hand(from: Element, to: Element): void {
  if (isField(from) && isField(to)) {
    if (from.type === 'file') return;
    if (from.type === 'checkbox' || from.type === 'radio') {
      if ((from as HTMLInputElement).checked !== (to as HTMLInputElement).checked) to.click();
    } else if (from.value !== to.value) {
      // Past the property by which React follows the value: otherwise it would see no change.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
      set?.call(to, from.value);
      to.dispatchEvent(new Event('input', { bubbles: true }));
    }
  } else if (isSelect(from) && isSelect(to) && from.value !== to.value) {
    to.value = from.value;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function select(from: Element, to: Element): void {
  if (!isField(from) || !isField(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

const isField = (element: Element): element is Field =>
  element.localName === 'input' || element.localName === 'textarea';
const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';
