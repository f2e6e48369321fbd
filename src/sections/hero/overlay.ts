import type { PageOf, PictureAsset } from '#src/content/schema/resolved.ts';

export type Overlay = PageOf<'service'>['hero']['overlay'];

/**
 * The overlay of a hero's picture (docs/specification.md, 2.5): as the page specifies for an external
 * photograph, which may have any colors; none for a drawing, whose colors are chosen to suit the text.
 */
export const overlayOf = (
  picture: PictureAsset | undefined,
  overlay: Overlay = 'medium',
): Overlay | undefined => (picture?.crossOrigin === undefined ? undefined : overlay);
