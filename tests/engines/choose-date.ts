/**
 * Sets a date as a browser's date picker does: which keys a date field takes depends on the locale. By the
 * prototype's setter, because React replaces the element's own. Runs in the page: refers to nothing outside.
 */
export function chooseDate(element: Element, date: string | undefined): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, date);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a field takes a date. Runs in the page. */
export const isDateField = (element: Element): boolean => element.getAttribute('type') === 'date';
