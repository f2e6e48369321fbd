import { defaultTreeAdapter, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { textOf } from './html.ts';

type Parsed = DefaultTreeAdapterTypes.Element;

/** The subset of a browser's document that `pageDataFromDocument` uses, parsed from HTML. */
export function parsedDocument(html: string): Document {
  const find = (matches: (element: Parsed) => boolean) => {
    const element = firstElement(parse(html), matches);
    return element === undefined
      ? null
      : {
          textContent: textOf(element),
          innerHTML: serialize(element),
          content: element.attrs.find(({ name }) => name === 'content')?.value,
        };
  };
  const has = (element: Parsed, name: string, value?: string) =>
    element.attrs.some((attr) => attr.name === name && (value ?? attr.value) === attr.value);
  return {
    getElementById: (id: string) => find((element) => has(element, 'id', id)),
    // Selectors of one attribute only: `[name]`, `meta[name="value"]`.
    querySelector: (selector: string) => {
      const [, tag, name = '', value] = /^(\w*)\[([\w-]+)(?:="([^"]*)")?\]$/u.exec(selector) ?? [];
      return find(
        (element) => (tag || element.tagName) === element.tagName && has(element, name, value),
      );
    },
  } as unknown as Document;
}

function firstElement(
  node: DefaultTreeAdapterTypes.Node,
  matches: (element: Parsed) => boolean,
): Parsed | undefined {
  if (defaultTreeAdapter.isElementNode(node) && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = firstElement(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}
