import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, weight } from '#src/design/styles/index.ts';

const tile = {
  ...boxes.row(token.space.tight),
  justifyContent: 'center',
  paddingInline: token.space.base,
  borderInlineStart: `0.125rem solid ${color.rule}`,
  fontWeight: weight.strong,
  minBlockSize: '2.75rem',
  ':focus-visible': marks.focusInside,
} as const;

export const button = sectionStyle({
  ...tile,
  selectors: { '&[aria-busy]': { cursor: 'progress', opacity: 0.5 } },
  '@media': { [media.noScript]: { display: 'none' } },
});

/** In place of the button, which opens nothing without scripts. */
export const link = sectionStyle({
  ...tile,
  display: 'none',
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.noScript]: { display: 'flex' } },
});
