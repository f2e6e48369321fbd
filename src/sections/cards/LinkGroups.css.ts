import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, marks, motion, textStyle } from '#src/design/styles/index.ts';

export const groups = sectionStyle(boxes.oneColumn());

/** A group is a shelf: its name at the start, with its links in two columns next to it. */
export const group = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  paddingBlock: token.space.wide,
  borderBlockStart: `0.125rem solid ${color.rule}`,
  breakInside: 'avoid',
  '@media': { [media.large]: boxes.twoColumns(4, 8) },
});

export const heading = sectionStyle({ fontSize: token.size.title, maxInlineSize: '20ch' });

export const list = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': { [media.medium]: boxes.twoColumns(1, 1) },
});

export const item = sectionStyle([
  cards.card,
  {
    ...boxes.grid('auto minmax(0, 1fr)', token.space.base),
    alignItems: 'start',
    '@media': { [media.tight]: boxes.oneColumn(token.space.snug) },
  },
]);

/** The icon's tile gets a round corner when its link is hovered. */
export const tile = sectionStyle({
  ...boxes.square('3.5rem'),
  background: ink.ground,
  color: ink.accentB,
  '@media': {
    [media.motion]: motion.turning('border-radius'),
    [media.print]: { display: 'none' },
    [media.forced]: { border: '0.125rem solid CanvasText' },
  },
});
sectionRule(`${item}:hover > ${tile}`, { borderStartEndRadius: '100%' });

export const words = sectionStyle({ ...boxes.oneColumn(token.space.hair), minInlineSize: 0 });

export const title = sectionStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  lineHeight: 1.2,
  color: color.text,
});

/** The link covers its row: icon, title and description are one target. */
export const link = sectionStyle([
  cards.link,
  {
    justifySelf: 'start',
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    // The row ends with its text, so the focus indicator is offset from it.
    selectors: { '&:focus-visible::after': marks.focusAt(0.25) },
  },
]);
