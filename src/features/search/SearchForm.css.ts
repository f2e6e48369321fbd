import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, weight } from '#src/design/styles/index.ts';

export const form = componentStyle({ ...boxes.column(token.space.snug) });

export const label = componentStyle({ ...textStyle.label });

export const row = componentStyle({
  ...boxes.column(token.space.snug),
  // The button has a fixed width, so that it does not shift when its icon arrives after its label.
  '@media': { [media.medium]: { ...boxes.grid('minmax(0, 1fr) 10rem', '0') } },
});

// The button is wider than its label; the label takes the extra space, so the icon's tile stays square.
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
  // The button next to it has its own border.
  '@media': { [media.medium]: { borderInlineEnd: 0 } },
  // The mark is around both.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
componentRule(`${row}:has(> ${field}:focus-visible)`, marks.focus);
