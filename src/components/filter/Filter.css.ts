import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, weight } from '#src/design/styles/index.ts';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  ...boxes.strip,
  '@media': {
    // A single scrolling row: if they wrapped, the toggles would fill the first screen of a phone.
    [media.small]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
      // Room for the focus indicator, which a scroll container clips; the row extends to the window's edge.
      paddingBlock: '0.5rem',
      paddingInline: `0.5rem ${token.width.gutter}`,
      marginBlock: '-0.375rem',
      marginInline: `-0.375rem calc(-1 * ${token.width.gutter})`,
      // What is cut at the edge fades out; the last one ends before that. A mask would take the legend, too.
      '::after': {
        ...marks.fade,
        flex: '0 0 3rem',
        marginInlineEnd: `calc(-1 * ${token.width.gutter})`,
        insetInlineEnd: `calc(-1 * ${token.width.gutter})`,
        zIndex: 1,
      },
    },
    // The last of six would be alone in a second row.
    [media.mediumOnly]: {
      selectors: {
        '&:has(> :nth-of-type(6):last-of-type)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
        },
      },
    },
    [media.static]: { display: 'none' },
  },
});

/** What the row filters by: in its own column where there is room, so that the rows line up. */
export const legend = componentStyle({
  paddingBlockEnd: token.space.tight,
  fontWeight: weight.medium,
  color: color.muted,
  '@media': {
    // A legend that floats is an item of the row.
    [media.wide]: { float: 'inline-start', inlineSize: '5rem', padding: 0, alignSelf: 'center' },
    [media.static]: { display: 'none' },
  },
});

export const toggle = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  flexShrink: 0,
  // For the focus indicator: scroll padding does not apply to content that scrolls inside a fieldset.
  scrollMarginInline: `0.5rem ${token.width.gutter}`,
  gap: token.space.tight,
  ...boxes.stripTile,
  paddingBlock: token.space.snug,
  lineHeight: 1.2,
  ...motion.fading('background-color', 'color', 'border-radius'),
  selectors: {
    '&:hover': { background: color.surface },
    '&:focus-visible': { zIndex: 1 },
    '&[aria-pressed="true"]': boxes.chosenTile,
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-pressed="true"]': boxes.chosenForced } },
  },
});

export const count = componentStyle({
  fontSize: token.size.caption,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
