import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, leading, marks, motion, textStyle } from '#src/design/styles/index.ts';

export const tabs = componentStyle({
  // A hidden panel must take no space: the gap belongs to the row of tabs.
  display: 'block',
});

/**
 * The selected panel slides down from its tab by one cell. A transition rather than an animation, so nothing
 * moves when the page loads with its first panel open.
 */
const MOVES = `screen and ${media.motion} and (scripting: enabled)`;
componentRule(`${tabs} > [data-panel]`, {
  '@media': { [MOVES]: motion.turning('translate', 'opacity') },
});
componentRule(`${tabs} > [data-panel][hidden]`, {
  '@media': { [MOVES]: { translate: '0 -1.5rem', opacity: 0 } },
});

/** Tiles side by side from medium screens up, stacked on small ones. */
export const list = componentStyle({
  ...boxes.oneColumn('0.125rem'),
  padding: '0.125rem',
  background: color.rule,
  scrollMarginBlockStart: token.space.roomy,
  '@media': {
    // Two per row, so that four of them leave room for their longest word.
    [media.medium]: { gridTemplateColumns: boxes.equal(2) },
    [media.large]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
    [media.static]: { display: 'none' },
  },
});

/** A tile; the selected one is ink, with the yellow quarter circle of "you are here". */
export const tab = componentStyle({
  position: 'relative',
  ...boxes.column(),
  justifyContent: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: token.space.snug,
  paddingInline: `${token.space.base} ${token.space.wide}`,
  background: color.background,
  color: color.text,
  ...textStyle.name,
  fontSize: token.size.lead,
  lineHeight: leading(1.12),
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  ...motion.fading('background-color', 'color'),
  ':hover': { background: color.surface },
  ':focus-visible': { zIndex: 1 },
  '::before': {
    ...marks.corner,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    background: color.line,
  },
  selectors: {
    '&[aria-selected="true"]': { background: ink.ground, color: token.paper },
    '&[aria-selected="true"]::before': { background: token.action.ground },
  },
  '@media': {
    [media.tight]: { paddingInline: token.space.base, fontSize: token.size.title },
    [media.medium]: {
      justifyContent: 'flex-end',
      minBlockSize: '6rem',
      padding: token.space.base,
      '::before': { inlineSize: '2.5rem', blockSize: '2.5rem' },
    },
    [media.large]: { minBlockSize: '10rem', padding: token.space.roomy },
    [media.motion]: {
      selectors: {
        '&::before': motion.turning('border-radius', 'background-color'),
        '&:hover::before': { borderEndStartRadius: 0 },
      },
    },
    [media.forced]: {
      border: '0.125rem solid ButtonBorder',
      selectors: { '&[aria-selected="true"]': { outline: '0.25rem solid Highlight' } },
    },
  },
});

/** Repeats the tab's text where there are no tabs: without JavaScript and on paper. */
export const heading = componentStyle({
  fontSize: token.size.heading,
  paddingBlock: `${token.space.wide} ${token.space.base}`,
  '@media': { 'screen and (scripting: enabled)': boxes.unseen },
});

/** On screen with scripts, the tab itself contains it. */
export const summary = componentStyle({
  paddingBlockEnd: token.space.roomy,
  '@media': { 'screen and (scripting: enabled)': { display: 'none' } },
});
