import { keyframes } from '@vanilla-extract/css';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { color, componentStyle, ink, media, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle, tracking, weight } from '#src/design/styles/index.ts';

export const house = componentStyle({ position: 'relative' });

/** The bottom row of the page's hero, or a separate band. */
export const section = componentStyle({
  paddingBlock: token.space.wide,
  '@media': { [media.print]: { paddingBlock: token.space.base } },
});

export const frame = componentStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': { [media.large]: { ...boxes.twoColumns(6, 6), alignItems: 'center' } },
});

export const form = componentStyle({
  ...boxes.column(token.space.base),
  alignItems: 'flex-start',
  minInlineSize: 0,
});

export const title = componentStyle({ ...textStyle.name, ...textStyle.label });

export const sentence = componentStyle({
  ...textStyle.statement,
  lineHeight: 1.5,
  // No wider than its column, however long an option is.
  inlineSize: '100%',
});

export const blank = componentStyle({ display: 'block' });

/** A blank in the sentence: as long as its longest option, with a line to write on. */
export const select = componentStyle({
  font: 'inherit',
  letterSpacing: tracking.title,
  minBlockSize: '2.75rem',
  maxInlineSize: '100%',
  paddingInline: '0.25rem',
  border: 0,
  borderBlockEnd: `0.1875rem solid ${token.action.ground}`,
  borderRadius: 0,
  background: ink.ground,
  color: token.action.ground,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@media': {
    [media.forced]: { border: '0.125rem solid ButtonText', color: 'ButtonText' },
    [media.print]: { background: 'none', color: 'inherit' },
  },
});

/** One answer replacing another. */
export const place = componentStyle({ ...boxes.oneColumn(), minInlineSize: 0 });

const cell = { gridArea: '1 / 1', minInlineSize: 0 } as const;
export const given = componentStyle({
  ...cell,
  // Keeps its space.
  selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
});
export const live = componentStyle({
  ...cell,
  selectors: { '[aria-busy="true"] > &': { opacity: 0.5 } },
});

export const answer = componentStyle({
  ...boxes.oneColumn(),
  borderBlockStart: `0.0625rem solid ${color.edge}`,
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

/** A room of the house: tall enough for the longest name. */
export const room = componentStyle({
  ...boxes.column('0.125rem'),
  position: 'relative',
  minBlockSize: 'calc(3lh + 1.5rem)',
  padding: `${token.space.tight} ${token.space.base} ${token.space.tight} 0`,
  borderBlockEnd: `0.0625rem solid ${color.edge}`,
  '@media': {
    [media.medium]: {
      selectors: {
        '&:nth-child(even)': {
          paddingInlineStart: token.space.base,
          borderInlineStart: `0.0625rem solid ${color.edge}`,
        },
      },
    },
    [media.print]: { minBlockSize: 0 },
  },
});

export const label = componentStyle({
  ...textStyle.eyebrow,
  letterSpacing: tracking.eyebrow,
  color: color.muted,
});

export const way = componentStyle([
  cards.stretchedLink,
  {
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: weight.strong,
    letterSpacing: tracking.title,
    lineHeight: 1.35,
    inlineSize: 'fit-content',
    overflowWrap: 'anywhere',
  },
]);

export const failed = componentStyle({ ...textStyle.lead, maxInlineSize: '36ch' });

const overlay = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
} as const;
export const wide = componentStyle({
  ...overlay,
  '@media': { [`(width < ${BREAKPOINTS.medium})`]: { display: 'none' } },
});
export const tall = componentStyle({
  ...overlay,
  '@media': { [`(width >= ${BREAKPOINTS.medium})`]: { display: 'none' } },
});

const open = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });
const close = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } });
/** Half of a turn (machines/house/house.machine.ts: 400 ms). */
const half = (name: string, part: 'first' | 'second') => ({
  transformBox: 'fill-box' as const,
  transformOrigin: 'center',
  '@media': {
    [media.motion]: {
      animationName: name,
      animationDuration: token.time.menu,
      animationDelay: part === 'first' ? '0s' : token.time.menu,
      animationTimingFunction: token.ease.turn,
      animationFillMode: 'both',
    },
  },
});

export const edge = componentStyle({ fill: ink.ground });
/** Covers the drawing's own tile as it turns away. */
export const coming = componentStyle({ fill: ink.ground, ...half(open, 'first') });
/** The old face. */
export const going = componentStyle(half(close, 'first'));
/** Uncovers the drawing's own tile. */
export const leaving = componentStyle({ fill: ink.ground, ...half(close, 'second') });
/** The new face. */
export const later = componentStyle(half(open, 'second'));
