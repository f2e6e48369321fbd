import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

/** The footer's last line, empty until there is something to say: it is at the page's end, and moves nothing. */
export const strip = sectionStyle({
  fontSize: token.size.eyebrow,
  '@media': { [media.static]: { display: 'none' } },
});

export const row = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.roomy}`),
  justifyContent: 'space-between',
  paddingBlockEnd: token.space.tight,
});
