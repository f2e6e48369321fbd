import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

export const all = sectionStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Above the widget's corner, below the header and all dialogs. */
export const tag = sectionStyle({
  ...textStyle.label,
  fontSize: token.size.eyebrow,
  minBlockSize: '1.75rem',
  maxInlineSize: 'min(24rem, 100vw)',
  paddingInline: '0.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: token.action.ground,
  color: token.action.label,
  border: `0.125rem solid ${token.action.label}`,
  cursor: 'pointer',
  ':focus-visible': marks.focus,
  selectors: {
    '&[aria-expanded="true"]': { background: token.action.label, color: token.action.ground },
    [`${all} > :first-child > &`]: {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      zIndex: 9,
      transform: 'translateY(-100%)',
    },
  },
});

/** Over the lower part of the page, so that the widget that is watched can still be used. */
export const dock = sectionStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Below the messages of the site.
  zIndex: 14,
  background: color.background,
  color: color.text,
  borderBlockStart: `0.25rem solid ${color.text}`,
});

/** One line that is scrolled sideways, so that it never covers much of a phone. */
export const bar = sectionStyle({
  ...boxes.row(token.space.tight),
  padding: token.space.tight,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
});

sectionRule(`${bar} > *`, { flexShrink: 0 });

export const chart = sectionStyle({
  ...boxes.oneColumn(token.space.snug),
  maxBlockSize: '55dvh',
  padding: token.space.base,
  overflow: 'auto',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
});

export const head = sectionStyle({
  ...boxes.cluster(token.space.base),
  justifyContent: 'space-between',
});
export const title = sectionStyle({
  ...textStyle.cardTitle,
  '::first-letter': { textTransform: 'uppercase' },
});
