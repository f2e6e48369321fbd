import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, marks, textStyle } from '#src/design/styles/index.ts';

export const ground = sectionStyle({
  containerType: 'inline-size',
  paddingBlock: `${token.space.vast} ${token.space.tile}`,
  '@media': { [media.print]: { containerType: 'normal', paddingBlock: 0 } },
});

export const frame = sectionStyle({
  ...boxes.oneColumn(token.space.broad),
  '@media': {
    [media.large]: {
      gridTemplateColumns: boxes.shares(4, 8),
      gridTemplateRows: 'auto 1fr',
      columnGap: token.space.vast,
    },
    // Leaves a margin for notes next to the text (Blocks.css.ts).
    [media.wide]: { gridTemplateColumns: boxes.shares(3, 9), columnGap: token.space.wide },
    [media.print]: { display: 'block', maxInlineSize: 'none', paddingInline: 0 },
  },
});

/** As tall as the text next to it, so that its sticky content can stay in view. */
export const contents = sectionStyle({
  '@media': { [media.large]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

export const body = sectionStyle({
  ...boxes.column(token.space.vast),
  minInlineSize: 0,
  '@media': { [media.large]: { gridColumn: 2 }, [media.print]: { display: 'block' } },
});

export const opening = sectionStyle({
  ...textStyle.statement,
  lineHeight: leading(1.16),
  maxInlineSize: '32ch',
  '@media': {
    [media.large]: { gridColumn: 2 },
    [media.print]: { fontSize: '13pt', maxInlineSize: 'none' },
  },
});

export const section = sectionStyle({
  ...boxes.column(token.space.roomy),
  '@media': { [media.print]: { display: 'block', marginBlockStart: '1.5rem' } },
});

// Samples are sheets of paper: each begins a page, and the one in the address is printed alone.
const alone = ':is(:target, [data-target])';
sectionRule(`${section}[id^="sample-"]:not(:first-child, :target, [data-target])`, {
  '@media': { [media.print]: { breakBefore: 'page' } },
});
sectionRule(`${body}:has(> [id^="sample-"]${alone}) > :not(${alone})`, {
  '@media': { [media.print]: { display: 'none' } },
});

/** A rule as wide as the column with a tile at its start, then the text. */
export const heading = sectionStyle({
  ...textStyle.heading,
  lineHeight: 1,
  paddingBlockStart: token.space.roomy,
  borderBlockStart: `0.125rem solid ${color.rule}`,
  position: 'relative',
  '::before': marks.corner,
  '@media': {
    [media.print]: {
      fontSize: '15pt',
      borderBlockStart: 'none',
      paddingBlock: '0 0.5rem',
      '::before': { display: 'none' },
    },
  },
});

/** As wide as the column, with the house's corner. */
export const illustration = sectionStyle({
  aspectRatio: '3 / 2',
  borderEndEndRadius: token.space.tile,
  '@media': { [media.print]: { display: 'none' } },
});
