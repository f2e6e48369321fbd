import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, tracking, weight } from '#src/design/styles/index.ts';

const rule = `0.125rem solid ${color.line}`;

export const panel = sectionStyle({ borderBlockEnd: `0.5rem solid ${ink.accentA}` });

export const grid = sectionStyle({
  display: 'grid',
  gap: token.space.wide,
  paddingBlock: token.space.wide,
  '@media': {
    [media.large]: {
      gridTemplateColumns: '3fr 6fr 2fr',
      selectors: { '&[data-plain]': { gridTemplateColumns: '3fr 8fr' } },
    },
  },
});

export const intro = sectionStyle({ ...boxes.column(token.space.snug), alignItems: 'flex-start' });
export const title = sectionStyle({
  ...textStyle.subheading,
  fontFamily: token.font.display,
  letterSpacing: tracking.title,
  lineHeight: 1,
});
export const subtitle = sectionStyle({ color: color.muted, maxInlineSize: '28ch' });

export const more = sectionStyle({
  ...boxes.target(),
  gap: token.space.tight,
  color: token.action.ground,
  fontWeight: weight.strong,
});

export const categories = sectionStyle({
  display: 'grid',
  gap: token.space.roomy,
  alignContent: 'start',
  '@media': {
    [media.large]: {
      gridTemplateColumns: boxes.equal(2),
      selectors: {
        // COGNIFY lists all its items in a grid of three columns (docs/specification.md, 2.2).
        '[data-plain] > &': { gridTemplateColumns: '1fr' },
        // No group drops below the others.
        '&[data-count="3"]': { gridTemplateColumns: boxes.equal(3) },
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
    '[data-plain] &': {
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
