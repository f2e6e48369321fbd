import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle } from '#src/design/styles/index.ts';

export const section = sectionStyle({ overflow: 'clip' });

export const intro = sectionStyle({
  marginBlockEnd: token.space.roomy,
  '@media': { [media.large]: { gridTemplateColumns: boxes.shares(7, 5), alignItems: 'end' } },
});
export const lead = sectionStyle({ maxInlineSize: '44ch' });

export const card = sectionStyle([
  cards.card,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    border: `0.125rem solid ${color.rule}`,
    background: color.background,
    '@media': {
      [media.large]: {
        gridTemplateRows: 'none',
        gridTemplateColumns: boxes.equal(2),
        minBlockSize: '26rem',
      },
    },
  },
]);

export const picture = sectionStyle([
  cards.picture,
  {
    // The original aspect ratio, because its motif fills it and would be cropped.
    aspectRatio: '1',
    '@media': {
      [media.mediumOnly]: { aspectRatio: '4 / 3' },
      [media.large]: { aspectRatio: 'auto', blockSize: '100%' },
    },
  },
]);

export const words = sectionStyle({
  ...boxes.column(token.space.base),
  padding: token.space.roomy,
  minInlineSize: 0,
  '@media': { [media.tight]: { paddingInline: token.space.base } },
});

export const title = sectionStyle({ fontSize: token.size.heading });

export const metrics = sectionStyle({
  ...boxes.grid('repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))', token.space.base),
  marginBlockStart: 'auto',
});
export const metric = sectionStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlockStart: token.space.tight,
});
export const value = sectionStyle({
  ...textStyle.figure,
  fontSize: token.size.display,
  // A word is not as tall as a figure, on the same line.
  selectors: { '&[data-word]': { fontSize: token.size.title, lineHeight: token.size.display } },
});
export const label = sectionStyle({ ...textStyle.caption, lineHeight: 1.3 });
export const action = sectionStyle({ marginBlockStart: token.space.tight });
