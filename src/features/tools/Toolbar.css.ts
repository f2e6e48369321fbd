import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion, weight } from '#src/design/styles/index.ts';

const EDGE = '0.125rem';

export const bar = componentStyle({
  ...boxes.column(token.space.snug),
  '@media': { [media.static]: { display: 'none' } },
});

/** Edges overlap, so that the row reads as one strip of tiles. */
export const tools = componentStyle({
  ...boxes.cluster(),
  paddingBlockStart: EDGE,
  paddingInlineStart: EDGE,
});

export const tool = componentStyle({
  ...boxes.row(token.space.tight),
  minBlockSize: '3rem',
  maxInlineSize: '100%',
  paddingInline: token.space.base,
  marginBlockStart: `-${EDGE}`,
  marginInlineStart: `-${EDGE}`,
  border: `${EDGE} solid ${color.rule}`,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  position: 'relative',
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
