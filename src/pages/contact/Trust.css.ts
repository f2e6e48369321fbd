import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle, weight } from '#src/design/styles/index.ts';

export const label = sectionStyle({ ...textStyle.label, color: color.muted });
export const way = sectionStyle({ ...boxes.target(), fontWeight: weight.strong });

export const next = sectionStyle(boxes.column(token.space.base));
// Hidden when the confirmation, which replaces the form, lists the same steps.
sectionRule(`body:has([data-enquiry-slot="confirmation"]:not([hidden]) ol) ${next}`, {
  display: 'none',
});

export const subheading = sectionStyle({ fontSize: token.size.title });

/** The steps, numbered with the same blocks as the mailboxes below. */
export const steps = sectionStyle({
  ...boxes.column(token.space.snug),
  counterReset: 'step',
});

export const step = sectionStyle({
  ...marks.numbered('2.5rem', {
    background: ink.accentB,
    color: ink.ground,
    fontSize: token.size.lead,
    fontWeight: weight.heavy,
  }),
  color: color.muted,
  lineHeight: 1.5,
  selectors: {
    '&:nth-child(1)::before': { borderEndEndRadius: '100%' },
    '&:nth-child(2)::before': { background: token.paper, borderRadius: '50% 50% 0 0' },
    '&:nth-child(3)::before': { background: ink.accentA, borderRadius: '60% 0' },
  },
});

export const figures = sectionStyle({
  ...boxes.grid(boxes.equal(3), token.space.base),
  paddingBlockStart: token.space.base,
  borderBlockStart: `0.125rem solid ${color.line}`,
  // Next to the form there is room for larger figures.
  '@media': {
    [media.tight]: boxes.oneColumn(),
    [media.large]: { ...boxes.oneColumn(), paddingBlockStart: 0, border: 0 },
  },
});

export const figure = sectionStyle({
  ...boxes.column(token.space.hair),
  color: color.muted,
  fontSize: token.size.caption,
  lineHeight: 1.25,
  '@media': {
    [media.large]: {
      ...boxes.grid('minmax(0, 13rem) minmax(7rem, 1fr)', token.space.base),
      alignItems: 'end',
      paddingBlock: token.space.base,
      borderBlockStart: `0.125rem solid ${color.line}`,
      fontSize: token.size.body,
    },
  },
});

export const number = sectionStyle({
  ...textStyle.figure,
  fontSize: token.size.display,
  color: ink.accentB,
  '@media': {
    [media.large]: { fontSize: token.size.figure, lineHeight: 0.85 },
    [media.print]: { color: color.text },
  },
});
