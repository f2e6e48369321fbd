import { keyframes } from '@vanilla-extract/css';
import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion, weight } from '#src/design/styles/index.ts';

/** Cards for the site's own messages: connectivity, update, toasts. They slide in by one cell. */
const enter = keyframes({ from: { translate: '0 1rem', opacity: 0 }, to: { translate: '0 0' } });

export const slot = componentStyle({ display: 'contents' });

export const card = componentStyle({
  position: 'relative',
  ...boxes.grid('3rem minmax(0, 1fr)'),
  background: color.background,
  color: color.text,
  border: `0.125rem solid ${color.rule}`,
  pointerEvents: 'auto',
  '@media': { [media.motion]: motion.entering(enter), [media.print]: { display: 'none' } },
});

/** The square with the icon, its corner a quarter circle. */
export const tile = componentStyle({
  ...boxes.centered,
  blockSize: '3rem',
  background: color.text,
  color: color.background,
  borderEndEndRadius: '1.5rem',
  selectors: {
    '&[data-kind="success"]': { background: color.success },
    '&[data-kind="error"]': { background: color.error },
  },
});

export const words = componentStyle({
  ...boxes.column(token.space.snug),
  padding: `0.6875rem ${token.space.base}`,
  minInlineSize: 0,
});

export const title = componentStyle({ fontWeight: weight.strong });

export const actions = componentStyle({
  ...boxes.cluster(token.space.snug),
  paddingBlockEnd: token.space.hair,
});

/** Minor actions, close to the text. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space.roomy,
  marginBlock: '-0.5rem',
});

/** A dismissible card: its close button is in its own tile. */
export const closable = componentStyle({ gridTemplateColumns: '3rem minmax(0, 1fr) 3rem' });

export const close = componentStyle({
  ...boxes.square('3rem'),
  ':hover': { background: color.surface },
});

export const link = componentStyle({
  ...boxes.target('3rem'),
  color: color.link,
  fontWeight: weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
});
