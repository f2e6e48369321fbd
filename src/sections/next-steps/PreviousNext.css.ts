import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, motion, textStyle } from '#src/design/styles/index.ts';

export const pager = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = sectionStyle({
  ...boxes.oneColumn(),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

/** Half of the row; the next page stays in the second half if there is no previous one. */
export const way = sectionStyle({
  ...boxes.row(token.space.roomy),
  paddingBlock: token.space.roomy,
  color: color.text,
  textDecorationLine: 'none',
  selectors: {
    '&[data-way="next"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-way="previous"] + &': { borderBlockStart: `0.125rem solid ${color.line}` },
  },
  '@media': {
    [media.medium]: {
      paddingBlock: token.space.wide,
      selectors: {
        '&[data-way="next"]': { gridColumn: 2 },
        '&[data-way="previous"] + &': {
          borderBlockStart: 'none',
          borderInlineStart: `0.125rem solid ${color.line}`,
        },
      },
    },
  },
});

export const words = sectionStyle({ ...boxes.oneColumn(token.space.hair), minInlineSize: 0 });
export const name = sectionStyle({
  ...textStyle.name,
  ...textStyle.cardTitle,
  fontFamily: token.font.display,
});

sectionRule(`${way}:hover ${name}`, { textDecoration: 'underline 0.08em' });
sectionRule(`${way} > svg`, {
  flexShrink: 0,
  '@media': { [media.motion]: motion.turning('transform') },
});
sectionRule(`${way}[data-way="next"]:hover > svg`, {
  '@media': { [media.motion]: { transform: 'translateX(0.5rem)' } },
});
sectionRule(`${way}[data-way="previous"]:hover > svg`, {
  '@media': { [media.motion]: { transform: 'translateX(-0.5rem)' } },
});
