import { color, fitting, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const part = sectionStyle({
  '@media': {
    [media.print]: {
      background: 'none',
      paddingBlock: '0.75rem',
      vars: { [color.text]: '#000', [color.muted]: '#000', [color.link]: '#000' },
    },
  },
});

export const row = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': {
    [media.large]: boxes.twoColumns(5, 7),
    [media.print]: { display: 'block', maxInlineSize: 'none', paddingInline: 0 },
  },
});

export const heading = sectionStyle({
  ...textStyle.hero,
  fontSize: fitting('clamp(2.25rem, 1.2rem + 3.6vw, 4.5rem)', 12, 36),
  lineHeight: 0.95,
  '@media': {
    [media.large]: boxes.sticky,
    [media.print]: { fontSize: '15pt', position: 'static', paddingBlockEnd: '0.5rem' },
  },
});
