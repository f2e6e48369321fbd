import { describe, expect, it } from 'vitest';
import { PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PageData } from '#src/content/schema/payload-element.ts';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { parsedDocument } from '#tests/support/parsed-document.ts';
import { pageDataFromDocument } from './page-data.ts';
import { pageDataFromHtml, pageDataJson } from './page-text.ts';

const picture: PictureAsset = {
  src: '',
  width: 1600,
  height: 900,
  alt: '',
  inline: {
    wide: {
      viewBox: '0 0 384 216',
      shapes: [
        ['#0B2A26', 'M0 0h384v216h-384z', 1],
        ['#F2725B', 'M2 2a1 1 0 0 1 2 0z', 0],
      ],
    },
    tall: { viewBox: '0 0 216 288', shapes: [['#FFC933', 'M1 1h2v2z', 0]] },
  },
};
// As rendered by src/components/picture/Picture.tsx; every build compares the two on every page.
const MARKUP =
  '<div class="frame" data-drawn=""><svg class="a" viewBox="0 0 384 216" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">' +
  '<path fill="#0B2A26" d="M0 0h384v216h-384z" shape-rendering="crispEdges"></path>' +
  '<path fill="#F2725B" d="M2 2a1 1 0 0 1 2 0z"></path></svg>' +
  '<svg class="b" viewBox="0 0 216 288" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' +
  '<path fill="#FFC933" d="M1 1h2v2z"></path></svg></div>';
const written = (page: object) =>
  ({ code: 'b', payload: { path: '/', page } }) as unknown as PageData;
const pageOf = (pageData: PageData, body: string) =>
  `<html><head><meta name="hause-code" content="${pageData.code}"></head><body><div id="root">${body}</div><script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${pageDataJson(pageData)}</script></body></html>`;

const readers = [
  ['its document', (html: string) => pageDataFromDocument(parsedDocument(html))],
  ['its text', pageDataFromHtml],
] as const;

describe.each(readers)('the JSON block of a page, read from %s', (_, read) => {
  const pageData = written({ title: 'Say </script><!--', hero: { picture } });
  const ornament =
    '<svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice"><path d="M0 0"/></svg>';
  const html = pageOf(pageData, ornament + MARKUP);

  it('reads back as it was written, with its drawing taken from the markup', () => {
    expect(read(html)).toEqual(pageData);
  });

  it('does not repeat the drawing and cannot close its script element', () => {
    const block = pageDataJson(pageData);
    expect(block).not.toContain('M0 0h384');
    expect(block).not.toContain('<');
  });

  it('is readable on a page without a drawing', () => {
    const plain = written({ title: 'Terms' });
    expect(read(pageOf(plain, '<h1>Terms</h1>'))).toEqual(plain);
  });

  it('is null for a document that is not a page of this site', () => {
    expect(read('<h1>Sign in to the school network</h1>')).toBeNull();
  });
});
