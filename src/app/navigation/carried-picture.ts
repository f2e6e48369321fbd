/**
 * Which picture goes along from one page to the next (docs/motion.md): forward, the one that was pressed
 * becomes the hero's; on the way back, the hero's becomes that of the card from which the visitor came.
 */

/** The hero's picture: the only one that is drawn in the page itself, or a photograph in its header. */
const HERO_PICTURE = 'main :is([data-drawn], header picture)';
/** The picture of a card, or the tile with its sign. */
const CARD_PICTURE = 'picture, span:has(> svg):not([data-tile])';
const CARD = 'article, li';

export interface Carrying {
  /** In the page that is left; null if nothing of it goes along. */
  readonly from: HTMLElement | null;
  /**
   * Where it goes, in the page that has come and stands in its place.
   * @param left the path of the page that was left
   */
  readonly to: (left: string) => HTMLElement | null;
}

/** @param target the path of the page that comes */
export function carriedTo(target: string): Carrying {
  const pressed = pressedPicture(target);
  return {
    from: pressed ?? inSight(heroPicture()),
    to: (left) =>
      inSight(pressed === null ? (cardPicture(linksTo(left)) ?? heroPicture()) : heroPicture()),
  };
}

const heroPicture = () => document.querySelector<HTMLElement>(HERO_PICTURE);

const linksTo = (path: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.pathname === path,
  );

/** The picture of the first card in sight among those of some links. */
function cardPicture(links: readonly HTMLAnchorElement[]): HTMLElement | null {
  for (const link of links) {
    const picture = link.closest(CARD)?.querySelector<HTMLElement>(CARD_PICTURE) ?? null;
    if (inSight(picture) !== null) return picture;
  }
  return null;
}

/** A pressed link has the focus; where links do not take it (Safari), the pointer is still over it. */
const pressedPicture = (target: string) =>
  cardPicture(linksTo(target).filter((link) => link.matches(':focus, :hover')));

/** What is out of the window, or not shown at all, cannot be seen going. */
function inSight(element: HTMLElement | null): HTMLElement | null {
  if (element?.checkVisibility() !== true) return null;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isIn && bottom > top ? element : null;
}
