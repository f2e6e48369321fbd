import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

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

export const receipt = sectionStyle({
  ...boxes.cluster(),
  columnGap: token.space.base,
  inlineSize: '100%',
  paddingBlock: token.space.hair,
  borderBlock: `0.0625rem solid ${color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const number = sectionStyle({ flex: '1 1 16rem', minInlineSize: 0 });

export const name = sectionStyle({ ...textStyle.label, color: color.muted });

/** Selected as a whole, for browsers that cannot copy it by script. */
export const code = sectionStyle({ overflowWrap: 'anywhere', userSelect: 'all' });

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
  ...boxes.grid('auto minmax(0, 1fr)', token.space.base),
  alignItems: 'start',
  lineHeight: 1.45,
  counterIncrement: 'step',
  '@media': {
    [media.forced]: { '::before': { border: '0.0625rem solid CanvasText' } },
  },
  '::before': {
    content: 'counter(step)',
    ...boxes.square('2.25rem'),
    background: ink.ground,
    color: ink.accentB,
    fontFamily: token.font.display,
    fontWeight: weight.bold,
    borderEndEndRadius: '1.125rem',
  },
});

export const queued = sectionStyle({
  ...boxes.column(token.space.base),
  alignItems: 'flex-start',
  marginBlockStart: token.space.roomy,
});
