import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const words = sectionStyle(boxes.column(token.space.roomy));

export const ways = sectionStyle({
  ...boxes.cluster(token.space.snug),
  '@media': { [media.print]: { display: 'none' } },
});

export const way = sectionStyle(boxes.file(color.background));

/** On a line, a tile for each date: ink for past dates, yellow for future ones. */
export const date = sectionStyle({
  ...boxes.oneColumn(),
  position: 'relative',
  gap: `${token.space.hair} ${token.space.roomy}`,
  paddingBlock: token.space.base,
  paddingInlineStart: '3.25rem',
  lineHeight: 1.5,
  breakInside: 'avoid',
  '@media': { [media.medium]: { gridTemplateColumns: boxes.shares(4, 9) } },
  selectors: {
    // The line from tile to tile.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.8125rem',
      insetBlock: '1rem -1rem',
      inlineSize: '0.125rem',
      background: color.rule,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 0,
      insetBlockStart: '1rem',
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      background: color.text,
      borderStartEndRadius: '100%',
    },
    '&[data-upcoming]::before': {
      background: token.action.ground,
      border: `0.125rem solid ${color.text}`,
      borderStartEndRadius: '0.875rem',
    },
  },
});

export const day = sectionStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  fontVariantNumeric: 'tabular-nums',
});
