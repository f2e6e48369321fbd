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
 * The content as the views and the build need it: pages by path, with pictures as files and links that
 * lead somewhere. Routes, sitemap, redirects, head tags, precache list and tests all derive from it.
 */
export interface LoadedSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** By canonical path, in reading order: menu order, then by path, worked examples last. */
  readonly pages: ReadonlyMap<string, PagePayload>;
  readonly redirects: Readonly<Record<string, string>>;
  /** Every drawn picture: the path it is served at → what to draw. */
  readonly pictures: ReadonlyMap<string, PictureSpec>;
  /** Draws one of them. */
  readonly draw: (spec: PictureSpec) => string;
  /** The pictures of heroes, by the page's path; only for pages with a drawn hero. */
  readonly heroes: ReadonlyMap<string, PictureSpec>;
  /** Origins of external images, in alphabetical order; empty for most sites. */
  readonly imageOrigins: readonly string[];
  /** Links that were left out because their target page does not exist. */
  readonly missing: readonly MissingLink[];
  /** The laws and standards that pages name, by id. */
  readonly sources: Sources;
}

export interface SiteSource extends ContentSource {
  /** Draws the pictures; a build's artist reuses those of the previous build. */
  readonly artist?: Artist;
}

/**
 * The only place with access to the whole site: reads the content, resolves its references, and relates
 * the pages to each other.
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
