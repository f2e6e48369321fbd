import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { tracking, weight } from '#src/design/styles/index.ts';

export const title = sectionStyle({ maxInlineSize: '20ch' });

export const label = sectionStyle({
  fontSize: token.size.title,
  letterSpacing: tracking.title,
  '@media': { [media.medium]: { fontSize: token.size.display, lineHeight: 1 } },
});

export const description = sectionStyle({
  marginBlockStart: token.space.snug,
  fontFamily: token.font.text,
  fontSize: token.size.caption,
  fontWeight: weight.regular,
  letterSpacing: tracking.none,
  lineHeight: 1.5,
  hyphens: 'manual',
  '@media': { [media.medium]: { fontSize: token.size.body } },
});

export const services = sectionStyle({ paddingBlockStart: token.space.wide });
