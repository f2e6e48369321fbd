import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A part of a page as a reader finds it: under a heading. */
export interface PageSection {
  /** Where a link can lead inside the page; empty for its beginning. */
  readonly fragment: string;
  /** Empty for what stands before the first heading below the title. */
  readonly heading: string;
  readonly text: string;
}

const SILENT = new Set(['script', 'style', 'svg', 'nav', 'template', 'button', 'select']);

/**
 * Reads the sections of a page out of its document: what a visitor can read in `<main>`, by the h2 and
 * h3 it stands under. A section without an id of its own belongs to the nearest id before it.
 * @throws Error when the document has no `<main>`
 */
export function sectionsOf(html: string): PageSection[] {
  const main = findMain(parse(html));
  if (main === null) throw new Error('The page has no <main>, so there is nothing to search in.');
  const sections: { fragment: string; heading: string; words: string[] }[] = [
    { fragment: '', heading: '', words: [] },
  ];
  let nearestId = '';

  const walk = (node: Node) => {
    if (tree.isTextNode(node)) {
      sections.at(-1)?.words.push(node.value);
      return;
    }
    if (!tree.isElementNode(node)) return;
    if (SILENT.has(node.tagName) && !holdsHeading(node)) return;
    const id = attribute(node, 'id');
    if (id !== undefined && node.tagName !== 'main' && isLinkable(id)) nearestId = id;
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      sections.push({ fragment: id ?? nearestId, heading: textOf(node), words: [] });
      return;
    }
    for (const child of node.childNodes) walk(child);
    // Words of neighboring blocks do not run together.
    sections.at(-1)?.words.push(' ');
  };
  for (const child of main.childNodes) walk(child);

  return sections
    .map(({ fragment, heading, words }) => ({ fragment, heading, text: squeeze(words.join('')) }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Ids that React makes change from page to page and are nobody's address. */
const isLinkable = (id: string) => /^[a-z][\w-]*$/iu.test(id);

const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const holdsHeading = (element: Element): boolean =>
  element.childNodes.some(
    (child) => tree.isElementNode(child) && (/^h[23]$/u.test(child.tagName) || holdsHeading(child)),
  );

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || node.tagName === 'svg') return '';
  return squeeze(node.childNodes.map(textOf).join(''));
}

function findMain(node: Node): Element | null {
  if (tree.isElementNode(node) && node.tagName === 'main') return node;
  if (!('childNodes' in node)) return null;
  for (const child of node.childNodes) {
    const found = findMain(child);
    if (found !== null) return found;
  }
  return null;
}
