import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attributeOf, elementsIn, textOf } from '#tests/support/html.ts';
import type { Element } from '#tests/support/html.ts';

const isHeading = ({ tagName }: Element) => tagName === 'h2' || tagName === 'h3';
const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const isWithin = (node: DefaultTreeAdapterTypes.Node | null, around: Element): boolean =>
  node === around || (node !== null && 'parentNode' in node && isWithin(node.parentNode, around));

/**
 * Where the passages of a page's search results lead: a function of a fragment and a heading, whose result is
 * undefined if the target is the heading, is around it, is the panel that it opens, or is a heading before it,
 * and otherwise what is wrong.
 */
export function aimAt(html: string): (fragment: string, heading: string) => string | undefined {
  const elements = elementsIn(parse(html));
  const places = new Map(elements.map((element, at) => [attributeOf(element, 'id'), at]));
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
          elementsIn(element).some((inner) => attributeOf(inner, 'aria-controls') === fragment) ||
          (isHeading(target) && at < place),
      );
    return isAimed === true ? undefined : 'belongs to something else';
  };
}
