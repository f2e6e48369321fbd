import { color, componentStyle, ink, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

export const root = componentStyle(boxes.column(token.space.vast));

export const wanted = componentStyle({
  ...boxes.cluster(token.space.base),
  justifyContent: 'space-between',
  padding: token.space.base,
  border: `0.125rem solid ${color.text}`,
  borderStartEndRadius: '3rem',
  paddingInlineEnd: token.space.wide,
});

/** How much of the site is saved. */
export const bar = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.5rem',
  appearance: 'none',
  border: `0.125rem solid ${color.text}`,
  background: 'transparent',
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: ink.accentA },
  '::-moz-progress-bar': { background: ink.accentA },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

/** Two lines are reserved, so that nothing shifts when the words change. */
export const note = componentStyle({ maxInlineSize: token.width.text, minBlockSize: '2lh' });

export const section = componentStyle(boxes.column());

export const heading = componentStyle({ ...textStyle.heading, lineHeight: 1.08 });

export const list = componentStyle({ borderBlockStart: `0.125rem solid ${color.text}` });

export const line = componentStyle({
  ...boxes.oneColumn('0'),
  alignItems: 'center',
  columnGap: token.space.base,
  minBlockSize: '3.5rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
});

export const name = componentStyle({
  ...boxes.row(),
  minBlockSize: '2.75rem',
  fontWeight: weight.strong,
  color: color.text,
  lineHeight: 1.25,
});
