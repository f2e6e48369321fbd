import { compose } from '#src/art/compose.ts';
import { TILE } from '#src/art/geometry.ts';
import type { PictureFormat, PictureSpec } from '#src/art/picture-spec.ts';
import type { MosaicPlaces, TilePlace } from '#src/content/schema/house.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { storyLabel, WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import { placeOf } from './page-cards.ts';
import { drawnHeroes } from './picture-assets.ts';
import { canonicalPath } from './read-content.ts';
import type { Content } from './read-content.ts';

type StartPage = Extract<Page, { readonly layout: 'start' }>;
type Answer = StartPage['answers'][number];

/** An answer to the sentence with the names of the pages that it links to. */
export const withWords = (answer: Answer, content: Content): Answer => ({
  ...answer,
  links: answer.links.map((link) => {
    const path = canonicalPath(content, link.href.target);
    const page = content.pages.get(path);
    return page === undefined ? link : { ...link, ...wordsOf(path, page, content) };
  }),
});

/** A worked example is never passed off as client work. */
function wordsOf(path: string, page: Page, content: Content) {
  if (page.layout === 'article' || page.layout === 'case-study') {
    // The label replaces the suffix that its name has in lists.
    return { title: page.name.replace(WORKED_EXAMPLE_SUFFIX, ''), label: storyLabel(page) };
  }
  return { title: page.name, label: placeOf(path, content) };
}

/** The slot of a picture's layout (src/art/tile-layouts.ts) that each blank of the sentence turns. */
const SLOTS = { field: 'P', problem: 'F', term: 'Q' } as const;

/** The tiles of the home page's picture that the sentence turns, in both of its drawings. */
export function mosaicOf({ pages }: Content): MosaicPlaces[] {
  const hero = drawnHeroes(pages).get('/');
  if (hero === undefined) return [];
  return (['hero', 'hero-tall'] as const).map((format) => placesOf(hero, format));
}

function placesOf(hero: PictureSpec, format: PictureFormat): MosaicPlaces {
  const { sheet, tiles } = compose({ ...hero, format });
  const placeOf = (slot: string): TilePlace | null => {
    const tile = tiles.find((one) => one.slot === slot);
    return tile === undefined ? null : { x: tile.x, y: tile.y, size: tile.columns * TILE };
  };
  return {
    viewBox: `0 0 ${String(sheet.width)} ${String(sheet.height)}`,
    field: placeOf(SLOTS.field),
    problem: placeOf(SLOTS.problem),
    term: placeOf(SLOTS.term),
  };
}
