import { HOUSE_PARTS } from '#machines/house/index.ts';
import type { HouseChoice, HousePart } from '#machines/house/index.ts';
import type { MosaicPlaces, TilePlace } from '#src/content/schema/house.ts';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import * as css from './house.css.ts';

export interface MosaicProps {
  readonly book: {
    readonly tiles: Readonly<
      Record<HousePart, readonly { readonly id: string; readonly picture: PictureAsset }[]>
    >;
    /** For the wide drawing, then for the tall one. */
    readonly mosaic: readonly MosaicPlaces[];
  };
  readonly choice: HouseChoice;
  /** The previous choice, shown by tiles that are turning. */
  readonly before: HouseChoice;
}

/**
 * The tiles turned by the sentence, on top of those of the drawing: one for each blank whose option is not
 * the first. If the first is chosen, the drawing's own tile is visible.
 */
export function Mosaic({ book, choice, before }: MosaicProps) {
  return book.mosaic.map((places, index) => (
    <svg
      key={places.viewBox}
      className={css.overlay}
      viewBox={places.viewBox}
      preserveAspectRatio={`${index === 0 ? 'xMaxYMid' : 'xMidYMax'} slice`}
      aria-hidden="true"
    >
      {HOUSE_PARTS.map((part) => {
        const place = places[part];
        if (place === null) return null;
        const tiles = book.tiles[part];
        const sourceOf = (id: string) =>
          id === tiles[0]?.id ? null : (tiles.find((tile) => tile.id === id)?.picture.src ?? null);
        return (
          <Tile
            key={part}
            place={place}
            shows={sourceOf(choice[part])}
            showed={choice[part] === before[part] ? undefined : sourceOf(before[part])}
          />
        );
      })}
    </svg>
  ));
}

interface TileProps {
  readonly place: TilePlace;
  /** The picture on its face; null for the drawing's own tile. */
  readonly shows: string | null;
  /** What it showed before it started to turn; undefined while it is at rest. */
  readonly showed: string | null | undefined;
}

/** Edge-on in the middle of a turn, it shows ink and neither face. */
function Tile({ place: { x, y, size }, shows, showed }: TileProps) {
  const box = { x, y, width: size, height: size };
  const isTurning = showed !== undefined;
  const edge = shows === null ? css.leaving : showed === null ? css.coming : css.edge;
  return (
    <>
      {isTurning ? <rect className={edge} {...box} /> : null}
      {typeof showed === 'string' ? <image className={css.going} href={showed} {...box} /> : null}
      {shows === null ? null : (
        <image key={shows} className={isTurning ? css.later : undefined} href={shows} {...box} />
      )}
    </>
  );
}
