import type { PageOf, PictureAsset } from '#src/content/schema/resolved.ts';

export type Overlay = PageOf<'service'>['hero']['overlay'];

/**
 * The overlay of a hero's picture (docs/specification.md, 2.5): as the page says where it is a photograph
 * from elsewhere, which may have any colors; none over what is drawn, whose colors know the words beside.
 */
export const overlayOf = (
  picture: PictureAsset | undefined,
  overlay: Overlay = 'medium',
): Overlay | undefined => (picture?.crossOrigin === undefined ? undefined : overlay);
