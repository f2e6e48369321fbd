import type { Page } from '#src/content/schema/pages.ts';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { illustrationsBefore } from '#src/sections/reading/illustration-rhythm.ts';
import { heroPicture } from './picture-assets.ts';
import type { PictureAssets } from './picture-assets.ts';

/**
 * The pictures between the sections of a long text: the motifs of its hero, taking turns as the focal
 * one. None if the hero is a photograph, which has no motifs to draw, and none in statements and
 * policies, which are looked up rather than read.
 */
export function illustrationsOf(
  path: string,
  page: Page,
  { assetOf }: Pick<PictureAssets, 'assetOf'>,
): readonly PictureAsset[] {
  if (!isRead(page)) return [];
  const hero = heroPicture(page);
  if (hero?.kind !== 'drawn') return [];
  return illustrationsBefore(page.sections.length).map((section, at) => {
    const first = (at + 1) % hero.motifs.length;
    const motifs = [...hero.motifs.slice(first), ...hero.motifs.slice(0, first)];
    return assetOf(
      { ...hero, motifs, format: 'card' },
      page.line,
      `${path}#plate-${String(section)}`,
    );
  });
}

/** Articles, and documents that end with an invitation and are not dated. */
const isRead = (page: Page): page is Extract<Page, { layout: 'article' | 'document' }> =>
  page.layout === 'article' ||
  (page.layout === 'document' && page.contact !== undefined && page.revised === undefined);
