import { color, componentStyle, ink, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

/** Reserves most of a window from the start, so that nothing shifts when the lists arrive. */
export const root = componentStyle({ ...boxes.column(token.space.vast), minBlockSize: '100svh' });

export const wanted = componentStyle({
  ...boxes.cluster(token.space.base),
  justifyContent: 'space-between',
  padding: token.space.base,
  border: `0.125rem solid ${color.text}`,
  borderStartEndRadius: '3rem',
  paddingInlineEnd: token.space.wide,
});

export const figures = componentStyle({
  ...boxes.grid('repeat(auto-fit, minmax(min(100%, 15rem), 1fr))'),
  borderBlock: `0.125rem solid ${color.text}`,
});

export const figure = componentStyle({
  ...boxes.column(token.space.tight),
  justifyContent: 'space-between',
  paddingBlock: token.space.base,
  paddingInlineEnd: token.space.base,
});

export const value = componentStyle({ ...textStyle.figure, fontSize: token.size.display });

const progress = {
  display: 'block',
  inlineSize: '100%',
  appearance: 'none',
  border: `0.125rem solid ${color.text}`,
  background: 'transparent',
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: ink.accentA },
  '::-moz-progress-bar': { background: ink.accentA },
  '@media': { [media.forced]: { appearance: 'auto' } },
} as const;

/** How much of the site is saved. */
export const bar = componentStyle({ ...progress, blockSize: '1.5rem' });

export const note = componentStyle({
  maxInlineSize: token.width.text,
  ':empty': { display: 'none' },
});

export const section = componentStyle(boxes.column());

/** A section's name, how much of it is saved, and its actions. */
export const head = componentStyle({
  ...boxes.oneColumn(token.space.tight),
  alignItems: 'end',
  paddingBlockEnd: token.space.base,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: token.space.broad,
      minBlockSize: '4.5rem',
    },
  },
});

export const heading = componentStyle({ ...textStyle.heading, lineHeight: 1.08 });

export const holdings = componentStyle({ ...textStyle.caption, gridColumn: '1' });

export const actions = componentStyle({
  justifySelf: 'start',
  paddingBlockStart: token.space.tight,
  '@media': { [media.medium]: { gridColumn: '2', gridRow: '1 / 3', paddingBlockStart: 0 } },
});

export const list = componentStyle({ borderBlockStart: `0.125rem solid ${color.text}` });

/**
 * Like the bar for all pages, but thinner. It sits on the rule above the list without shifting
 * anything.
 */
export const sectionBar = componentStyle({
  ...progress,
  blockSize: '0.5rem',
  marginBlockStart: '-0.5rem',
  borderBlockEnd: 0,
});

export const line = componentStyle({
  ...boxes.grid('minmax(0, 1fr) auto'),
  alignItems: 'center',
  columnGap: token.space.base,
  minBlockSize: '3.5rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 3rem' } },
});

export const name = componentStyle({
  ...boxes.row(),
  minBlockSize: '2.75rem',
  fontWeight: weight.strong,
  color: color.text,
  lineHeight: 1.25,
});

export const state = componentStyle({
  ...textStyle.caption,
  gridColumn: '1',
  gridRow: '2',
  paddingBlockEnd: token.space.tight,
  selectors: { '&[data-bad]': { color: color.error, fontWeight: weight.strong } },
  '@media': { [media.medium]: { gridColumn: 'auto', gridRow: 'auto', paddingBlockEnd: 0 } },
});

export const button = componentStyle({
  ...boxes.square('3rem'),
  gridRow: '1',
  gridColumn: '2',
  '@media': { [media.medium]: { gridRow: 'auto', gridColumn: '3' } },
  ':hover': { background: color.surface },
  selectors: { '&[aria-disabled]': { color: color.muted, cursor: 'default' } },
});
