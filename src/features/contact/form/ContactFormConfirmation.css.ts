import { keyframes } from '@vanilla-extract/css';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, weight } from '#src/design/styles/index.ts';

export const confirmation = sectionStyle({
  ...boxes.column(token.space.roomy),
  alignItems: 'flex-start',
  // Scrolled into view with some space around it.
  scrollMarginBlock: token.space.wide,
  // The form begins anew below it.
  marginBlockEnd: token.space.broad,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const title = sectionStyle({ ...textStyle.heading, textWrap: 'balance' });

export const subtitle = sectionStyle({ fontWeight: weight.strong });

/** The ground that the house stands on, and its room before it is drawn (src/design/house-plan.ts). */
export const street = sectionStyle({ inlineSize: '100%' });
export const house = sectionStyle({ aspectRatio: '9 / 5' });
// Its windows are dark for a moment, then lit: a custom property changes at once.
const dark = keyframes({ from: { vars: { '--house-light': ink.ground2 } } });
sectionRule(`${house} > svg`, {
  '@media': {
    [media.motion]: { animation: `${dark} ${token.time.enter} ${token.time.wait} backwards` },
  },
});

export const receipt = sectionStyle({
  ...boxes.cluster(),
  columnGap: token.space.base,
  inlineSize: '100%',
  paddingBlock: token.space.hair,
  borderBlock: `0.0625rem solid ${color.line}`,
  selectors: {
    // In front of the door, whose middle is at two thirds of the drawing.
    [`${street} > &`]: {
      display: 'grid',
      justifyItems: 'center',
      paddingTop: 0,
      paddingLeft: `${String(100 / 3)}%`,
      border: 0,
    },
    '&[hidden]': { display: 'none' },
  },
});

export const number = sectionStyle({
  flex: '1 1 16rem',
  minInlineSize: 0,
  selectors: { [`${street} &`]: { display: 'contents' } },
});

export const name = sectionStyle({ ...textStyle.label, color: color.muted });

/** Selected as a whole, for browsers that cannot copy it by script. */
export const code = sectionStyle({
  // Legible in any face: a receipt has no O, I or L (server/enquiries/store-in-sql.ts).
  fontFamily: 'inherit',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  selectors: {
    // The mat.
    [`${street} &`]: {
      order: -1,
      padding: token.space.tight,
      background: token.action.ground,
      color: token.action.label,
    },
  },
});

export const copy = sectionStyle({
  ...boxes.target(),
  gap: token.space.tight,
  fontWeight: weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  '@media': { [media.print]: { display: 'none' } },
});

/** Next to the button or below it; takes no space while empty. */
export const copied = sectionStyle({ flex: '1 0 100%', ':empty': { display: 'contents' } });

/** The steps, numbered by tiles. */
export const steps = sectionStyle({
  ...boxes.column(token.space.snug),
  counterReset: 'step',
});

export const step = sectionStyle({
  ...marks.numbered('2.25rem', {
    background: ink.ground,
    color: ink.accentB,
    fontWeight: weight.bold,
    borderEndEndRadius: '1.125rem',
  }),
  alignItems: 'start',
  lineHeight: 1.45,
});

export const queued = sectionStyle({
  ...boxes.column(token.space.base),
  alignItems: 'flex-start',
  marginBlockStart: token.space.roomy,
});
