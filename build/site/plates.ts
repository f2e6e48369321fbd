import type { Page } from '#src/content/schema/pages.ts';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { platesBefore } from '#src/sections/reading/plate-rhythm.ts';
import { heroPicture } from './picture-assets.ts';
import type { PictureAssets } from './picture-assets.ts';

/**
 * The pictures between the sections of an article: the motifs of its hero, each in turn the focal one. None
 * where the hero is a photograph, which says nothing that could be drawn.
 */
export function platesOf(
  path: string,
  page: Page,
  { assetOf }: Pick<PictureAssets, 'assetOf'>,
): readonly PictureAsset[] {
  const hero = page.layout === 'article' ? heroPicture(page) : undefined;
  if (hero?.kind !== 'drawn' || page.layout !== 'article') return [];
  return platesBefore(page.sections.length).map((section, at) => {
    const first = (at + 1) % hero.motifs.length;
    const motifs = [...hero.motifs.slice(first), ...hero.motifs.slice(0, first)];
    return assetOf(
      { ...hero, motifs, format: 'card' },
      page.line,
      `${path}#plate-${String(section)}`,
    );
  });
}
