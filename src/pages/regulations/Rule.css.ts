import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking, weight } from '#src/design/styles/index.ts';

/** An ink tile with the rule's name, with its facts alongside from large screens up. */
export const rule = sectionStyle({
  ...boxes.oneColumn(),
  borderBlockStart: `0.125rem solid ${color.rule}`,
  breakInside: 'avoid',
  '@media': {
    [media.large]: { gridTemplateColumns: boxes.shares(4, 8) },
    [media.print]: { gridTemplateColumns: boxes.shares(4, 8) },
  },
});

export const head = sectionStyle({
  ...boxes.column(token.space.snug),
  alignItems: 'flex-start',
  background: ink.ground,
  color: token.paper,
  padding: token.space.roomy,
  borderEndEndRadius: token.space.tile,
  '@media': {
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: { background: 'none', color: '#000', padding: '0.5rem 0' },
  },
});

export const where = sectionStyle({
  ...textStyle.eyebrow,
  letterSpacing: tracking.capitals,
  textTransform: 'uppercase',
  color: ink.accentB,
  '@media': { [media.print]: { color: '#000' } },
});

export const name = sectionStyle({
  ...textStyle.subheading,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

/** Yellow marks upcoming rules. */
export const status = sectionStyle({
  marginBlockStart: 'auto',
  fontWeight: weight.strong,
  paddingBlock: token.space.tight,
  paddingInline: token.space.snug,
  background: ink.ground2,
  color: token.paper,
  selectors: {
    '[data-status="ahead"] > &': { background: token.action.ground, color: token.action.label },
  },
  '@media': {
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: { background: 'none !important', color: '#000 !important', padding: 0 },
  },
});

/** The date itself, below the mark. */
export const next = sectionStyle(textStyle.statement);

export const facts = sectionStyle({
  paddingBlock: `${token.space.snug} ${token.space.broad}`,
  '@media': { [media.large]: { paddingInlineStart: token.space.broad } },
});

export const fact = sectionStyle({
  ...boxes.oneColumn(),
  gap: `${token.space.hair} ${token.space.roomy}`,
  paddingBlock: token.space.snug,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `0.0625rem solid ${color.line}` } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: boxes.shares(3, 9),
    },
  },
});

export const term = sectionStyle({
  ...textStyle.label,
  color: color.muted,
  paddingBlockStart: '0.15em',
});

export const more = sectionStyle(boxes.target('1.75rem'));

export const day = sectionStyle({ fontWeight: weight.strong });

// Several dates of one rule are stacked next to their single term.
export const dates = sectionStyle({ '@media': { [media.medium]: { gridColumnStart: 2 } } });
