import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, cards, motion, textStyle, tracking } from '#src/design/styles/index.ts';
import { DROPS } from './step-lines.ts';

/** A tile in the column on small screens and tablets, including with large text. */
const TILE = 'min(4rem + 3vw, 20vw)';

export const stage = componentStyle({ position: 'relative' });

/** A column on small screens, with a line down its tiles; a row of five where their text fits. */
export const steps = componentStyle({
  ...boxes.oneColumn(token.space.roomy),
  position: 'relative',
  counterReset: 'step',
  '@media': {
    [media.large]: { gridTemplateColumns: boxes.equal(5), columnGap: '3%' },
    [media.print]: { gridTemplateColumns: '1fr', rowGap: '0.5rem' },
  },
});

export const step = componentStyle({
  ...boxes.grid(`${TILE} minmax(0, 1fr)`, token.space.base),
  alignItems: 'start',
  position: 'relative',
  counterIncrement: 'step',
  selectors: {
    // Down to the next tile.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${TILE} / 2 - 0.125rem)`,
      insetBlock: `${TILE} calc(-1 * ${token.space.roomy})`,
      inlineSize: '0.25rem',
      background: color.edge,
    },
  },
  '@media': {
    [media.large]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      rowGap: token.space.snug,
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
    [media.print]: {
      gridTemplateColumns: '1fr',
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
});

for (const [course, drops] of Object.entries(DROPS)) {
  for (const [index, drop] of drops.entries()) {
    if (drop === 0) continue;
    componentRule(`[data-course="${course}"] > ${step}:nth-child(${String(index + 1)})`, {
      '@media': { [media.large]: { paddingBlockStart: `${String(drop * 25)}%` } },
    });
  }
}

export const tile = componentStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  background: ink.ground2,
  '@media': {
    [media.motion]: motion.sliding('border-radius'),
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: { display: 'none' },
  },
  selectors: {
    // The current step has the house's corner.
    '[data-state="now"] > &': { borderStartEndRadius: '50%' },
  },
});

/** One of the drawing's five tiles: as tall as the tile, five times as wide, and slightly larger. */
export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  scale: '1.01',
  selectors: Object.fromEntries(
    [0, 1, 2, 3, 4].map((index) => [
      `:nth-child(${String(index + 1)}) > * > &`,
      { objectPosition: `${String(index * 25)}% 0` },
    ]),
  ),
});

export const words = componentStyle({ ...boxes.oneColumn(token.space.hair), minInlineSize: 0 });

export const name = componentStyle({
  ...textStyle.cardTitle,
  letterSpacing: tracking.title,
  overflowWrap: 'anywhere',
  '::before': { color: color.link, fontVariantNumeric: 'tabular-nums' },
  selectors: { '[data-ordered] > * > * > &::before': { content: 'counter(step) "\\2002"' } },
});

/** The whole step is a target: its tile and its text. */
export const choose = componentStyle([
  cards.stretchedLink,
  {
    font: 'inherit',
    letterSpacing: tracking.title,
    textAlign: 'start',
    minBlockSize: '2.75rem',
    minInlineSize: '2.75rem',
    overflowWrap: 'inherit',
    selectors: { '&[aria-pressed="true"]': { color: token.action.ground } },
  },
]);

export const text = componentStyle({
  color: color.muted,
  lineHeight: 1.4,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const line = componentStyle({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 0.5,
  '@media': {
    [media.large]: { display: 'block' },
    [media.forced]: { stroke: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

/** The progress of the work, in four steps. */
export const way = componentStyle({
  stroke: token.action.ground,
  strokeDasharray: '0 9',
  '@media': {
    [media.motion]: motion.sliding('stroke-dasharray'),
    [media.forced]: { stroke: 'Highlight' },
  },
  selectors: Object.fromEntries(
    [1, 2, 3, 4].map((index) => [
      `[data-step="${String(index)}"] > * > &`,
      { strokeDasharray: `${String(index)} 9` },
    ]),
  ),
});
