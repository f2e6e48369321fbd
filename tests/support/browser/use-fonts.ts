/**
 * Runs in the page: shows text in the page's own fonts, even if they missed the first frame. A visitor
 * then reads that page in the fallback font (docs/decisions/0003-type.md); whether that happens depends
 * on how busy the machine is. A font that cannot be loaded at all stays lost.
 */
export async function useFonts(): Promise<void> {
  const mark = globalThis as { usesFonts?: true };
  if (mark.usesFonts === true) return;
  mark.usesFonts = true;
  const faces: FontFace[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const read = (property: string) => rule.style.getPropertyValue(property);
      const [, address] = /url\("?([^")]+)"?\)/u.exec(read('src')) ?? [];
      // Fallback fonts are system fonts, and have none.
      if (address === undefined) continue;
      const { href } = new URL(address, sheet.href ?? location.href);
      faces.push(
        new FontFace(read('font-family').replaceAll('"', ''), `url("${href}")`, {
          weight: read('font-weight') || 'normal',
          style: read('font-style') || 'normal',
          unicodeRange: read('unicode-range') || 'U+0-10FFFF',
        }),
      );
    }
  }
  await Promise.all(faces.map((face) => face.load().catch(() => face)));
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}
