import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

/** None of this applies without scripts. */
export const row = sectionStyle({
  ...boxes.cluster(),
  justifyContent: 'space-between',
  columnGap: token.space.base,
  paddingBlock: token.space.hair,
  borderBlock: `0.0625rem solid ${color.line}`,
  ...textStyle.caption,
  '@media': { [media.static]: { display: 'none' } },
});

export const words = sectionStyle({ display: 'grid', flex: '1 1 10rem' });

export const room = sectionStyle({ gridArea: '1 / 1', visibility: 'hidden' });

export const said = sectionStyle({
  gridArea: '1 / 1',
  alignSelf: 'center',
  // Avoids a single word on the last line.
  textWrap: 'balance',
});

export const actions = sectionStyle({ ...boxes.cluster(), columnGap: token.space.base });

const textButton = {
  ...boxes.target(),
  gap: token.space.tight,
  color: color.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  ':hover': { textDecorationThickness: '0.16em' },
} as const;

export const discard = sectionStyle({
  ...textButton,
  fontWeight: weight.strong,
  ':disabled': { visibility: 'hidden' },
});

/** Below the form's button, where one leaves a shared device. */
export const clear = sectionStyle({
  ...textButton,
  ...textStyle.caption,
  textAlign: 'start',
  '@media': { [media.static]: { display: 'none' } },
});
