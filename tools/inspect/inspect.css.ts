import { color, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

/** Over the lower half of the page, so that the widget that is watched can still be used. */
export const panel = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 40,
  maxBlockSize: '50dvh',
  overflow: 'auto',
  padding: token.space.base,
  background: color.background,
  color: color.text,
  borderBlockStart: `0.25rem solid ${color.text}`,
});

export const tags = sectionStyle({
  ...boxes.cluster(token.space.tight),
  fontSize: token.size.caption,
  // A phone has room for a chart too.
  maxBlockSize: '7rem',
  overflow: 'auto',
});

export const tag = sectionStyle({
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  border: `0.125rem solid ${color.edge}`,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: token.action.ground, color: token.action.label },
  },
});

export const context = sectionStyle({ fontSize: token.size.caption, overflow: 'auto' });

export const notice = sectionStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 40,
  padding: token.space.base,
  background: token.action.ground,
  color: token.action.label,
});
