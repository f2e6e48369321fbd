import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const section = sectionStyle({ '@media': { [media.print]: { background: 'none' } } });

/** One great block of ink; its tiles stand at the end, two abreast from medium screens. */
export const block = sectionStyle({
  ...boxes.oneColumn(),
  overflow: 'hidden',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(11rem, 30%, 24rem)' },
    [media.print]: { gridTemplateColumns: '1fr' },
    [media.forced]: { border: '0.125rem solid CanvasText' },
  },
});

export const words = sectionStyle({
  justifyContent: 'center',
  padding: `${token.space.broad} ${token.space.roomy}`,
  '@media': {
    [media.medium]: { padding: token.space.broad },
    [media.large]: { padding: token.space.vast },
    [media.print]: { padding: 0 },
  },
});

export const title = sectionStyle({ ...textStyle.hero, lineHeight: 0.92 });

export const body = sectionStyle({
  ...textStyle.lead,
  maxInlineSize: '44ch',
  '@media': { [media.print]: { color: 'inherit' } },
});

export const tiles = sectionStyle({
  ...boxes.grid(boxes.equal(6)),
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(2), alignContent: 'end' },
    [media.print]: { display: 'none' },
  },
});
