import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, weight } from '#src/design/styles/index.ts';

const RULE = `0.125rem solid ${color.rule}`;

export const blocks = sectionStyle({
  ...boxes.column(token.space.roomy),
  fontSize: '1.0625em',
  lineHeight: 1.65,
  '@media': { [media.print]: { fontSize: 'inherit', gap: '0.75rem' } },
});
// About 70 characters per line, for comfortable reading. Figures and ledgers use the full column.
sectionRule(`${blocks} > :not([data-figures], dl)`, {
  maxInlineSize: `min(${token.width.text}, 40rem)`,
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});

// With an empty string as the marker, VoiceOver still treats it as a list; with `none` it does not.
const list = { ...boxes.column(token.space.base), counterReset: 'item' };
export const bulleted = sectionStyle(list);
export const numbered = sectionStyle(list);

export const item = sectionStyle({
  ...boxes.grid('2rem minmax(0, 1fr)'),
  columnGap: token.space.snug,
  // Tiles sit on the first line's baseline, like letters.
  alignItems: 'baseline',
  counterIncrement: 'item',
  breakInside: 'avoid',
  selectors: {
    [`${bulleted} > &::before`]: marks.quarter('0.75rem', color.text),
    [`${numbered} > &::before`]: {
      content: 'counter(item)',
      ...boxes.square('2rem'),
      background: color.text,
      color: color.background,
      fontWeight: weight.bold,
      fontSize: token.size.caption,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      borderStartEndRadius: '0.75rem',
    },
  },
  '@media': {
    [media.print]: {
      selectors: { [`${numbered} > &::before`]: { background: 'none', color: '#000' } },
    },
  },
});

export const terms = sectionStyle({ borderBlockEnd: RULE });

/** The term in the margin next to its definition from medium screens up; rules as in a ledger. */
export const entry = sectionStyle({
  borderBlockStart: RULE,
  paddingBlock: token.space.base,
  display: 'grid',
  gap: token.space.hair,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.shares(4, 9), columnGap: token.space.roomy },
  },
});

export const term = sectionStyle({
  ...textStyle.name,
  fontSize: '1.0625em',
  lineHeight: 1.25,
  '@media': { [media.medium]: { paddingBlockStart: '0.2em' } },
});

export const noted = sectionStyle({ position: 'relative', ...boxes.column(token.space.base) });

/**
 * Below its paragraph, or in the margin next to it if the article has one. A container query, because it
 * uses the visitor's text size, which a media query does not.
 */
export const marginNote = sectionStyle({
  fontSize: token.size.caption,
  lineHeight: 1.5,
  paddingInlineStart: token.space.base,
  borderInlineStart: `0.25rem solid ${ink.accentA}`,
  '@container': {
    '(min-width: 79rem)': {
      position: 'absolute',
      insetBlockStart: '0.35rem',
      insetInlineStart: `calc(100% + ${token.space.roomy})`,
      inlineSize: '10.5rem',
      paddingInlineStart: token.space.snug,
    },
  },
});

/** A block of ink with one round corner, for content that must not be overlooked. */
export const note = sectionStyle({
  // The second ink, because it must also stand out on the first.
  background: ink.ground2,
  color: token.paper,
  vars: { [color.link]: token.paper },
  padding: token.space.roomy,
  paddingInlineEnd: token.space.broad,
  borderStartEndRadius: token.space.tile,
  fontSize: token.size.lead,
  lineHeight: 1.5,
  '@media': {
    [media.forced]: { border: '0.125rem solid' },
    [media.print]: {
      background: 'none',
      color: '#000',
      border: '0.125rem solid #000',
      fontSize: 'inherit',
      vars: { [color.link]: '#000' },
    },
  },
});
