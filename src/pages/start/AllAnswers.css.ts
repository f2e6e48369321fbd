import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** On the ink of the page's hero, directly below it. */
export const sentence = sectionStyle({ position: 'relative' });

export const answers = sectionStyle({ position: 'relative' });

/** Each field has the ink of its line. */
export const part = sectionStyle({ selectors: { '&&': { paddingBlock: token.space.vast } } });

/** How many there are, where not all are in view. */
export const count = sectionStyle({
  ...textStyle.caption,
  '@media': { [media.medium]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Houses wall to wall; on small screens, the street goes on at the side. */
export const street = sectionStyle({
  display: 'grid',
  rowGap: token.space.wide,
  '@media': {
    [media.small]: {
      gridAutoFlow: 'column',
      // The next house is cut, not its words, and fades out at the edge; the last one ends before that.
      gridAutoColumns: 'min(16rem, 100% - 2.5rem)',
      maskImage: 'linear-gradient(90deg, #000 calc(100% - 3rem), transparent)',
      columnGap: token.space.base,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      // To the window's edges, with room for the focus indicator.
      marginInline: `calc(-1 * ${token.width.gutter})`,
      padding: `0.5rem 3rem 0.5rem ${token.width.gutter}`,
      scrollPaddingInline: token.width.gutter,
    },
    // Words have the whole width.
    [media.tight]: { gridAutoColumns: '100%' },
    [media.medium]: { gridTemplateColumns: boxes.equal(3) },
    [media.wide]: { gridTemplateColumns: boxes.equal(6) },
    [media.print]: { gridTemplateColumns: boxes.equal(3) },
  },
});

/** A house, the need that it is for, and where to find it: in rows that all houses share. */
export const answer = sectionStyle({
  ...boxes.oneColumn(token.space.snug),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  alignItems: 'start',
  breakInside: 'avoid',
  scrollSnapAlign: 'start',
  selectors: {
    '&:is(:target, [data-target])': { boxShadow: `0 -0.25rem ${token.action.ground}` },
  },
});

export const problem = sectionStyle({
  ...textStyle.cardTitle,
  overflowWrap: 'anywhere',
  paddingInlineEnd: token.space.base,
});

const cells = `${answer} > ul`;
sectionRule(cells, {
  ...boxes.oneColumn(token.space.snug),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  marginInline: 0,
  paddingInlineEnd: token.space.base,
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
