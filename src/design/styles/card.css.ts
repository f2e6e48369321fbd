import { media } from '../breakpoints.ts';
import { color } from '../tokens.css.ts';
import { componentRule, componentStyle } from '../layered.ts';
import * as marks from './marks.ts';
import { sliding, turning } from './motion.ts';

/**
 * Cards: a box, a picture and a link. On hover, either the picture or the whole card grows
 * (docs/specification.md, 4.8).
 */

const POINTED = `${media.hover} and ${media.motion}`;

export const card = componentStyle({ position: 'relative' });

/** The frame of a card's picture, which grows inside it, so that nothing overlaps and text stays sharp. */
export const picture = componentStyle({});
componentRule(`${picture} > img`, { '@media': { [media.motion]: sliding('scale') } });
componentRule(`${card}:hover ${picture} > img`, {
  '@media': { [POINTED]: { scale: '1.03' } },
});

/** A card that grows slightly as a whole; its neighbors are far enough away. */
export const growing = componentStyle([
  card,
  {
    '@media': {
      [media.motion]: turning('scale'),
      [POINTED]: { selectors: { '&:hover': { scale: '1.02', zIndex: 1 } } },
    },
  },
]);

/** A link whose target and focus mark cover the whole card, or whatever box it is positioned in. */
export const stretchedLink = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': marks.focus,
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight', boxShadow: 'none' } },
    },
  },
});

/** The title of a card as such a link, underlined on hover. */
export const link = componentStyle([
  stretchedLink,
  {
    color: color.text,
    textDecoration: 'none 0.08em',
    selectors: {
      [`${card}:hover &, &:focus-visible`]: { textDecorationLine: 'underline' },
    },
  },
]);

/** The same for cards that clip their content. */
export const linkMarkedInside = componentStyle([
  link,
  { selectors: { '&:focus-visible::after': marks.focusInside } },
]);
