import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

export const form = componentStyle({ ...boxes.column(token.space.snug) });

export const label = componentStyle({ ...textStyle.label });

export const row = componentStyle({
  ...boxes.column(token.space.snug),
  // The button has a width of its own, so that it does not move when its icon arrives after its word.
  '@media': { [media.medium]: { ...boxes.grid('minmax(0, 1fr) 10rem', '0') } },
});

// The button is wider than its word, which takes the room: the icon's tile stays a tile.
componentRule(`${row} > [data-button] > [data-label]`, { flex: '1 1 auto' });

export const field = componentStyle({
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  paddingInline: token.space.base,
  border: `0.125rem solid ${color.text}`,
  background: color.background,
  color: color.text,
  fontFamily: token.font.display,
  fontSize: token.size.title,
  fontWeight: weight.strong,
  // The button's own border stands beside it.
  '@media': { [media.medium]: { borderInlineEnd: 0 } },
});
