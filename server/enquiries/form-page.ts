import {
  ENQUIRY_FIELDS,
  factsOf,
  type EnquiryErrors,
  type EnquiryField,
} from '#src/content/enquiry.ts';
import { escapeHtml } from './delivery/printable.ts';

/*
 * The contact page as the answer to a plain POST. The built page has, hidden, a slot for everything
 * that may be shown: elements marked with `data-enquiry-slot`. They are filled as text: React
 * escapes `<` and `>` in attributes, so a tag ends at its first `>`.
 */

export interface FormState {
  /** The submitted values, by field. */
  readonly values: Readonly<Partial<Record<EnquiryField, string | boolean>>>;
  readonly errors: EnquiryErrors;
  /** A problem with the enquiry as a whole. */
  readonly notice?: string;
}

/** The text of the banner on a page with scripts (docs/specification.md, 8). */
export const THANKS = "Thank you for your message. We'll get back to you soon!";

/** What loads scripts: at the receiver's URL, the router would render a different page. */
const LOADERS =
  /<script[^>]* src="[^>]*><\/script>|<link[^>]* rel="modulepreload"[^>]*>|<meta[^>]* name="hause-modules"[^>]*>/gu;

/**
 * The page with the visitor's values in its controls, the error summary (slots `summary` and
 * `summary-list`), a message at each field that failed (`error:<field>`), and "Error: " before its title.
 * @param html the built contact page
 * @throws Error when it lacks one of these
 */
export function fillFormPage(html: string, { values, errors, notice }: FormState): string {
  let page = titled(html, 'Error');
  const items = notice === undefined ? [] : [escapeHtml(notice)];
  for (const field of ENQUIRY_FIELDS) {
    const value = values[field];
    if (value !== undefined) page = withValue(page, field, value);
    const error = errors[field];
    if (error === undefined) continue;
    page = withError(page, field, error);
    const id = attributeOf(controlOf(page, field).open, 'id') ?? field;
    items.push(`<a href="#${id}">${escapeHtml(error)}</a>`);
  }
  page = fill(page, 'summary-list', items.map((item) => `<li>${item}</li>`).join(''));
  return edit(page, slot(page, 'summary'), shown);
}

/**
 * The page with the confirmation in place of the form (slots `confirmation`, `receipt-row`,
 * `receipt`, `another`, which becomes a link), and "Sent: " before its title.
 * @param html the built contact page
 * @param contactPath the path or URL of the form for another enquiry
 * @throws Error when it has no slot for the confirmation
 */
export function fillConfirmationPage(html: string, receipt: string, contactPath: string): string {
  let page = titled(html, 'Sent');
  for (const name of ['opening', 'summary', 'copy']) {
    if (has(page, name)) page = edit(page, slot(page, name), hidden);
  }
  const { start, end } = formOf(page);
  page = page.slice(0, start) + page.slice(end);
  page = fill(page, 'receipt', escapeHtml(receipt));
  const row = slot(page, 'receipt-row');
  page = edit(page, row, shown);
  page = `${page.slice(0, row.start)}<p>${escapeHtml(THANKS)}</p>${page.slice(row.start)}`;
  page = edit(page, slot(page, 'confirmation'), shown);
  if (!has(page, 'another')) return page;
  const button = slot(page, 'another');
  const link = withAttribute(without(button.open, 'type'), 'href', contactPath);
  const content = page.slice(button.start + button.open.length, button.close);
  return `${page.slice(0, button.start)}${link.replace(/^<\w+/u, '<a')}${content}</a>${page.slice(button.end)}`;
}

/** An element in the text of a page: where its start tag and end tag are. */
interface Place {
  readonly start: number;
  /** The start tag. */
  readonly open: string;
  /** Where its end tag begins. */
  readonly close: number;
  readonly end: number;
}

const has = (page: string, name: string) => page.includes(` data-enquiry-slot="${name}"`);
const slot = (page: string, name: string) => place(page, ` data-enquiry-slot="${name}"`);
const controlOf = (page: string, field: EnquiryField) => place(page, ` name="${field}"`);

function formOf(page: string): Place {
  const start = page.lastIndexOf('<form', controlOf(page, 'fullName').start);
  return element(page, start);
}

/** @throws Error when there is no element with this attribute */
function place(page: string, attribute: string): Place {
  const at = page.indexOf(attribute);
  if (at === -1) throw new Error(`The contact page has no element with${attribute}.`);
  return element(page, page.lastIndexOf('<', at));
}

/** The element whose start tag begins here. */
function element(page: string, start: number): Place {
  const open = page.slice(start, page.indexOf('>', start) + 1);
  const name = /^<([\w-]+)/u.exec(open)?.[1] ?? '';
  const inside = start + open.length;
  if (name === 'input') return { start, open, close: inside, end: inside };
  let depth = 1;
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, 'gu');
  tags.lastIndex = inside;
  for (let tag = tags.exec(page); tag !== null; tag = tags.exec(page)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return { start, open, close: tag.index, end: tags.lastIndex };
  }
  throw new Error(`The contact page has a ${name} that does not end.`);
}

/** The page with another start tag for an element. */
function edit(page: string, { start, open }: Place, change: (tag: string) => string): string {
  return page.slice(0, start) + change(open) + page.slice(start + open.length);
}

/** The page with other content in a slot, which is shown. @param content HTML */
function fill(page: string, name: string, content: string): string {
  const { start, open, close } = slot(page, name);
  return page.slice(0, start) + shown(open) + content + page.slice(close);
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];
}

function without(tag: string, name: string): string {
  return tag.replace(new RegExp(`\\s${name}(?:="[^"]*")?(?=[\\s/>])`, 'u'), '');
}

function withAttribute(tag: string, name: string, value: string): string {
  return without(tag, name).replace(
    /\s*\/?>$/u,
    (end) => ` ${name}="${escapeHtml(value)}"${end.trimStart()}`,
  );
}

const shown = (tag: string) => without(tag, 'hidden');
const hidden = (tag: string) => withAttribute(tag, 'hidden', '');
const flagged = (tag: string, name: string, isOn: boolean) =>
  isOn ? withAttribute(tag, name, '') : without(tag, name);

/** Without what loads scripts, and with a word before the title. */
function titled(page: string, prefix: string): string {
  return page.replace(LOADERS, '').replace(/<title>/u, () => `<title>${prefix}: `);
}

function withValue(page: string, field: EnquiryField, value: string | boolean): string {
  const control = controlOf(page, field);
  const { start, open, close } = control;
  const content = page.slice(start + open.length, close);
  const withContent = (text: string) =>
    page.slice(0, start + open.length) + text + page.slice(close);
  switch (factsOf(field).control) {
    case 'checkbox':
      return edit(page, control, (tag) => flagged(tag, 'checked', value === true));
    case 'select':
      return withContent(
        content.replaceAll(/<option[^>]*>/gu, (option) =>
          flagged(option, 'selected', attributeOf(option, 'value') === escapeHtml(String(value))),
        ),
      );
    case 'textarea':
      // A browser drops the first line break.
      return withContent(`\n${escapeHtml(String(value))}`);
    case 'text':
      return edit(page, control, (tag) => withAttribute(tag, 'value', String(value)));
  }
}

function withError(page: string, field: EnquiryField, error: string): string {
  const name = `error:${field}`;
  const filled = fill(page, name, escapeHtml(error));
  const result = edit(filled, slot(filled, name), shown);
  const id = attributeOf(slot(result, name).open, 'id') ?? '';
  return edit(result, controlOf(result, field), (tag) => {
    const before = (attributeOf(tag, 'aria-describedby') ?? '').split(' ');
    const all = [...new Set([...before, id])].filter(Boolean).join(' ');
    return withAttribute(withAttribute(tag, 'aria-invalid', 'true'), 'aria-describedby', all);
  });
}
