import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, tracking, weight } from '#src/design/styles/index.ts';

export const positioner = sectionStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'flex',
});

export const content = sectionStyle({
  ...boxes.column(),
  inlineSize: '100%',
  overflowY: 'auto',
  // Nothing with the focus is under the head (WCAG 2.2, 2.4.11).
  scrollPaddingBlockStart: '4.5rem',
  overscrollBehavior: 'contain',
  background: color.background,
  color: color.text,
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const head = sectionStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...boxes.row(token.space.snug),
  minBlockSize: '4rem',
  paddingInline: token.width.gutter,
  background: color.background,
  borderBlockEnd: `0.125rem solid ${color.rule}`,
});
export const title = sectionStyle({
  fontFamily: token.font.display,
  fontSize: token.size.title,
  marginInlineEnd: 'auto',
});
export const close = sectionStyle({
  ...boxes.row(token.space.tight),
  minBlockSize: '2.75rem',
  fontWeight: weight.strong,
});

export const section = sectionStyle({ borderBlockEnd: `0.125rem solid ${color.rule}` });
export const heading = sectionStyle({ letterSpacing: tracking.label });
export const trigger = sectionStyle({
  ...boxes.row(token.space.snug),
  inlineSize: '100%',
  minBlockSize: '4rem',
  ':focus-visible': marks.focusInside,
  paddingInline: token.width.gutter,
  font: 'inherit',
  ...textStyle.name,
  fontSize: token.size.lead,
  selectors: { '&[aria-expanded="true"]': { background: ink.ground, color: token.paper } },
});
// A tile in the colors of the line.
sectionRule(`${trigger}::before`, {
  content: '',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  background: `radial-gradient(circle at 0 100%, ${ink.accentB} 69%, transparent 70%) ${ink.ground2}`,
});
sectionRule(`${trigger} > svg`, {
  marginInlineStart: 'auto',
  '@media': { [media.motion]: motion.turning('rotate') },
});
sectionRule(`${trigger}[aria-expanded="true"] > svg`, { rotate: '180deg' });

export const panel = sectionStyle({
  padding: `${token.space.base} ${token.width.gutter} ${token.space.wide}`,
  background: ink.ground,
  color: token.paper,
});
export const subtitle = sectionStyle({ color: '#D9D6CC' });
export const soon = sectionStyle({ paddingBlock: token.space.base, fontWeight: weight.strong });
export const group = sectionStyle({ marginBlockStart: token.space.base });
export const groupTitle = sectionStyle({
  color: ink.accentB,
  ...textStyle.label,
  paddingBlockEnd: token.space.hair,
  borderBlockEnd: '0.125rem solid rgb(255 253 248 / 0.18)',
});
export const link = sectionStyle({
  ...boxes.row(token.space.snug),
  minBlockSize: '2.75rem',
  paddingBlock: token.space.tight,
  color: token.paper,
  textDecoration: 'none',
  fontWeight: weight.medium,
});
/** The pictogram on a tile in the line's light accent, as in the wide menu. */
export const icon = sectionStyle({
  ...boxes.centered,
  flex: 'none',
  alignSelf: 'start',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  background: ink.ground2,
  color: ink.accentB,
});
export const itemTitle = sectionStyle({ display: 'block' });
export const description = sectionStyle({
  display: 'block',
  color: '#D9D6CC',
  fontSize: token.size.caption,
  fontWeight: weight.regular,
  lineHeight: 1.35,
});
export const more = sectionStyle({
  ...boxes.target(),
  marginBlockStart: token.space.base,
  color: token.action.ground,
  fontWeight: weight.strong,
});

/** The product takes the room that the sections leave: the sky of its lesson, with the Sun. */
export const demo = sectionStyle({
  ...boxes.row(),
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  flexGrow: 1,
  minBlockSize: '4rem',
  padding: `${token.space.base} ${token.width.gutter}`,
  background: `radial-gradient(circle at 75% 40%, ${token.action.ground} 1.5rem, transparent 1.5625rem), linear-gradient(${ink.ground2} 65%, ${ink.ground} 0)`,
  color: token.paper,
  textDecoration: 'none',
  ...textStyle.statement,
  ':focus-visible': marks.focusInside,
});

export const foot = sectionStyle({
  padding: `${token.space.base} ${token.width.gutter}`,
});
