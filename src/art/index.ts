import { compose } from './compose.ts';
import type { PictureSpec } from './picture-spec.ts';
import { writeSvg } from './svg.ts';

export { MOTIFS, type MotifName } from './motifs.ts';
export { PICTURE_FORMATS, type PictureFormat, type PictureSpec } from './picture-spec.ts';

/**
 * Draws a picture as an SVG document (visual.md, Artwork).
 *
 * The same spec gives the same bytes. The document has `width`, `height` and `viewBox`, no ids, no
 * style and no text alternative: whoever shows it says whether it is decoration.
 */
export function drawPicture(spec: PictureSpec): string {
  const { sheet, tiles } = compose(spec);
  return writeSvg(sheet, spec.line, tiles);
}
