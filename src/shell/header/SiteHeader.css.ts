import { createVar } from '@vanilla-extract/css';
import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import {
  boxes,
  glyph,
  marks,
  motion,
  textStyle,
  tracking,
  weight,
} from '#src/design/styles/index.ts';

export const header = sectionStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: color.background,
  borderBlockEnd: `0.125rem solid ${color.rule}`,
  '@media': {
    // It scrolls away, and menus still open below it.
    [media.print]: { position: 'relative' },
    // A zoomed page needs its full height for reading (WCAG 2.2, 1.4.10).
    [media.low]: { position: 'relative' },
  },
});

/**
 * The width of the last item in the header, reserved by the margin of the item before it: however the page
 * streams in, nothing already on screen moves.
 */
const corner = createVar('header-corner');

export const row = sectionStyle({
  display: 'flex',
  // With 200% text, the menus and the buttons wrap below the name.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minBlockSize: '4rem',
  // The name aligns with the page's text; the corner stays in the window's corner.
  paddingInlineStart: `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`,
  vars: { [corner]: '7.25rem' },
  '@media': {
    [media.tight]: { vars: { [corner]: '6rem' } },
    [media.large]: {
      justifyContent: 'flex-start',
      minBlockSize: '4.5rem',
      vars: { [corner]: '10rem' },
    },
    [media.print]: {
      paddingInlineStart: 0,
      // On paper there is no footer.
      '::after': { content: 'attr(data-mail)', margin: 'auto 0 auto auto' },
    },
  },
});

export const brand = sectionStyle({
  ...boxes.row(token.space.snug),
  paddingBlock: token.space.tight,
  color: color.text,
  textDecoration: 'none',
  marginInlineEnd: 'auto',
  '@media': {
    [media.large]: { marginInlineEnd: token.space.snug },
    [media.wide]: { marginInlineEnd: token.space.wide },
  },
});
// On paper, only the name is left of the header.
sectionRule(`${row} > ${brand} ~ *`, { '@media': { [media.print]: { display: 'none' } } });
sectionRule(`${brand} > svg`, { flexShrink: 0 });
export const name = sectionStyle({
  fontFamily: token.font.display,
  fontSize: '1.625rem',
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  lineHeight: 1,
});

export const beforeCorner = sectionStyle({
  display: 'flex',
  // The menus are next to the name, where nothing later in the document can move them.
  marginInlineStart: 'auto',
  marginInlineEnd: corner,
});
/** The button of the small-screen menu, hidden on large screens. */
export const menuCorner = sectionStyle({
  display: 'grid',
  minInlineSize: corner,
  marginInlineStart: `calc(-1 * ${corner})`,
  '@media': {
    [media.large]: { display: 'none' },
  },
});

/** The call to action fills the corner of the header like a tile. */
export const contact = sectionStyle({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space.tight,
  paddingInline: token.space.base,
  background: token.action.ground,
  borderInlineStart: `0.125rem solid ${color.rule}`,
  color: token.action.label,
  ...textStyle.eyebrow,
  fontWeight: weight.bold,
  // In CSS, so that screen readers do not spell it out.
  textTransform: 'uppercase',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  minInlineSize: corner,
  marginInlineStart: `calc(-1 * ${corner})`,
  ':hover': { background: token.action.hover, textDecoration: 'underline' },
  ':focus-visible': marks.focusOnAction,
  '@media': {
    [media.large]: { display: 'flex' },
  },
});
sectionRule(`${contact}::after`, {
  ...glyph('arrow', '1.25rem'),
  '@media': { [media.motion]: motion.turning('transform') },
});
sectionRule(`${contact}:hover::after`, {
  '@media': { [media.motion]: { transform: 'translateX(0.25rem)' } },
});
