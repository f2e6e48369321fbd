import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion } from '#src/design/styles/index.ts';

export const bar = componentStyle({
  ...boxes.column(token.space.snug),
  '@media': { [media.static]: { display: 'none' } },
});

export const tools = componentStyle({ ...boxes.cluster(), ...boxes.strip });

export const tool = componentStyle({
  ...boxes.row(token.space.tight),
  ...boxes.stripTile,
  maxInlineSize: '100%',
  lineHeight: 1.2,
  ...motion.fading('background-color'),
  selectors: {
    '&:focus-visible': { zIndex: 1 },
    '&:hover': { background: color.surface },
    '&[aria-disabled="true"]': { color: color.muted, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

/** Reserves space for one line, and grows to two if needed. */
export const said = componentStyle({
  display: 'block',
  minBlockSize: '1.55em',
  color: color.muted,
});
