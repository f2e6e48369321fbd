import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** On the ink of the page's hero, directly below it. */
export const house = sectionStyle({ position: 'relative' });

export const answers = sectionStyle({ position: 'relative' });

/** Every other field has the surface color, so that their boundaries are visible. */
export const part = sectionStyle({
  selectors: {
    '&:nth-child(even)': { background: color.surface },
    '&&': { paddingBlock: token.space.vast },
  },
});

/** A row of the table: the need and where to find it; stacked on small screens. */
export const answer = sectionStyle({
  ...boxes.oneColumn(token.space.tight),
  alignItems: 'center',
  paddingBlock: token.space.base,
  borderBlockStart: `0.125rem solid ${color.rule}`,
  breakInside: 'avoid',
  '@media': { [media.large]: boxes.twoColumns(3, 9) },
  selectors: {
    '&:is(:target, [data-target])': { boxShadow: `inset 0 0.25rem ${token.action.ground}` },
  },
});

const cells = `${answer} > ul`;
sectionRule(cells, {
  marginInline: 0,
  gap: `${token.space.tight} ${token.space.base}`,
  '@media': {
    [media.small]: { gridTemplateColumns: boxes.equal(2) },
    [media.large]: {
      gridTemplateColumns: `${boxes.equal(3)} minmax(0, 0.9fr)`,
      columnGap: token.space.roomy,
    },
  },
});
// Below a sentence, answers reserve space for changes. Here nothing changes, and there are two dozen.
sectionRule(`${cells} > li`, { minBlockSize: '2.75rem', padding: 0 });
sectionRule(`${cells} > li > a`, {
  fontFamily: token.font.text,
  fontSize: token.size.body,
  letterSpacing: tracking.none,
  lineHeight: 1.25,
  // A 24 px target (WCAG 2.5.8).
  display: 'inline-block',
  paddingBlock: '0.125rem',
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
