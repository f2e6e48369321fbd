/**
 * Sets a date like a browser's date picker, because the keys that a date field accepts depend on the locale.
 * Uses the prototype's setter, because React replaces the element's own. Runs in the page, so it must be
 * self-contained.
 */
export function chooseDate(element: Element, date: string | undefined): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, date);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a field is a date field. Runs in the page. */
export const isDateField = (element: Element): boolean => element.getAttribute('type') === 'date';
