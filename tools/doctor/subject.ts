import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Ask, Reply } from './ask.ts';

/** The deployment to examine, and how to send it requests. */
export interface Subject {
  /** The origin of the deployment: `https://www.example.com`. */
  readonly origin: string;
  /** The origin that its pages, sitemap and robots.txt should use. */
  readonly publicOrigin: string;
  /** Whether it is on this machine, where neither TLS nor a redirect to it is expected. */
  readonly isLocal: boolean;
  readonly home: Reply;
  readonly ask: Ask;
}

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it. */
  readonly text: string;
}

/** The elements of a page, in document order. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      found.push({
        name: child.tagName,
        attributes: new Map(child.attrs.map(({ name, value }) => [name, value])),
        text: child.childNodes.map((one) => ('value' in one ? one.value : '')).join(''),
      });
      walk(child);
    }
  };
  walk(parse(html));
  return found;
}

/** Whether a cached copy is revalidated before use. */
export function isRevalidated(headers: Headers): boolean {
  const control = headers.get('cache-control') ?? '';
  return /\bno-cache\b|\bno-store\b|\bmax-age=0\b/u.test(control);
}

/** A header as quoted in a finding. */
export const shown = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  return value === null ? `no ${name}` : `${name}: ${value}`;
};
