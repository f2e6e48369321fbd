import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, motion, textStyle, weight } from '#src/design/styles/index.ts';

/** Stays visible while the documents are filled in. */
export const contents = componentStyle({
  '@media': { [media.large]: boxes.sticky, [media.print]: { display: 'none' } },
});
// The panel's column is as tall as the documents; its content must be as wide as the column.
componentRule(`${contents}${contents}`, { '@media': { [media.large]: { alignSelf: 'stretch' } } });

export const entry = componentStyle({
  ...boxes.grid('3rem minmax(0, 1fr)', token.space.snug),
  // What is rendered first stays in place while the rest arrives.
  alignItems: 'start',
  paddingBlock: token.space.snug,
  borderBlockStart: `0.0625rem solid ${color.line}`,
  '@media': {
    // On phones, one line each, so that the sheet itself begins in the first window.
    [media.small]: {
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: 0,
    },
    [media.wide]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' },
  },
});

export const number = componentStyle({
  ...boxes.square('3rem'),
  background: ink.ground2,
  color: token.paper,
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.heavy,
  selectors: {
    // A complete document has the brand's rounded corner.
    '[data-whole] > &': {
      background: token.action.ground,
      color: token.action.label,
      borderStartEndRadius: '50%',
    },
  },
  '@media': {
    [media.small]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
    [media.motion]: motion.turning('border-radius', 'background-color'),
    [media.forced]: { border: '0.125rem solid CanvasText' },
  },
});

export const entryWords = componentStyle({
  ...boxes.column(),
  minInlineSize: 0,
  '@media': {
    [media.small]: {
      ...boxes.cluster(),
      flexDirection: 'row',
      columnGap: token.space.snug,
      justifyContent: 'space-between',
    },
  },
});

export const link = componentStyle({
  ...boxes.target(),
  color: color.text,
  fontWeight: weight.strong,
  ...textStyle.quietLink,
});

export const count = componentStyle({ ...textStyle.caption, fontVariantNumeric: 'tabular-nums' });

export const tiles = componentStyle({
  display: 'none',
  '@media': { [media.wide]: { display: 'flex', gap: '0.1875rem' } },
});

export const tile = componentStyle({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  background: ink.ground2,
  selectors: {
    '&[data-mark="done"]': { background: ink.accentB },
    // The lower half is filled.
    '&[data-mark="half"]': {
      background: `linear-gradient(${ink.ground2} 50%, ${ink.accentA} 50%)`,
    },
  },
  '@media': {
    [media.motion]: motion.turning('border-radius', 'background-color'),
    [media.forced]: {
      border: '0.0625rem solid CanvasText',
      selectors: {
        '&[data-mark="done"]': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-mark="half"]': { borderWidth: '0.25rem' },
      },
    },
  },
});
for (const [at, radius] of [
  '100% 0 0 0',
  '0 100% 0 0',
  '50%',
  '0 0 100% 0',
  '50% 50% 0 0',
].entries()) {
  componentRule(`${tile}:nth-child(${String(at + 1)})[data-mark="done"]`, { borderRadius: radius });
}
