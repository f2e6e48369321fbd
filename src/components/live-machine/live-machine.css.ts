import { color, componentRule, componentStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const live = componentStyle(boxes.oneColumn(token.space.base));

export const now = componentStyle({ display: 'block', minBlockSize: '3lh' });

export const sheet = componentStyle({
  overflowX: 'auto',
  border: `0.0625rem solid ${color.line}`,
});

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

export const clock = componentStyle(boxes.cluster(token.space.snug));

/** Newest first; the older ones are scrolled to. */
export const log = componentStyle({
  maxBlockSize: '12rem',
  overflow: 'auto',
  border: `0.0625rem solid ${color.line}`,
});
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
