import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import { scriptJson } from '../head/script-json.ts';
import { DRAWN, pageDataFrom } from './page-data.ts';

/**
 * The JSON block of a page as text: how the build writes it, and how the router reads it from a page that it
 * has fetched. The text is not parsed as a document: under the site's policy (build/site/headers.ts) Trusted
 * Types refuse strings to `DOMParser` as they do to `innerHTML`.
 */

/** The block's text. */
export const pageDataJson = ({ payload }: PageData): string =>
  scriptJson(payload, (key, value) => (key === DRAWN ? 0 : value));

const CODE = new RegExp(`<meta name="${CODE_META}" content="([^"]*)"`, 'u');
// Words cannot pass for either: their quotes are escaped, in markup and in JSON.
const BLOCK = new RegExp(`id="${PAYLOAD_ELEMENT_ID}">([^<]*)`, 'u');
const DRAWINGS = /data-drawn="">(.*?)<\/div>/u;

/** The data of a page that is the text of its HTML; null when it has no block. */
export const pageDataFromHtml = (html: string): PageData | null =>
  pageDataFrom(CODE.exec(html)?.[1] ?? null, BLOCK.exec(html)?.[1], DRAWINGS.exec(html)?.[1]);
