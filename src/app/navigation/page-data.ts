import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { Drawing, PictureAsset, Shape } from '#src/content/schema/resolved.ts';

/**
 * The JSON block of a page, its payload: how the client reads it. A hero's drawing is in the page already,
 * as markup, so the block leaves it out; the readers take it from there. The name of the page's code is in
 * its head, which pages share, so that the block is the page's own.
 *
 * There are two readers because the page in sight is a document and a fetched one is text (page-text.ts).
 * Both only find the block and the markup of the drawing; what they find is read by the same code.
 */

/** The key of the one thing that is not written: `PictureAsset.inline`. */
export const DRAWN = 'inline' satisfies keyof PictureAsset;

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

const DRAWING = /viewBox="([^"]+)"[^>]*>(.*?)<\/svg>/gu;
const SHAPE = /fill="([^"]+)" d="([^"]+)"( shape)?/gu;

/** @param drawings markup as src/components/picture/Picture.tsx writes it: the wide one, then the tall one */
export function pageDataFrom(
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
