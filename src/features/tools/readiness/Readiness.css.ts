import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion, textStyle, weight } from '#src/design/styles/index.ts';

export const role = componentStyle({
  ...boxes.column(token.space.roomy),
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlockStart: token.space.base,
  '@media': { [media.print]: { display: 'block', marginBlockStart: '1rem' } },
});

export const task = componentStyle({ ...boxes.column(token.space.tight), breakInside: 'avoid' });

export const name = componentStyle({
  ...textStyle.name,
  fontSize: token.size.body,
  lineHeight: 1.35,
  // Browsers indent a legend, but not the text below it.
  padding: 0,
});

/** Edges overlap, so that the three read as one strip of tiles: one row on phones too. */
export const choices = componentStyle({
  ...boxes.cluster(),
  ...boxes.strip,
  '@media': {
    [media.small]: boxes.grid('repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))'),
  },
});

export const choice = componentStyle({
  ...boxes.row(token.space.tight),
  ...boxes.stripTile,
  cursor: 'pointer',
  ...motion.fading('background-color', 'color', 'border-radius'),
  selectors: {
    '&:hover': { background: color.surface },
    '&:has(:checked)': boxes.chosenTile,
  },
  '@media': {
    [media.small]: {
      flexDirection: 'column',
      gap: token.space.hair,
      padding: `${token.space.tight} ${token.space.hair}`,
    },
    [media.forced]: { selectors: { '&:has(:checked)': boxes.chosenForced } },
    [media.print]: {
      minBlockSize: '1.5rem',
      selectors: {
        '&:has(:checked)': { background: 'none', color: '#000', fontWeight: weight.heavy },
      },
    },
  },
});

/** A custom radio mark instead of the browser's: a ring, filled when chosen. */
export const radio = componentStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: '50%',
  border: '0.125rem solid currentColor',
  cursor: 'pointer',
  selectors: { '&:checked': { borderWidth: '0.375rem' } },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const result = componentStyle({
  ...boxes.column(token.space.base),
  borderInlineStart: `0.375rem solid ${token.action.ground}`,
  paddingInlineStart: token.space.roomy,
});

export const talks = componentStyle(boxes.oneColumn(token.space.base));

export const points = componentStyle({
  listStyle: 'square',
  paddingInlineStart: '1.25rem',
});
