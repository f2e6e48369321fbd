import { color, componentStyle, ink, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, weight } from '#src/design/styles/index.ts';

export const subject = componentStyle(boxes.column(token.space.hair));

export const subjectLabel = componentStyle({
  ...textStyle.statement,
  lineHeight: 1.1,
  inlineSize: 'fit-content',
});

export const document = componentStyle({
  ...boxes.column(token.space.base),
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlockStart: token.space.base,
  '@media': { [media.print]: { display: 'block', marginBlockStart: '1.5rem' } },
});

export const title = componentStyle({
  ...textStyle.subheading,
  ...boxes.row(token.space.snug),
  '@media': { [media.tight]: { fontSize: token.size.title } },
});

export const mark = componentStyle({
  ...boxes.square('2.75rem'),
  flex: 'none',
  background: ink.accentB,
  color: ink.ground,
  borderStartEndRadius: '100%',
  fontSize: token.size.lead,
  fontWeight: weight.heavy,
  '@media': {
    [media.forced]: { border: '0.125rem solid CanvasText' },
    [media.print]: { background: 'none', border: '0.0625rem solid #000', color: '#000' },
  },
});

export const question = componentStyle({
  ...boxes.column(token.space.hair),
  '@media': {
    [media.print]: { display: 'block', breakInside: 'avoid', marginBlockStart: '0.75rem' },
  },
});

const SCRIPTED_PRINT = 'print and (scripting: enabled)';

/** Grows with its content, where the browser supports it. */
export const answer = componentStyle({
  selectors: { 'textarea&': { minBlockSize: '5.5rem' } },
  '@media': { [SCRIPTED_PRINT]: { display: 'none' } },
});

/** The printed answer; without one, space to write it. */
export const printed = componentStyle({
  display: 'none',
  whiteSpace: 'pre-wrap',
  '@media': {
    [SCRIPTED_PRINT]: {
      display: 'block',
      minBlockSize: '4rem',
      borderBlockEnd: '0.0625rem solid #000',
    },
  },
});
