import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, weight } from '#src/design/styles/index.ts';

export { backdrop } from '#src/components/panel/Dialog.css.ts';

export const positioner = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  // Not as wide as the longest word.
  gridTemplateColumns: boxes.equal(1),
  alignItems: 'start',
  justifyItems: 'center',
  '@media': { [media.medium]: { paddingBlock: '4.5rem 1rem', paddingInline: '1rem' } },
});

export const content = componentStyle({
  ...boxes.column(),
  inlineSize: 'min(100%, 46rem)',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: color.background,
  color: color.text,
  border: `0.125rem solid ${color.text}`,
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const form = componentStyle({
  ...boxes.grid('3.5rem minmax(0, 1fr) 4rem'),
  alignItems: 'stretch',
  minBlockSize: '4rem',
});
componentRule(`${form} > svg`, { alignSelf: 'center', justifySelf: 'center' });

export const field = componentStyle({
  border: 0,
  background: 'transparent',
  fontFamily: token.font.display,
  fontSize: token.size.title,
  fontWeight: weight.strong,
  minInlineSize: 0,
  '::placeholder': { color: color.muted, opacity: 1 },
  // The mark is around the whole row.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
componentRule(`${form}:has(${field}:focus-visible)`, marks.focusAt(-0.1875));

export const close = componentStyle({
  ...boxes.centered,
  ':hover': { background: color.surface },
});

export const status = componentStyle({
  ...textStyle.caption,
  borderBlockStart: `0.125rem solid ${color.text}`,
  padding: `${token.space.snug} ${token.space.base}`,
});

export const retry = componentStyle({
  padding: `0 ${token.space.base} ${token.space.base}`,
});

export const list = componentStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: `0.0625rem solid ${color.line}`,
});

/** A page, with a corner in the color of its line. */
export const page = componentStyle({
  position: 'relative',
  paddingBlock: token.space.tight,
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  '::before': marks.corner,
});
componentRule(`${page} mark`, marks.found);

/** The link selected with the arrow keys, which does not have the focus. */
const reached = {
  '&[aria-selected="true"]': {
    background: color.surface,
    outline: `0.1875rem solid ${color.text}`,
    outlineOffset: '-0.1875rem',
  },
} as const;

const row = {
  ...boxes.cluster(),
  columnGap: token.space.base,
  minBlockSize: '2.75rem',
  paddingInline: token.space.base,
  color: color.text,
  lineHeight: 1.25,
  selectors: reached,
} as const;

export const pageLink = componentStyle({
  ...row,
  ...textStyle.quietLink,
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.bold,
});

/** What it is, and where. */
export const about = componentStyle({
  ...textStyle.caption,
  fontFamily: token.font.text,
  fontWeight: weight.regular,
});

/** The page's summary, at most two lines: the list is for choosing. */
export const summary = componentStyle({
  ...textStyle.caption,
  fontFamily: token.font.text,
  fontWeight: weight.regular,
  lineHeight: 1.4,
  inlineSize: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlockEnd: token.space.tight,
});

export const sectionLink = componentStyle({ ...row, ...textStyle.quietLink });
