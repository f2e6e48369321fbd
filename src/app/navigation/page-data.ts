import { PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { Drawing, PictureAsset, Shape } from '#src/content/schema/resolved.ts';
import { scriptJson } from '../head/script-json.ts';

/**
 * The JSON block of a page's HTML: how the build writes it and the client reads it. A hero's drawing is
 * in the page already, as markup, so the block leaves it out; the reader takes it from there.
 */

/** The key of the one thing that is not written: `PictureAsset.inline`. */
const DRAWN = 'inline' satisfies keyof PictureAsset;

const BLOCK = new RegExp(
  `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">([^<]*)</script>`,
  'u',
);
// What `DrawingView` renders (src/components/picture/Picture.tsx): the wide composition, then the tall one.
const DRAWING =
  /<svg [^>]*viewBox="([^"]+)" preserveAspectRatio="(?:xMaxYMid|xMidYMax) [^>]*>(.*?)<\/svg>/gu;
const SHAPE = /fill="([^"]+)" d="([^"]+)"( s)?/gu;

/** The block's text. */
export const pageDataJson = (pageData: PageData): string =>
  scriptJson(pageData, (key, value) => (key === DRAWN ? 0 : value));

/** Reads the block out of a page's HTML, the page's drawing included; null when there is no block. */
export function pageDataFromHtml(html: string): PageData | null {
  const json = BLOCK.exec(html)?.[1];
  if (json === undefined) return null;
  return JSON.parse(json, (key, value: unknown) =>
    key === DRAWN ? drawingsIn(html) : value,
  ) as PageData;
}

function drawingsIn(html: string): Record<'wide' | 'tall', Drawing | undefined> {
  const [wide, tall] = [...html.matchAll(DRAWING)].map(
    ([, viewBox = '', shapes = '']): Drawing => ({
      viewBox,
      shapes: [...shapes.matchAll(SHAPE)].map(([, fill = '', outline = '', crisp]): Shape => [
        fill,
        outline,
        crisp ? 1 : 0,
      ]),
    }),
  );
  return { wide, tall };
}
