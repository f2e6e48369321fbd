import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** The parts of a parsed element that the checks need. */
export interface ParsedElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text of the element and its descendants. */
  readonly text: string;
  readonly parent: string | null;
  /** Whether it or an element around it is hidden from assistive technology. */
  readonly isSilent: boolean;
}

const parsed = new Map<string, readonly ParsedElement[]>();

/** Every element of a page in document order; a page that several checks read is parsed once. */
export function elementsOf(html: string): readonly ParsedElement[] {
  const known = parsed.get(html) ?? parseElements(html);
  parsed.set(html, known);
  return known;
}

function parseElements(html: string): ParsedElement[] {
  const found: ParsedElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, parent: string | null, within: boolean) => {
    const isSilent =
      within ||
      ('attrs' in node &&
        node.attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true'));
    if (defaultTreeAdapter.isElementNode(node)) {
      found.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: textOf(node),
        parent,
        isSilent,
      });
    }
    if ('childNodes' in node) {
      const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : null;
      for (const child of node.childNodes) visit(child, name, isSilent);
    }
    if ('content' in node) visit(node.content, 'template', isSilent);
  };
  visit(parse(html), null, false);
  return found;
}

/** The text in a node, of however many elements. */
export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The elements in a node, itself included, in document order. */
export function elementsIn(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...inner] : inner;
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** The text of a node as a visitor reads it, with a space between its parts. */
export function spaced(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && ['script', 'style'].includes(node.tagName))
    return '';
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(spaced).join(' ').replaceAll(/\s+/gu, ' ').trim();
}
