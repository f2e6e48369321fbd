import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

/** Where a rule is from, and what comes next. */
export const summary = sectionStyle(boxes.cluster(`${token.space.tight} ${token.space.base}`));

export const next = sectionStyle({
  paddingInline: token.space.snug,
  background: token.action.ground,
  color: token.action.label,
  '@media': {
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: { background: 'none', color: '#000', padding: 0 },
  },
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
