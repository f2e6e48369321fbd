import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, tracking, weight } from '#src/design/styles/index.ts';

export const contents = sectionStyle({
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = sectionStyle({
  '@media': { [media.large]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const title = sectionStyle({
  ...boxes.row(),
  paddingBlock: `${token.space.base} ${token.space.tight}`,
  fontFamily: token.font.text,
  ...textStyle.label,
  letterSpacing: tracking.none,
  color: color.muted,
  '@media': { [media.large]: { paddingBlock: 0, paddingInlineEnd: token.space.roomy } },
});

export const list = sectionStyle({
  display: 'grid',
  // As many columns as the text has room for, even at 200%.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: `${token.space.tight} ${token.space.base}`,
  paddingBlockEnd: token.space.base,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, auto)',
      gap: 0,
      paddingBlockEnd: 0,
    },
  },
});

export const item = sectionStyle({
  ...boxes.oneColumn(),
  '@media': { [media.large]: { borderInlineStart: `0.125rem solid ${color.line}` } },
});

export const link = sectionStyle({
  ...boxes.row(token.space.snug),
  minBlockSize: '2.75rem',
  ...textStyle.quietLink,
  color: color.text,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  // The row clips what is outside it.
  ':focus-visible': marks.focusInside,
  '::before': { ...marks.quarter('0.75rem', ink.accentA), flexShrink: 0 },
  '@media': {
    // Not larger with larger text, whose words would not fit.
    [media.large]: { minBlockSize: '4rem', paddingInline: '1vw' },
    [media.motion]: {
      '::before': motion.turning('rotate'),
      selectors: { '&:hover::before': { rotate: '90deg' } },
    },
  },
});
