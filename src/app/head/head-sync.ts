import { site } from '#src/content/site.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { headFacts } from './head.ts';

/** Updates `<head>` after a route change; the first page's is prerendered. */
export function syncHead(payload: PagePayload): void {
  const facts = headFacts(payload, site);
  document.title = facts.title;
  set('meta[name="description"]', 'content', facts.description);
  // There may be none after the not-found page, which itself keeps the one from the page before it.
  if (facts.canonical !== null) set('link[rel="canonical"]', 'href', facts.canonical);
  set('meta[property="og:title"]', 'content', facts.title);
  set('meta[property="og:description"]', 'content', facts.description);
  if (facts.canonical !== null) set('meta[property="og:url"]', 'content', facts.canonical);
  set('meta[property="og:image"]', 'content', facts.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
