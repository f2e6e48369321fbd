import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** On the ink of the page's opening, a floor below it. */
export const house = sectionStyle({ position: 'relative' });

export const answers = sectionStyle({ position: 'relative' });

export const field = sectionStyle({ '@media': { [media.large]: boxes.sticky } });

export const answer = sectionStyle({
  ...boxes.oneColumn(token.space.snug),
  // Below the header, where a link leads to it.
  scrollMarginBlockStart: '7rem',
  breakInside: 'avoid',
});

// What changes below a sentence keeps its room. Here nothing changes, and there are two dozen of them.
sectionRule(`${answer} li`, { minBlockSize: 0 });
sectionRule(`${answer} > ul`, {
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      columnGap: token.space.base,
    },
  },
});

export const problem = sectionStyle({
  ...textStyle.cardTitle,
  ...boxes.row(token.space.snug),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const mark = sectionStyle({
  ...boxes.square('3rem'),
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
