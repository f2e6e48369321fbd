/**
 * Determines which picture is carried from one page to the next (docs/decisions/0009-motion.md): going forward, the pressed
 * card's picture becomes the hero's; going back, the hero's becomes that of the card the visitor came from.
 */

/** The hero's picture: the only drawing that is no image, or a photograph in its header. */
const HERO_PICTURE = 'main :is([data-drawn], header picture)';
/** The picture of a card, or the tile with its icon. */
const CARD_PICTURE = 'picture, span:has(> svg):not([data-tile])';
const CARD = 'article, li';

export interface Carrying {
  /** The picture in the old page; null if none is carried over. */
  readonly from: HTMLElement | null;
  /**
   * Its destination in the new page, once that is rendered.
   * @param left the path of the old page
   */
  readonly to: (left: string) => HTMLElement | null;
}

/** @param target the path of the new page */
export function carriedTo(target: string): Carrying {
  const pressed = pressedPicture(target);
  return {
    from: pressed ?? inViewport(heroPicture()),
    to: (left) =>
      inViewport(pressed === null ? (cardPicture(linksTo(left)) ?? heroPicture()) : heroPicture()),
  };
}

const heroPicture = () => document.querySelector<HTMLElement>(HERO_PICTURE);

const linksTo = (path: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.pathname === path,
  );

/** The picture of the first visible card among those of the given links. */
function cardPicture(links: readonly HTMLAnchorElement[]): HTMLElement | null {
  for (const link of links) {
    const picture = link.closest(CARD)?.querySelector<HTMLElement>(CARD_PICTURE) ?? null;
    if (inViewport(picture) !== null) return picture;
  }
  return null;
}

/** A pressed link is focused; where links do not take focus (Safari), the pointer is still over it. */
const pressedPicture = (target: string) =>
  cardPicture(linksTo(target).filter((link) => link.matches(':focus, :hover')));

/** An element outside the window, or not rendered at all, is not worth animating. */
function inViewport(element: HTMLElement | null): HTMLElement | null {
  if (element?.checkVisibility() !== true) return null;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isIn && bottom > top ? element : null;
}
