import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';
import { KIND_TILES } from './shapes.ts';

const GAP = '0.1875rem';

export const calendar = componentStyle({
  ...boxes.oneColumn(GAP),
  // Purely visual: the tiles keep their shape with large text in a narrow window.
  fontSize: `min(${token.size.caption}, 3.4vw)`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': {
    // Sticky next to the list, if the window is tall enough for a summer.
    [`${media.large} and (min-height: 50em)`]: { ...boxes.sticky, alignSelf: 'stretch' },
    [media.print]: { display: 'none' },
  },
});

export const week = componentStyle({
  ...boxes.grid(`3.5em ${boxes.equal(7)}`, GAP),
  alignItems: 'center',
});

export const weekday = componentStyle({
  ...boxes.centered,
  minBlockSize: '2em',
  color: color.muted,
});

export const label = componentStyle({ color: color.muted, whiteSpace: 'nowrap' });

export const day = componentStyle({
  position: 'relative',
  aspectRatio: '1',
  background: ink.ground2,
  color: token.paper,
  selectors: {
    // A freeze is a bar under its days.
    '&[data-depth]': { borderBlockEnd: `0.25rem solid ${ink.accentB}` },
    '&[data-depth="2"]': { borderBlockEndWidth: '0.5rem' },
    '&[data-now]': { outline: `0.125rem solid ${token.action.ground}`, outlineOffset: '-0.125rem' },
    // Weekends are darker.
    '&:nth-child(n + 7):not([data-depth])': { background: 'none' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-now]': { outlineColor: 'Highlight' },
        '&[data-depth]': { borderBlockEndColor: 'CanvasText' },
      },
    },
  },
});

export const mark = componentStyle({
  ...boxes.centered,
  position: 'absolute',
  inset: 0,
});

for (const [kind, tile] of Object.entries(KIND_TILES)) {
  componentRule(`${mark}[data-kind="${kind}"]`, {
    ...tile,
    fontFamily: textStyle.statement.fontFamily,
    fontSize: '1.15em',
    fontWeight: weight.heavy,
    '@media': { [media.forced]: { border: '0.125rem solid CanvasText' } },
  });
}
