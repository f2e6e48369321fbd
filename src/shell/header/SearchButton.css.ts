import { color, componentStyle, media } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

/** A tile of the header as high as the header itself. */
export const button = componentStyle({
  ...boxes.centered,
  flex: 'none',
  inlineSize: '3.5rem',
  minBlockSize: '2.75rem',
  color: color.text,
  ':hover': { background: color.surface },
  '@media': {
    // Search needs a script.
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
