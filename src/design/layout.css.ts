import { createVar, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { baseRule, layoutRule, layoutStyle, utilityStyle } from './layered.ts';
import * as boxes from './styles/boxes.ts';
import { textStyle } from './styles/text.ts';
import { color, ink, token } from './tokens.css.ts';
import { tracking } from './type.ts';

/** Layout primitives. They own all spacing between elements; nothing else sets outer margins. */

/** The page container: at most 78rem, with gutters that grow with the window. */
export const container = layoutStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${token.width.page} + 2 * ${token.width.gutter})`,
  marginInline: 'auto',
  paddingInline: token.width.gutter,
  // Printed pages have their own margins.
  '@media': { [media.print]: { paddingInline: 0 } },
});

/** A full-width section of the page; sections are spaced in whole tiles. */
export const band = layoutStyle({
  paddingBlock: token.space.tile,
  position: 'relative',
  '@media': { [media.print]: { paddingBlock: token.space.base } },
});

/** A section or box on the line's ink: text is paper, links are the line's light accent. */
export const onInk = layoutStyle({
  background: ink.ground,
  color: token.paper,
  colorScheme: 'dark',
  vars: {
    [color.background]: ink.ground,
    [color.surface]: ink.ground2,
    [color.text]: token.paper,
    [color.muted]: '#D9D6CC',
    [color.link]: ink.accentB,
    [color.line]: 'rgb(255 253 248 / 0.18)',
    [color.edge]: 'rgb(255 253 248 / 0.55)',
    [color.rule]: 'rgb(255 253 248 / 0.55)',
    [color.error]: '#FFB1A8',
    [color.success]: '#86E0BD',
  },
  '@media': {
    // Printed paper is white, whatever the background was.
    [media.print]: {
      background: 'none',
      color: '#000',
      vars: { [color.text]: '#000', [color.muted]: '#333', [color.link]: '#000' },
    },
  },
});

/**
 * Hidden until it has arrived completely. A page may arrive in chunks, and a browser may paint
 * between any two of them: in a row, or in a box with centered or end-aligned content, each chunk
 * would move the earlier ones. Something always follows such an element, so its arrival shows that the
 * element is complete.
 */
export const whole = style({});
// The rule with `:has` applies to the element itself, and its children inherit. If it applied to the
// children, each element added or shown on a press would make Chromium recompute the styles of all
// others.
const arriving = createVar();
// Not `:only-child`: Chromium matches that only once the whole parent has arrived.
layoutRule(`${whole}:not(:has(+ *))`, { vars: { [arriving]: 'hidden' } });
layoutRule(`${whole} > *`, { visibility: arriving });

/** The opening section of a page, on ink; something always follows it. */
export const opening = `${onInk} ${whole}`;

export const onSurface = layoutStyle({ background: color.surface });

// Two sections on the same background look like one, so they share one section's space instead of two.
for (const ground of [`:not(.${onInk}, .${onSurface})`, `.${onInk}`, `.${onSurface}`]) {
  layoutRule(`.${band}${ground} + .${band}${ground}`, { paddingBlockStart: 0 });
}

const stackOf = (gap: string) => layoutStyle(boxes.column(gap));
export const stack = {
  snug: stackOf(token.space.snug),
  base: stackOf(token.space.base),
  roomy: stackOf(token.space.roomy),
  wide: stackOf(token.space.wide),
  broad: stackOf(token.space.broad),
} as const;

/** Elements side by side that wrap. */
export const cluster = layoutStyle(boxes.cluster(token.space.snug));

/** Two columns from large screens: a narrow one for the heading, a wide one for the content. */
export const split = layoutStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': { [media.large]: boxes.twoColumns(4, 8) },
});

/** Visible to screen readers only. */
export const visuallyHidden = utilityStyle(boxes.unseen);

export const noPrint = utilityStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Text styles for elements without a rule of their own. */
export const text = {
  heading: layoutStyle(textStyle.heading),
  cardTitle: layoutStyle(textStyle.cardTitle),
  lead: layoutStyle(textStyle.lead),
  muted: layoutStyle({ color: color.muted }),
  caption: layoutStyle(textStyle.caption),
  /** Above a heading or on a card. */
  tag: layoutStyle({
    ...textStyle.eyebrow,
    letterSpacing: tracking.capitals,
    textTransform: 'uppercase',
  }),
} as const;

// On ink, the focus mark is yellow with the ink itself around it.
baseRule(`${onInk} :focus-visible`, { boxShadow: `0 0 0 0.375rem ${ink.ground}` });
