import { CODE_META, PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { Drawing, PictureAsset, Shape } from '#src/content/schema/resolved.ts';

/**
 * How the client reads the JSON block of a page, its payload. A hero's drawing is already in the page as
 * markup, so the block omits it and the readers take it from there. The name of the page's code is in the
 * head, which pages share, so the block holds only the page's own data.
 *
 * There are two readers because the current page is a document and a fetched one is text (page-text.ts).
 * Both only locate the block and the drawing's markup; the same code then parses them.
 */

/** The only key that is omitted: `PictureAsset.inline`. */
export const DRAWN = 'inline' satisfies keyof PictureAsset;

/** The name of a document's code; null if it is not a page of this site. */
export const codeOfDocument = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${CODE_META}"]`)?.content ?? null;

/** The page data of a document; null if it has no block. */
export const pageDataFromDocument = (page: Document): PageData | null =>
  pageDataFrom(
    codeOfDocument(page),
    page.getElementById(PAYLOAD_ELEMENT_ID)?.textContent,
    page.querySelector('[data-drawn]')?.innerHTML,
  );

const DRAWING = /viewBox="([^"]+)"[^>]*>(.*?)<\/svg>/gu;
const SHAPE = /fill="([^"]+)" d="([^"]+)"( shape)?/gu;

/** @param drawings markup as rendered by src/components/picture/Picture.tsx: first wide, then tall */
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
