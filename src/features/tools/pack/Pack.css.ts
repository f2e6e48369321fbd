import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';
import { frame } from '../Sheet.css.ts';

const noPaper = { [media.print]: { display: 'none' } } as const;

export const all = componentStyle({
  ...boxes.cluster(token.space.snug),
  '@media': { [media.noScript]: { display: 'none' }, ...noPaper },
});

/** The author and date of the answers: in print only. */
export const printed = componentStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const group = componentStyle({
  ...boxes.column(token.space.tight),
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlockStart: token.space.base,
  '@media': { [media.print]: { display: 'block', marginBlockStart: '1rem' } },
});

export const question = componentStyle({
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  paddingBlock: token.space.tight,
  breakInside: 'avoid',
});

export const box = componentStyle({ '@media': noPaper });

export const name = componentStyle({ ...textStyle.name, fontSize: token.size.body });

/** Shown once its question is picked: controlled by the checkbox alone, so it needs no script. */
export const answer = componentStyle({
  display: 'none',
  gap: token.space.tight,
  maxInlineSize: token.width.text,
  paddingInlineStart: '2.875rem',
  paddingBlockEnd: token.space.base,
  '@media': { [media.print]: { paddingInlineStart: 0 } },
});
componentRule(`${question}:has(:checked) > ${answer}`, { display: 'grid' });

// In print, only what is picked; everything if nothing is.
componentRule(`${frame}:has(:checked) :is(${group}, ${question}):not(:has(:checked))`, {
  '@media': noPaper,
});
componentRule(`${frame}:not(:has(:checked)) ${answer}`, {
  '@media': { [media.print]: { display: 'grid' } },
});
