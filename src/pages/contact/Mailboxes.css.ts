import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, marks, motion, textStyle, weight } from '#src/design/styles/index.ts';

/** Beside a form that is longer, as long as all three fit in the window. */
export const section = sectionStyle({
  '@media': { [`${media.large} and (min-height: 40em)`]: boxes.sticky },
});

export const list = sectionStyle({ display: 'grid', gap: '0.125rem' });

export const mailbox = sectionStyle([
  cards.card,
  {
    ...boxes.grid('auto minmax(0, 1fr)'),
    background: ink.ground2,
    breakInside: 'avoid',
    '@media': {
      [media.forced]: { border: '0.125rem solid CanvasText' },
      [media.print]: { background: 'none' },
    },
  },
]);

/** Each mailbox has its own block: a quarter circle, an arch, a leaf. */
export const tile = sectionStyle({
  ...boxes.centered,
  alignSelf: 'stretch',
  inlineSize: 'min(17vw, 6rem)',
  color: ink.ground,
  background: ink.accentB,
  '@media': { [media.motion]: motion.sliding('border-radius') },
  selectors: {
    [`${mailbox}:nth-child(1) &`]: { borderEndEndRadius: '100%' },
    [`${mailbox}:nth-child(2) &`]: {
      background: token.paper,
      borderStartStartRadius: '50% 60%',
      borderStartEndRadius: '50% 60%',
    },
    [`${mailbox}:nth-child(3) &`]: {
      background: ink.accentA,
      borderStartStartRadius: '60%',
      borderEndEndRadius: '60%',
    },
    [`${mailbox}:is(:hover, :focus-within) &`]: { borderRadius: 0 },
  },
});

export const words = sectionStyle({ padding: `${token.space.snug} ${token.space.base}` });

export const label = sectionStyle({ ...textStyle.name, fontSize: token.size.lead });

export const description = sectionStyle({
  marginBlockStart: token.space.hair,
  color: color.muted,
  lineHeight: 1.5,
});

/** The link fills the tile, so the whole tile is clickable. */
export const address = sectionStyle([
  cards.stretchedLink,
  {
    ...boxes.target(),
    fontWeight: weight.strong,
    overflowWrap: 'anywhere',
    // Tiles are close together, so an outer focus indicator would be hidden under the next one.
    selectors: { '&:focus-visible::after': marks.focusInside },
  },
]);
