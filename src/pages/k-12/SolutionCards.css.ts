import { keyframes } from '@vanilla-extract/css';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, motion, textStyle, tracking } from '#src/design/styles/index.ts';

export const solutions = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  paddingBlockStart: token.space.wide,
  '@media': { '(scripting: none)': { paddingBlockStart: 0 } },
});

/** Cards edge to edge, separated by lines: seven that form one block. */
export const grid = sectionStyle({
  ...boxes.oneColumn('0.125rem'),
  padding: '0.125rem',
  background: color.rule,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(12) },
    [media.print]: { background: 'none' },
  },
});

/** The cards of a row share its lines: where one title wraps, the descriptions still begin together. */
const shared = (rows: number) => ({
  gridRow: `span ${String(rows)}`,
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});
const STACKED = ':is([data-span="3"], [data-span="4"])';

const slideIn = keyframes({ from: { translate: '0 1.5rem' }, to: { translate: '0 0' } });

export const place = sectionStyle({
  ...boxes.oneColumn(),
  overflow: 'hidden',
  background: color.background,
  '@media': {
    [media.medium]: {
      selectors: {
        [`&${STACKED}`]: shared(5),
        '&[data-span="3"]': { gridColumn: 'span 3' },
        '&[data-span="4"]': { gridColumn: 'span 4' },
        '&[data-span="6"]': { gridColumn: 'span 6' },
        '&[data-span="12"]': { gridColumn: '1 / -1' },
      },
    },
    // Four columns on a tablet would leave no room for the fine print.
    [media.mediumOnly]: { selectors: { '&[data-span="3"]': { gridColumn: 'span 6' } } },
  },
});

export const card = sectionStyle([
  cards.card,
  {
    ...boxes.oneColumn(),
    gridTemplateRows: 'auto 1fr auto',
    minInlineSize: 0,
    breakInside: 'avoid',
    '@media': {
      [media.forced]: { border: '0.0625rem solid CanvasText' },
      // On small screens a card is a row, with a column of ink at the start: its motif alone, and the arrow.
      [media.small]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gridTemplateRows: 'auto' },
      [media.tight]: { gridTemplateColumns: boxes.shares(1) },
      // As wide as the row, it has its picture at the start.
      [media.medium]: {
        selectors: {
          [`${STACKED} > &`]: shared(5),
          '[data-span="12"] > &': {
            gridTemplateColumns: boxes.shares(1, 2),
            gridTemplateRows: '1fr auto',
          },
        },
      },
      [media.motion]: {
        selectors: {
          '[data-moves] > * > &': {
            animation: `${slideIn} ${token.time.slide} ${token.ease.turn} backwards`,
          },
        },
      },
    },
  },
]);

// One after another, in each row.
for (const [step, cards] of [':nth-child(3n + 2)', ':nth-child(3n)'].entries()) {
  sectionRule(`[data-moves] > ${cards} > ${card}`, {
    animationDelay: `calc(${String(step + 1)} * ${token.time.quick} / 2)`,
  });
}

export const picture = sectionStyle([
  cards.picture,
  {
    aspectRatio: '3 / 2',
    '@media': {
      [media.small]: { gridArea: '1 / 1', aspectRatio: 'auto' },
      [media.medium]: {
        selectors: {
          '[data-span="12"] > * > &': { gridRow: '1 / span 2', placeSelf: 'stretch' },
        },
      },
      [media.print]: { display: 'none' },
    },
  },
]);
sectionRule(`${picture} > img`, {
  '@media': { [media.small]: { aspectRatio: '1', blockSize: 'auto' } },
});

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.tight),
  alignContent: 'start',
  padding: token.space.base,
  '@media': {
    [media.medium]: {
      selectors: { [`${STACKED} > * > &`]: { ...shared(3), rowGap: token.space.tight } },
    },
  },
});

export const title = sectionStyle({
  ...textStyle.cardTitle,
  lineHeight: 1.05,
  letterSpacing: tracking.heading,
  hyphens: 'auto',
});

export const description = sectionStyle({ lineHeight: 1.5, maxInlineSize: '40ch' });

export const detail = sectionStyle({
  ...textStyle.caption,
  lineHeight: 1.5,
  maxInlineSize: '52ch',
});

/** A tile in the corner; the arrow moves by one cell when the card is hovered. */
export const arrow = sectionStyle({
  ...boxes.square('3.5rem'),
  justifySelf: 'end',
  background: ink.ground,
  color: token.paper,
  borderStartStartRadius: '100%',
  '@media': {
    [media.small]: { gridArea: '1 / 1', alignSelf: 'end' },
    [media.motion]: motion.turning('border-radius'),
    [media.print]: { display: 'none' },
  },
});
sectionRule(`${card}:hover > ${arrow}`, { borderStartStartRadius: 0 });
