import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, glyph, motion, textStyle } from '#src/design/styles/index.ts';

export const nav = componentStyle({
  display: 'none',
  '@media': {
    [media.large]: { display: 'block' },
  },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '100%',
  '@media': { [media.noScript]: { columnGap: token.space.base } },
});

export const item = componentStyle({ display: 'flex' });

export const top = componentStyle({ display: 'flex', alignItems: 'stretch' });

export const link = componentStyle({
  ...boxes.row(),
  position: 'relative',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  color: color.text,
  ...textStyle.eyebrow,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    // "You are here": a yellow tile's edge under the item.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '0.375rem',
      background: token.action.ground,
      outline: `0.0625rem solid ${color.text}`,
    },
  },
});

export const toggle = componentStyle({
  ...boxes.centered,
  // The gap before the next item belongs to this button: 44 px wide, its icon next to the text.
  inlineSize: '2.75rem',
  justifyItems: 'start',
  padding: '0.375rem',
  minBlockSize: '2.75rem',
  // Between the words on both sides, without touching their letters: a yellow tile in an ink frame.
  ':focus-visible': {
    background: `${token.action.ground} content-box`,
    color: token.action.label,
    outline: `0.1875rem solid ${token.action.label}`,
    outlineOffset: '-0.5625rem',
    boxShadow: 'none',
  },
  '@media': { [media.noScript]: { display: 'none' } },
});
componentRule(`${toggle}::before`, {
  ...glyph('caret', '1rem'),
  marginInlineStart: '0.375rem',
  '@media': { [media.motion]: motion.turning('rotate') },
});
componentRule(`${toggle}[aria-expanded="true"]::before`, { rotate: '180deg' });
componentRule(`${toggle}[aria-busy]`, { cursor: 'progress', opacity: 0.5 });
