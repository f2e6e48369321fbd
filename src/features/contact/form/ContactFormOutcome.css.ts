import { styleVariants } from '@vanilla-extract/css';
import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

/** Beside a confirmation that has a receipt. */
const SENT = '&:has(+ * > [data-enquiry-slot="receipt-row"]:not([hidden]))';

export const outcome = sectionStyle({
  ...boxes.column(),
  // Scrolled into view with some space around it.
  scrollMarginBlock: token.space.wide,
});

/**
 * Where a success is announced. What was sent is read below: it stays in place when the banner goes, with a tile of
 * the same color.
 */
export const success = sectionStyle({
  display: 'grid',
  alignContent: 'end',
  selectors: {
    [SENT]: {
      minBlockSize: `calc(5.25rem + ${token.space.roomy})`,
      marginBlockEnd: token.space.base,
    },
    [`${SENT}:empty::before`]: {
      content: '"✓" / ""',
      ...boxes.square('4rem'),
      background: color.success,
      color: color.background,
      borderStartEndRadius: '2rem',
      fontSize: token.size.heading,
    },
  },
  '@media': {
    [media.small]: {
      selectors: { [SENT]: { minBlockSize: `calc(8.25rem + ${token.space.roomy})` } },
    },
    [media.print]: { display: 'none' },
  },
});

const base = sectionStyle({
  ...boxes.grid('auto minmax(0, 1fr)'),
  border: '0.125rem solid',
  lineHeight: 1.45,
  '@media': { [media.print]: { display: 'none' } },
});

const above = sectionStyle({ marginBlockEnd: token.space.roomy });
const below = sectionStyle({ marginBlockStart: token.space.roomy });

const look = (edge: string, place: string) => [
  base,
  place,
  sectionStyle({ borderColor: edge, vars: { [tileGround]: edge } }),
];

/** The color of a banner's tile; a custom property local to these styles. */
const tileGround = '--banner-tile';

export const banner = styleVariants({
  success: look(color.success, above),
  error: look(color.error, below),
  queued: look(color.text, below),
});

export const tile = sectionStyle({
  ...boxes.centered,
  inlineSize: '4rem',
  background: `var(${tileGround})`,
  color: color.background,
});

export const words = sectionStyle({ padding: `${token.space.snug} ${token.space.base}` });

export const title = sectionStyle({
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.bold,
});
