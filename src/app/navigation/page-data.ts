import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';

/**
 * How the client reads the JSON block of the open page, its payload; of a fetched page, which is text, in
 * page-text.ts. The name of the page's code is in the head, which pages share, so the block holds only the
 * page's own data.
 */

/** The name of a document's code; null if it is not a page of this site. */
export const codeOfDocument = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${CODE_META}"]`)?.content ?? null;

/** The page data of a document; null if it has no block. */
export const pageDataFromDocument = (page: Document): PageData | null =>
  pageDataFrom(codeOfDocument(page), page.getElementById(PAYLOAD_ELEMENT_ID)?.textContent);

export const pageDataFrom = (code: string | null, json: string | undefined): PageData | null =>
  code === null || json === undefined
    ? null
    : { code, payload: JSON.parse(json) as PageData['payload'] };
