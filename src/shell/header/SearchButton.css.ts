import { color, componentStyle } from '#src/design/style-sheet.ts';
import { boxes, marks } from '#src/design/styles/index.ts';

/** A tile in the header, as tall as the header itself. */
export const form = componentStyle({ display: 'flex', flex: 'none' });

export const button = componentStyle({
  ...boxes.centered,
  inlineSize: '3.5rem',
  minBlockSize: '2.75rem',
  color: color.text,
  ':hover': { background: color.surface },
  ':focus-visible': marks.focusInside,
});
