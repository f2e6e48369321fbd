import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

/** Where there is room, the log is beside the rest. */
export const live = componentStyle({
  ...boxes.oneColumn(token.space.base),
  position: 'relative',
  '@media': { [media.large]: { gridTemplateColumns: boxes.shares(3, 2), alignItems: 'start' } },
});

export const map = componentStyle({ ...boxes.cluster(token.space.base), alignItems: 'start' });
/** A state that is current, and the states in it. */
export const row = componentStyle({
  ...boxes.oneColumn(token.space.hair),
  paddingInlineStart: token.space.snug,
  borderInlineStart: `0.25rem solid ${color.text}`,
});
export const rowName = componentStyle({
  ...textStyle.label,
  '::first-letter': { textTransform: 'uppercase' },
});
export const states = componentStyle({
  ...boxes.cluster(token.space.tight),
  alignItems: 'stretch',
});

/** A tile; the current one has the brand's rounded corner and its yellow. */
export const state = componentStyle({
  ...boxes.column(),
  justifyContent: 'center',
  minBlockSize: '3.5rem',
  minInlineSize: 'min(7rem, 100%)',
  padding: '0.25rem 0.75rem',
  border: `0.125rem solid ${color.line}`,
  color: color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="next"]': { borderColor: color.text, color: color.text },
    '&[data-state="now"]': {
      ...textStyle.name,
      borderColor: token.action.label,
      background: token.action.ground,
      color: token.action.label,
      borderStartEndRadius: '1.5rem',
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-state="now"]': { outline: '0.25rem solid Highlight' } },
    },
  },
});
export const note = componentStyle({ fontSize: token.size.eyebrow, fontWeight: weight.regular });
export const more = componentStyle({ ...textStyle.caption, alignSelf: 'center' });

export const events = componentStyle({ ...boxes.cluster(token.space.tight), minInlineSize: 0 });
export const legend = componentStyle({ ...textStyle.label, paddingBlockEnd: token.space.tight });

export const event = componentStyle({
  ...boxes.target(),
  flexWrap: 'wrap',
  columnGap: '0.5ch',
  maxInlineSize: '100%',
  padding: '0.5rem 0.75rem',
  border: `0.125rem solid ${color.edge}`,
  fontSize: token.size.caption,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { borderColor: color.text },
  selectors: {
    '&[aria-disabled="true"]': { borderStyle: 'dashed', color: color.muted, cursor: 'default' },
  },
});

export const payload = componentStyle({ color: color.muted });

/** Newest first; the older ones are scrolled to. */
export const log = componentStyle({
  maxBlockSize: '16rem',
  overflow: 'auto',
  border: `0.0625rem solid ${color.line}`,
  '@media': { [media.large]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
export const nothing = componentStyle({ ...textStyle.caption, padding: token.space.snug });
export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: token.size.caption,
});
componentRule(`${table} :is(th, td)`, {
  padding: '0.25rem 0.75rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const at = componentStyle({ fontVariantNumeric: 'tabular-nums', color: color.muted });
