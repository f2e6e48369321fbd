import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField } from '#src/content/enquiry.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface FormState {
  /** The submitted values, by field. */
  readonly values: Readonly<Partial<Record<EnquiryField, string | boolean>>>;
  readonly errors: EnquiryErrors;
  /** A problem with the enquiry as a whole. */
  readonly notice?: string;
}

/** The text of the banner on a page with scripts (docs/specification.md, 8). */
export const THANKS = "Thank you for your message. We'll get back to you soon!";

/** Marks the slots that the receiver fills in: see `fillFormPage`. */
const SLOT = 'data-enquiry-slot';

/**
 * The contact page as the response to a plain POST: the same HTML with the visitor's values in its
 * controls, the error summary, a message at each field that failed, and "Error: " before its title.
 *
 * It finds the controls by their names (those of the schema) and the slots by attributes on
 * elements that the page contains, hidden:
 * - `data-enquiry-slot="summary"`: the error summary; its contents are replaced, or those of an
 *   element `data-enquiry-slot="summary-list"` inside it (a list, which gets the items);
 * - `data-enquiry-slot="error:<field>"`: the message of one field;
 * - `data-enquiry-slot="missing:<field>"`: also shown when the field is empty.
 *
 * A missing slot is created, except the last. Scripts with a `src` are removed: at the receiver's
 * URL, the router would render a different page.
 *
 * @param html the built contact page
 * @throws Error when there is no form with these fields in it
 */
export function fillFormPage(html: string, { values, errors, notice }: FormState): string {
  const document = parse(html);
  const elements = [...descendants(document)];
  const form = elements.find(
    (element) => element.tagName === 'form' && findControl(element, 'fullName') !== undefined,
  );
  if (form === undefined) {
    throw new Error(
      'The contact page has no form with a field named fullName, so errors cannot be shown in it. Name its fields as in the enquiry schema.',
    );
  }
  for (const element of elements) {
    if (isLoadedScript(element)) tree.detachNode(element);
    if (element.tagName === 'title') prefixTitle(element, 'Error');
  }
  for (const field of ENQUIRY_FIELDS) {
    const controls = findControls(form, field);
    const value = values[field];
    if (value !== undefined) for (const control of controls) setValue(control, value);
    const error = errors[field];
    if (error !== undefined) {
      showError(form, field, controls[0], error, String(value ?? '').trim() === '');
    }
  }
  showSummary(document, form, errors, notice);
  return serialize(document);
}

/**
 * The contact page as the response to an accepted plain POST: the confirmation, with the receipt,
 * replaces the form (slots `confirmation`, `receipt-row`, `receipt`, `another` and `opening`), and
 * "Sent: " before its title. Script-only controls are removed; "another" becomes a link to the page
 * itself.
 *
 * @param html the built contact page
 * @param contactPath the path or URL of the form for another enquiry
 * @throws Error when it has no slot for the confirmation
 */
export function fillConfirmationPage(html: string, receipt: string, contactPath: string): string {
  const document = parse(html);
  const elements = [...descendants(document)];
  const confirmation = findSlot(document, 'confirmation');
  const place = confirmation && findSlot(confirmation, 'receipt');
  if (confirmation === undefined || place === undefined) {
    throw new Error(
      'The contact page has no slots "confirmation" and "receipt", so a receipt cannot be shown in it. Mark its elements with data-enquiry-slot.',
    );
  }
  for (const element of elements) {
    if (isLoadedScript(element)) tree.detachNode(element);
    if (element.tagName === 'title') prefixTitle(element, 'Sent');
    if (findControl(element, 'fullName') && element.tagName === 'form') tree.detachNode(element);
  }
  for (const slot of ['opening', 'copy', 'summary']) {
    const element = findSlot(document, slot);
    if (element) tree.detachNode(element);
  }
  removeAttribute(confirmation, 'hidden');
  const thanks = create('p');
  setText(thanks, THANKS);
  const second = confirmation.childNodes.filter((node) => tree.isElementNode(node))[1];
  if (second) tree.insertBefore(confirmation, thanks, second);
  else tree.appendChild(confirmation, thanks);
  const row = findSlot(confirmation, 'receipt-row');
  if (row) removeAttribute(row, 'hidden');
  setText(place, receipt);
  const another = findSlot(confirmation, 'another');
  if (another) {
    another.tagName = 'a';
    another.nodeName = 'a';
    removeAttribute(another, 'type');
    setAttribute(another, 'href', contactPath);
  }
  return serialize(document);
}

function* descendants(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* descendants(node);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

function create(tagName: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement(tagName, NAMESPACE, attrs);
}

const NAMESPACE = 'http://www.w3.org/1999/xhtml' as Element['namespaceURI'];

function setText(element: Element, text: string): void {
  for (const child of element.childNodes.slice()) tree.detachNode(child);
  tree.insertText(element, text);
}

function findControls(form: Element, field: string): Element[] {
  return [...descendants(form)].filter(
    ({ tagName, attrs }) =>
      ['input', 'select', 'textarea'].includes(tagName) &&
      attrs.some(({ name, value }) => name === 'name' && value === field),
  );
}

function findControl(form: Element, field: string): Element | undefined {
  return findControls(form, field)[0];
}

function isLoadedScript(element: Element): boolean {
  if (element.tagName === 'script') return attribute(element, 'src') !== undefined;
  if (element.tagName === 'link') return attribute(element, 'rel') === 'modulepreload';
  // The list of modules that the start script fetches.
  return element.tagName === 'meta' && attribute(element, 'name') === 'hause-modules';
}

function prefixTitle(title: Element, prefix: string): void {
  if (title.namespaceURI !== NAMESPACE) return;
  const first = title.childNodes[0];
  const text = first && tree.isTextNode(first) ? first.value : '';
  setText(title, `${prefix}: ${text}`);
}

function setValue(control: Element, value: string | boolean): void {
  const type = attribute(control, 'type');
  if (control.tagName === 'textarea') {
    // The parser drops the first newline in a textarea, so add one.
    setText(control, `\n${String(value)}`);
  } else if (control.tagName === 'select') {
    for (const option of descendants(control)) {
      if (option.tagName !== 'option') continue;
      setFlag(option, 'selected', valueOfOption(option) === value);
    }
  } else if (type === 'checkbox') {
    setFlag(control, 'checked', value === true);
  } else if (type === 'radio') {
    setFlag(control, 'checked', attribute(control, 'value') === value);
  } else {
    setAttribute(control, 'value', String(value));
  }
}

function valueOfOption(option: Element): string {
  const text = option.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
  return attribute(option, 'value') ?? text.trim();
}

function setFlag(element: Element, name: string, on: boolean): void {
  if (on) setAttribute(element, name, '');
  else removeAttribute(element, name);
}

function findSlot(within: ParentNode, name: string): Element | undefined {
  return [...descendants(within)].find((element) => attribute(element, SLOT) === name);
}

function showError(
  form: Element,
  field: EnquiryField,
  control: Element | undefined,
  message: string,
  isMissing: boolean,
): void {
  let slot = findSlot(form, `error:${field}`);
  if (slot === undefined) {
    slot = create('p', { [SLOT]: `error:${field}` });
    if (control?.parentNode) tree.insertBefore(control.parentNode, slot, control);
    else tree.appendChild(form, slot);
  }
  const id = attribute(slot, 'id') ?? `${field}-error`;
  setAttribute(slot, 'id', id);
  removeAttribute(slot, 'hidden');
  setText(slot, message);
  if (control === undefined) return;
  setAttribute(control, 'aria-invalid', 'true');
  const described = (attribute(control, 'aria-describedby') ?? '').split(' ').filter(Boolean);
  const missing = isMissing ? findSlot(form, `missing:${field}`) : undefined;
  if (missing) removeAttribute(missing, 'hidden');
  const missingId = missing && attribute(missing, 'id');
  const ids = [...described, ...(missingId === undefined ? [] : [missingId]), id];
  setAttribute(control, 'aria-describedby', [...new Set(ids)].join(' '));
}

/** The summary repeats each field's message as a link to that field. */
function showSummary(
  document: ParentNode,
  form: Element,
  errors: EnquiryErrors,
  notice: string | undefined,
): void {
  let summary = findSlot(document, 'summary');
  if (summary === undefined) {
    summary = create('div', { [SLOT]: 'summary', role: 'alert' });
    const first = form.childNodes[0];
    if (first) tree.insertBefore(form, summary, first);
    else tree.appendChild(form, summary);
  }
  removeAttribute(summary, 'hidden');
  let list = findSlot(summary, 'summary-list');
  if (list === undefined) {
    const heading = create('h2');
    setText(heading, 'There is a problem');
    list = create('ul');
    for (const child of summary.childNodes.slice()) tree.detachNode(child);
    tree.appendChild(summary, heading);
    tree.appendChild(summary, list);
  }
  for (const child of list.childNodes.slice()) tree.detachNode(child);
  if (notice !== undefined) {
    const item = create('li');
    setText(item, notice);
    tree.appendChild(list, item);
  }
  for (const field of ENQUIRY_FIELDS) {
    const message = errors[field];
    if (message === undefined) continue;
    const control = findControl(form, field);
    const link = create('a', { href: `#${(control && attribute(control, 'id')) ?? field}` });
    setText(link, message);
    const item = create('li');
    tree.appendChild(item, link);
    tree.appendChild(list, item);
  }
}
