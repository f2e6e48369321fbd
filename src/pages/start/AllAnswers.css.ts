import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** On the ink of the page's hero, directly below it. */
export const sentence = sectionStyle({ position: 'relative' });

export const answers = sectionStyle({ position: 'relative' });

/** Each field has the ink of its line. */
export const part = sectionStyle({ selectors: { '&&': { paddingBlock: token.space.vast } } });

/** Houses wall to wall; one below the other on small screens. */
export const street = sectionStyle({
  ...boxes.oneColumn(),
  rowGap: token.space.wide,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(3) },
    [media.wide]: { gridTemplateColumns: boxes.equal(6) },
  },
});

/** A house, the need that it is for, and where to find it: in rows that all houses share. */
export const answer = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'min(6rem, 26%) minmax(0, 1fr)',
  gap: `${token.space.tight} ${token.space.base}`,
  alignItems: 'start',
  breakInside: 'avoid',
  '@media': {
    // Beside the words, it would break them.
    [media.tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 6',
      rowGap: token.space.snug,
    },
  },
  selectors: {
    '&:is(:target, [data-target])': { boxShadow: `0 -0.25rem ${token.action.ground}` },
  },
});

export const house = sectionStyle({
  inlineSize: '100%',
  '@media': {
    [media.small]: { gridRow: 'span 2' },
    [media.tight]: { gridRow: 'auto', maxInlineSize: '6rem' },
    [media.print]: { display: 'none' },
  },
});

export const problem = sectionStyle({
  ...textStyle.cardTitle,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingInlineEnd: token.space.base,
});

const cells = `${answer} > ul`;
sectionRule(cells, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 0,
  rowGap: token.space.tight,
  paddingInlineEnd: token.space.base,
  '@media': {
    [media.medium]: { gridTemplateRows: 'subgrid', gridRow: 'span 4', rowGap: token.space.snug },
  },
});
// Below a sentence, answers reserve space for changes. Here nothing changes, and there are two dozen.
sectionRule(`${cells} > li`, { minBlockSize: 0, padding: 0 });
sectionRule(`${cells} > li > a`, {
  fontFamily: token.font.text,
  fontSize: token.size.body,
  letterSpacing: tracking.none,
  lineHeight: 1.25,
  // A 24 px target (WCAG 2.5.8).
  display: 'inline-block',
  paddingBlock: '0.125rem',
});
