import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { glyph, motion, tracking, weight } from '#src/design/styles/index.ts';

/**
 * Buttons, and links that look like them. Each is a bar of two tiles: the label, and a square with
 * an icon, usually an arrow, that moves by one cell on hover. At least 44 px high (WCAG 2.2, 2.5.5).
 */
const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: '3rem',
  border: '0.125rem solid transparent',
  fontWeight: weight.strong,
  lineHeight: 1.2,
  letterSpacing: tracking.label,
  textDecoration: 'none',
  // At 200% text size a label may wrap to two lines.
  overflowWrap: 'anywhere',
  maxInlineSize: '100%',
  cursor: 'pointer',
  ...motion.fading('background-color', 'border-color', 'color'),
});

export const button = {
  /** The call to action: one per view. */
  action: componentStyle([
    base,
    {
      background: token.action.ground,
      borderColor: '#16181D',
      color: token.action.label,
      ':hover': { background: token.action.hover },
    },
  ]),
  quiet: componentStyle([
    base,
    {
      background: 'transparent',
      borderColor: color.edge,
      color: color.text,
      ':hover': { borderColor: color.text, background: color.surface },
    },
  ]),
} as const;

export const square = componentStyle({
  inlineSize: '3rem',
  alignItems: 'center',
  justifyContent: 'center',
});

componentRule(':is(button, a)[data-button]:disabled, [data-button][aria-disabled="true"]', {
  opacity: 0.55,
  cursor: 'not-allowed',
});
componentRule('[data-button]', { '@media': { [media.print]: { display: 'none' } } });
componentRule('[data-button] > [data-label]', {
  display: 'flex',
  alignItems: 'center',
  paddingInline: '1.125rem',
});
// What leads to another page is in small capitals, as in the header: through CSS, so that no screen reader spells it.
componentRule(':is(a, [data-button="arrow"]) > [data-label]', {
  fontSize: token.size.eyebrow,
  textTransform: 'uppercase',
});
componentRule('[data-button] > [data-tile]', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  borderInlineStart: '0.125rem solid currentColor',
  overflow: 'hidden',
});
// The arrow is no element; the edge between the tiles is the label's.
componentRule('[data-button="arrow"] > [data-label]', {
  borderInlineEnd: '0.125rem solid currentColor',
  '@media': { [media.tight]: { borderInlineEnd: 0 } },
});
componentRule('[data-button="arrow"]::before', {
  ...glyph('arrow', '1.25rem'),
  order: 1,
  alignSelf: 'center',
  marginInline: '0.6875rem',
  '@media': {
    [media.motion]: motion.turning('transform'),
    // The words need its room.
    [media.tight]: { display: 'none' },
  },
});
componentRule('[data-button="arrow"]:hover::before', {
  '@media': { [media.motion]: { transform: 'translateX(0.25rem)' } },
});
componentRule('[data-button] > [data-tile] > svg', {
  '@media': {
    [media.motion]: motion.turning('transform'),
  },
});
componentRule('[data-button]:hover > [data-tile] > svg', {
  '@media': { [media.motion]: { transform: 'translateX(0.25rem)' } },
});
