import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { Drawing, PictureAsset, Shape } from '#src/content/schema/resolved.ts';
import { scriptJson } from '../head/script-json.ts';

/**
 * The JSON block of a page, its payload: how the build writes it and the client reads it. A hero's drawing
 * is in the page already, as markup, so the block leaves it out; the readers take it from there. The name of
 * the page's code is in its head, which pages share, so that the block is the page's own.
 *
 * There are two readers because the page in sight is a document and a fetched one is text. The text is
 * not parsed as a document: under the site's policy (build/site/headers.ts) Trusted Types refuse strings
 * to `DOMParser` as they do to `innerHTML`. Both readers only find the block and the markup of the drawing;
 * what they find is read by the same code.
 */

/** The key of the one thing that is not written: `PictureAsset.inline`. */
const DRAWN = 'inline' satisfies keyof PictureAsset;

/** The block's text. */
export const pageDataJson = ({ payload }: PageData): string =>
  scriptJson(payload, (key, value) => (key === DRAWN ? 0 : value));

/** The name of the code of a page that is a document; null when it is not a page of this site. */
export const codeOfDocument = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${CODE_META}"]`)?.content ?? null;

/** The data of a page that is a document; null when it has no block. */
export const pageDataFromDocument = (page: Document): PageData | null =>
  pageDataFrom(
    codeOfDocument(page),
    page.getElementById(PAYLOAD_ELEMENT_ID)?.textContent,
    page.querySelector('[data-drawn]')?.innerHTML,
  );

const CODE = new RegExp(`<meta name="${CODE_META}" content="([^"]*)"`, 'u');
// Words cannot pass for either: their quotes are escaped, in markup and in JSON.
const BLOCK = new RegExp(`id="${PAYLOAD_ELEMENT_ID}">([^<]*)`, 'u');
const DRAWINGS = /data-drawn="">(.*?)<\/div>/u;

/** The data of a page that is the text of its HTML; null when it has no block. */
export const pageDataFromHtml = (html: string): PageData | null =>
  pageDataFrom(CODE.exec(html)?.[1] ?? null, BLOCK.exec(html)?.[1], DRAWINGS.exec(html)?.[1]);

const DRAWING = /viewBox="([^"]+)"[^>]*>(.*?)<\/svg>/gu;
const SHAPE = /fill="([^"]+)" d="([^"]+)"( shape)?/gu;

/** @param drawings markup as src/components/picture/Picture.tsx writes it: the wide one, then the tall one */
function pageDataFrom(
  code: string | null,
  json: string | undefined,
  drawings = '',
): PageData | null {
  if (code === null || json === undefined) return null;
  const [wide, tall] = [...drawings.matchAll(DRAWING)].map(
    ([, viewBox = '', shapes = '']): Drawing => ({
      viewBox,
      shapes: [...shapes.matchAll(SHAPE)].map(([, fill = '', outline = '', crisp]): Shape => [
        fill,
        outline,
        crisp ? 1 : 0,
      ]),
    }),
  );
  const payload = JSON.parse(json, (key, value: unknown) =>
    key === DRAWN ? { wide, tall } : value,
  ) as PageData['payload'];
  return { code, payload };
}
