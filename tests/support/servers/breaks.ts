import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** A position at which a slow connection may split a page. */
export interface Break {
  /** In bytes of the uncompressed page. */
  readonly at: number;
  /** How many elements the document has once everything before the break has arrived. */
  readonly elements: number;
}

/**
 * The positions after the start tags of visible elements, in document order. Drawings and hidden
 * panels count as one piece each, because their contents cannot shift anything.
 */
export function breaksOf(html: string): Break[] {
  const breaks: Break[] = [];
  let elements = 0;
  const visit = (node: DefaultTreeAdapterTypes.Node, isShown: boolean) => {
    let showsChildren = isShown;
    if (defaultTreeAdapter.isElementNode(node)) {
      elements += 1;
      const end = node.sourceCodeLocation?.startTag?.endOffset;
      const isHidden = node.attrs.some(({ name }) => name === 'hidden');
      if (isShown && end !== undefined && !isHidden) {
        breaks.push({ at: Buffer.byteLength(html.slice(0, end)), elements });
      }
      showsChildren = isShown && !isHidden && node.tagName !== 'svg';
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, showsChildren);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), true);
  return breaks;
}
