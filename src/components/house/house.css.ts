import { keyframes } from '@vanilla-extract/css';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle, tracking, weight } from '#src/design/styles/index.ts';

/** What is hidden in it is positioned in it. */
export const house = componentStyle({ position: 'relative' });

export const form = componentStyle({
  ...boxes.column(token.space.snug),
  justifyContent: 'flex-end',
  paddingBlock: token.space.roomy,
});

export const title = componentStyle({
  fontSize: 'clamp(1.25rem, 0.75rem + 1.1vw, 2rem)',
  letterSpacing: tracking.title,
  color: color.link,
});

export const sentence = componentStyle({
  ...textStyle.statement,
  fontSize: 'max(1rem, 0.5rem + 3.6vw)',
  lineHeight: 1.5,
  '@media': { [media.medium]: { fontSize: 'min(0.5rem + 4.5vw, 3rem)' } },
});

export const blank = componentStyle({ display: 'block' });

/** Room for the arrow after the words of a select. */
const ARROW = '0.8em';

/** Keeps the width of the longest option, so that no choice moves a line; no wider than its column. */
export const room = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  '::before': {
    content: 'attr(data-longest)',
    gridArea: '1 / 1 / 2 / 3',
    blockSize: 0,
    paddingInlineEnd: ARROW,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  },
  // The arrow: a flat triangle, in proportion to the words.
  '::after': {
    content: '',
    gridArea: '1 / 1',
    placeSelf: 'center end',
    inlineSize: '0.5em',
    blockSize: '0.25em',
    background: token.action.ground,
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    pointerEvents: 'none',
  },
  '@media': { [media.forced]: { '::after': { display: 'none' } } },
});

/** A blank in the sentence, with a line to write on: as long as its words, or as the longest option. */
export const select = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'start',
  appearance: 'none',
  fieldSizing: 'content',
  font: 'inherit',
  letterSpacing: tracking.title,
  lineHeight: 1.2,
  minBlockSize: '2.75rem',
  maxInlineSize: '100%',
  padding: 0,
  paddingInlineEnd: ARROW,
  border: 0,
  borderBlockEnd: `0.1em solid ${token.action.ground}`,
  borderRadius: 0,
  background: 'none',
  color: token.action.ground,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // The words next to it are too close for the ring of other focus marks.
  ':focus-visible': { boxShadow: 'none' },
  '@media': {
    [media.forced]: {
      appearance: 'auto',
      border: '0.125rem solid ButtonText',
      color: 'ButtonText',
    },
    [media.print]: { color: 'inherit' },
  },
});
/** The list that opens, where it does not follow `colorScheme`. */
componentRule(`${select} > option`, { background: ink.ground, color: token.paper });

/** One answer replacing another: the foot of the house, as wide as the window. */
export const place = componentStyle({
  ...boxes.oneColumn(),
  paddingInline: `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`,
  background: color.surface,
  '@media': { [media.print]: { padding: 0, background: 'none' } },
});

const cell = { gridArea: '1 / 1', minInlineSize: 0 } as const;
export const given = componentStyle({
  ...cell,
  // Keeps its space.
  selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
});
export const live = componentStyle({
  ...cell,
  selectors: { '[aria-busy="true"] > &': { opacity: 0.5 } },
});

const ONE_LINE = 'screen and (min-width: 22em) and (max-width: 44.99em)';

export const answer = componentStyle({
  ...boxes.oneColumn(),
  // Its words are aligned with the sentence.
  marginInline: `calc(-1 * ${token.space.base})`,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(2) },
    [media.wide]: { gridTemplateColumns: boxes.equal(4) },
  },
});

/** A tile: tall enough for the longest name, which takes one line where it has the whole width of a phone. */
export const tile = componentStyle({
  ...boxes.column('0.125rem'),
  position: 'relative',
  minBlockSize: 'calc(3lh + 1.5rem)',
  padding: `${token.space.snug} ${token.space.base}`,
  '@media': {
    [ONE_LINE]: { minBlockSize: 'calc(2lh + 1.5rem)' },
    [media.print]: { minBlockSize: 0 },
  },
});

export const label = componentStyle({
  ...textStyle.eyebrow,
  letterSpacing: tracking.eyebrow,
  color: color.muted,
});

export const way = componentStyle([
  cards.stretchedLink,
  {
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: weight.strong,
    letterSpacing: tracking.title,
    lineHeight: 1.35,
    inlineSize: 'fit-content',
    overflowWrap: 'anywhere',
    '@media': { [ONE_LINE]: { fontSize: token.size.body } },
  },
]);

export const failed = componentStyle({ ...textStyle.lead, maxInlineSize: '36ch' });

/** Quieter than the buttons beside them; without words where they would need another line. */
export const keep = componentStyle({
  ...boxes.row(),
  position: 'relative',
});
componentRule(`${keep} > button`, { borderColor: 'transparent' });
componentRule(`${keep} [data-label]`, {
  ...textStyle.eyebrow,
  textTransform: 'uppercase',
  paddingInline: `0 ${token.space.snug}`,
  '@media': { [`(width < ${BREAKPOINTS.wide})`]: boxes.unseen },
});
componentRule(`${keep} [data-tile]`, { order: -1, borderInlineStart: 0 });

/** Over what follows, which it does not move. */
export const said = componentStyle({
  ...textStyle.caption,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.25rem)',
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '20rem',
  padding: `${token.space.tight} ${token.space.snug}`,
  background: color.text,
  color: color.background,
  selectors: { '&:empty': { display: 'none' } },
});

/** While tiles turn, the windows are dark; those of the tiles that still show the last house are not. */
componentRule('[data-turning]', { vars: { '--house-light': ink.ground2 } });
export const last = componentStyle({ vars: { '--house-light': token.action.ground } });
export const ground = componentStyle({ fill: ink.ground });

const away = keyframes({ to: { scale: '0 1' } });
export const turn = componentStyle({
  animationName: away,
  animationDuration: token.time.menu,
  animationTimingFunction: token.ease.turn,
  animationFillMode: 'forwards',
});
