import type { PictureSpec } from '#src/art/picture-spec.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { Sources } from '#src/content/schema/sources.ts';
import type { PagePayload, ResolvedNavigation } from '#src/content/schema/resolved.ts';
import { artist as anyArtist } from '../images/artist.ts';
import type { Artist } from '../images/artist.ts';
import { indexSite } from './index-site.ts';
import { createPictureAssets, drawnHeroes } from './picture-assets.ts';
import { readContent } from './read-content.ts';
import type { ContentSource } from './read-content.ts';
import { resolveReferences } from './resolve-references.ts';
import type { MissingLink } from './resolve-references.ts';

/**
 * What the views and the build need of the content: pages by path, with pictures as files and links
 * that lead somewhere. Routes, sitemap, redirects, head tags, precache list and tests all derive from it.
 */
export interface LoadedSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** By canonical path, in reading order: that of the menus, then by path, worked examples last. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  readonly redirects: Readonly<Record<string, string>>;
  /** Every drawn picture: the path it is served at → what to draw. */
  readonly pictures: ReadonlyMap<string, PictureSpec>;
  /** Draws one of them. */
  readonly draw: (spec: PictureSpec) => string;
  /** What the hero of a page shows, by the page's path: pages with a drawn hero only. */
  readonly heroes: ReadonlyMap<string, PictureSpec>;
  /** Origins of the images from elsewhere, in alphabetical order; none for most sites. */
  readonly imageOrigins: readonly string[];
  /** Links that were left out because no page stands at their end. */
  readonly missing: readonly MissingLink[];
  /** The laws and standards that pages name, by id. */
  readonly sources: Sources;
}

export interface SiteSource extends ContentSource {
  /** Who draws the pictures; a build's remembers those of the last one. */
  readonly artist?: Artist;
}

/**
 * The one place that knows the whole site: reads the content, resolves what it refers to, and gives
 * every page its place.
 * @throws ContentError with every problem found, not only the first
 */
export async function loadSite({
  artist = anyArtist,
  ...source
}: SiteSource = {}): Promise<LoadedSite> {
  const content = await readContent(source);
  const pictures = createPictureAssets(artist);
  const resolved = resolveReferences(content, pictures);
  const index = indexSite(content, resolved, pictures);
  return {
    site: content.site,
    navigation: resolved.navigation,
    pages: index.pages,
    redirects: content.redirects,
    pictures: pictures.files,
    draw: artist.draw,
    heroes: drawnHeroes(content.pages),
    imageOrigins: [...pictures.origins].toSorted(),
    missing: [...resolved.missing, ...index.missing],
    sources: content.sources,
  };
}
