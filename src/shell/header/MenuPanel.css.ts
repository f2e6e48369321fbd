import { keyframes } from '@vanilla-extract/css';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, tracking, weight } from '#src/design/styles/index.ts';

const rule = `0.125rem solid ${color.line}`;

// 200 ms in, 200 ms out (docs/specification.md, 2.2, 9).
const enter = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0)' },
});
const leave = keyframes({
  from: { clipPath: 'inset(0)' },
  to: { clipPath: 'inset(0 0 100% 0)' },
});

export const panel = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: ink.ground,
  color: token.paper,
  zIndex: 1,
  '@media': {
    [media.motion]: {
      ...motion.entering(enter),
      selectors: {
        '&[data-fading]': {
          animationName: leave,
          animationFillMode: 'forwards',
          pointerEvents: 'none',
        },
      },
    },
  },
});

// Its item in the header is of the same ink, and the page below steps back.
const open = `:has(+ ${panel}:not([data-fading]))`;
sectionRule(open, {
  background: ink.ground,
  // As far from the words as from those beside them.
  boxShadow: `-0.625rem 0 ${ink.ground}, inset -0.375rem 0 ${color.background}`,
});
sectionRule(`${open} > *`, { color: token.paper });
sectionRule(`header:has(${panel}:not([data-fading]))::after`, {
  content: '',
  position: 'absolute',
  inset: '100% 0 auto',
  blockSize: 'calc(100dvh - 4.5rem)',
  background: 'rgb(17 19 26 / 0.3)',
  pointerEvents: 'none',
});

export const content = sectionStyle({ borderBlockEnd: `0.5rem solid ${ink.accentA}` });

export const grid = sectionStyle({
  display: 'grid',
  gap: token.space.wide,
  paddingBlock: token.space.wide,
  '@media': {
    [media.large]: {
      // The introduction in a row of its own, so that no group of links is narrower than another.
      rowGap: token.space.roomy,
      gridTemplateColumns: boxes.equal(3),
      selectors: {
        '&[data-groups="4"]': { gridTemplateColumns: boxes.equal(4) },
        '&[data-groups="plain"]': { gridTemplateColumns: '3fr 8fr' },
      },
    },
  },
});

export const intro = sectionStyle({
  ...boxes.column(token.space.snug),
  alignItems: 'flex-start',
  '@media': {
    [media.large]: {
      selectors: {
        ':not([data-groups="plain"]) > &': {
          gridColumn: '1 / -1',
          flexDirection: 'row',
          alignItems: 'baseline',
          columnGap: token.space.wide,
        },
      },
    },
  },
});
export const title = sectionStyle({
  ...textStyle.subheading,
  fontFamily: token.font.display,
  letterSpacing: tracking.title,
  lineHeight: 1,
});
export const subtitle = sectionStyle({
  color: color.muted,
  selectors: { '[data-groups="plain"] &': { maxInlineSize: '28ch' } },
});

export const more = sectionStyle({
  ...boxes.target(),
  gap: token.space.tight,
  color: token.action.ground,
  fontWeight: weight.strong,
});

export const categories = sectionStyle({
  display: 'grid',
  gap: token.space.wide,
  alignContent: 'start',
  '@media': {
    [media.large]: {
      gridColumn: 'span 2',
      gridTemplateColumns: boxes.equal(2),
      selectors: {
        '[data-groups="4"] > &': { gridColumn: 'span 3', gridTemplateColumns: boxes.equal(3) },
        // COGNIFY lists all its items in a grid of three columns (docs/specification.md, 2.2).
        '[data-groups="plain"] > &': { gridColumn: 'auto', gridTemplateColumns: '1fr' },
      },
    },
  },
});
export const categoryTitle = sectionStyle({
  ...textStyle.eyebrow,
  color: ink.accentB,
  paddingBlockEnd: token.space.tight,
  borderBlockEnd: rule,
});
export const items = sectionStyle({
  selectors: {
    '[data-groups="plain"] &': {
      '@media': { [media.large]: { ...boxes.grid(boxes.equal(3)), columnGap: token.space.roomy } },
    },
  },
});

export const item = sectionStyle({
  ...boxes.grid('auto 1fr', token.space.snug),
  paddingBlock: token.space.snug,
  color: token.paper,
  textDecoration: 'none',
  lineHeight: 1.3,
});
export const icon = sectionStyle({
  ...boxes.square('2.75rem'),
  background: ink.ground2,
  color: ink.accentB,
  ...motion.fading('background-color', 'color', 'border-radius'),
  selectors: { [`${item}:hover &`]: marks.turned },
});
export const itemTitle = sectionStyle({
  display: 'block',
  fontWeight: weight.strong,
  selectors: { [`${item}:hover &`]: { textDecoration: 'underline' } },
});
export const itemText = sectionStyle({ ...textStyle.caption, display: 'block' });

export const service = sectionStyle({
  ...boxes.row(),
  minBlockSize: '2.75rem',
  paddingBlock: token.space.snug,
  color: token.paper,
  textDecoration: 'none',
  lineHeight: 1.3,
  ':hover': { textDecoration: 'underline' },
});
