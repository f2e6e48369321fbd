import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

/** The footer's last line. What it gets later is beside or below the link, and moves nothing. */
export const strip = sectionStyle({
  fontSize: token.size.eyebrow,
  '@media': { [media.static]: { display: 'none' } },
});

export const row = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.roomy}`),
  justifyContent: 'space-between',
  paddingBlockEnd: token.space.tight,
});

export const part = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.base}`),
  ':first-child': { order: 1 },
});

export const link = sectionStyle({
  ...boxes.target('3rem'),
  color: color.link,
  fontWeight: weight.strong,
});
