import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, textStyle } from '#src/design/styles/index.ts';

export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': {
    [media.large]: { ...boxes.twoColumns(5, 7), alignItems: 'start' },
    [media.print]: { gridTemplateColumns: '1fr' },
  },
});

export const words = sectionStyle({ '@media': { [media.large]: boxes.sticky } });

/** A window showing the product: a bar with its name, and panes edge to edge. */
export const window = sectionStyle({
  overflow: 'hidden',
  minInlineSize: 0,
  background: ink.ground2,
  borderStartEndRadius: token.space.tile,
  '@media': {
    [media.tight]: { borderStartEndRadius: token.space.wide },
    [media.forced]: { border: '0.125rem solid CanvasText' },
    [media.print]: { display: 'none' },
  },
});

export const bar = sectionStyle({
  ...boxes.row(token.space.base),
  ...textStyle.name,
  minBlockSize: '3.5rem',
  paddingInline: `min(${token.space.base}, 4vw) min(${token.space.tile}, 10vw)`,
  paddingBlock: token.space.tight,
  lineHeight: leading(1.1),
  // Large text in a narrow window.
  overflowWrap: 'anywhere',
});

/** Three ornament tiles in place of a window's buttons. */
export const lights = sectionStyle({
  flexShrink: 0,
  inlineSize: 'min(3.75rem, 18vw)',
  blockSize: '1.25rem',
  background: `linear-gradient(90deg, ${ink.accentA} 0 33.34%, ${ink.accentB} 0 66.67%, ${token.paper} 0)`,
  borderEndEndRadius: '1.25rem',
});

export const panes = sectionStyle({
  ...boxes.grid(boxes.equal(2), '0.125rem'),
  paddingBlockStart: '0.125rem',
  background: ink.ground,
});

export const pane = sectionStyle({
  ...boxes.column(),
  minInlineSize: 0,
  background: ink.ground2,
  selectors: {
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', flexDirection: 'row' },
  },
});

export const picture = sectionStyle({
  aspectRatio: '4 / 3',
  selectors: {
    '[data-parts] > :last-child:nth-child(odd) > &': { flex: '0 0 50%' },
  },
});

export const caption = sectionStyle({
  padding: `${token.space.snug} min(${token.space.base}, 4vw)`,
  minInlineSize: 0,
  fontSize: token.size.caption,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { ':last-child:nth-child(odd) > &': { alignSelf: 'end' } },
});
