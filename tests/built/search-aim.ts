import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { textOf } from '#tests/support/html.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((candidate) => candidate.name === name)?.value;
const isHeading = ({ tagName }: Element) => tagName === 'h2' || tagName === 'h3';
const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function elementsIn(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...inner] : inner;
}

const isWithin = (node: Node | null, around: Element): boolean =>
  node === around || (node !== null && 'parentNode' in node && isWithin(node.parentNode, around));

/**
 * Where the passages of a page's search results lead: a function of a fragment and a heading, whose result is
 * undefined if the target is the heading, is around it, is the panel that it opens, or is a heading before it,
 * and otherwise what is wrong.
 */
export function aimAt(html: string): (fragment: string, heading: string) => string | undefined {
  const elements = elementsIn(parse(html));
  const places = new Map(elements.map((element, at) => [attribute(element, 'id'), at]));
  const headings = Map.groupBy(
    [...elements.entries()].filter(([, element]) => isHeading(element)),
    ([, element]) => squeeze(textOf(element)),
  );
  return (fragment, heading) => {
    const at = places.get(fragment);
    const target = elements[at ?? -1];
    if (at === undefined || target === undefined) return 'is not there';
    const isAimed = headings
      .get(heading)
      ?.some(
        ([place, element]) =>
          isWithin(element, target) ||
          elementsIn(element).some((inner) => attribute(inner, 'aria-controls') === fragment) ||
          (isHeading(target) && at < place),
      );
    return isAimed === true ? undefined : 'belongs to something else';
  };
}
