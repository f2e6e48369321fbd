import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import { pageDataFrom } from './page-data.ts';

const CODE = new RegExp(`<meta name="${CODE_META}" content="([^"]*)"`, 'u');
// Page text cannot be mistaken for either, because its quotes are escaped in both markup and JSON.
const BLOCK = new RegExp(`id="${PAYLOAD_ELEMENT_ID}">([^<]*)`, 'u');

/**
 * The page data in the text of an HTML file; null if it has no block. The text is not parsed as a
 * document: under the site's policy (server/http/headers.ts), Trusted Types block strings for `DOMParser`
 * just as they do for `innerHTML`.
 */
export const pageDataFromHtml = (html: string): PageData | null =>
  pageDataFrom(CODE.exec(html)?.[1] ?? null, BLOCK.exec(html)?.[1]);
