import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

/** Its height is reserved from the start, so later content causes no layout shift. */
export const strip = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.line}`,
  fontSize: token.size.eyebrow,
  '@media': { [media.still]: { display: 'none' } },
});

export const row = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.roomy}`),
  justifyContent: 'space-between',
  minBlockSize: '7.5rem',
  paddingBlock: token.space.tight,
  '@media': { [media.medium]: { minBlockSize: '4.25rem' } },
});

export const part = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.base}`),
  minBlockSize: '3rem',
});

export const link = sectionStyle({
  ...boxes.target('3rem'),
  color: color.link,
  fontWeight: weight.strong,
});
