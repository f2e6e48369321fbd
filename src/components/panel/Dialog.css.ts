import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'rgb(17 19 26 / 0.7)',
});

export const positioner = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '@media': { [media.medium]: { alignItems: 'center' } },
});

export const content = componentStyle({
  ...boxes.column(token.space.base),
  alignItems: 'flex-start',
  inlineSize: 'min(100%, 34rem)',
  maxBlockSize: '100%',
  overflowY: 'auto',
  padding: token.space.roomy,
  background: color.background,
  color: color.text,
  border: `0.125rem solid ${color.rule}`,
  borderStartEndRadius: '3rem',
});

export const title = componentStyle({ fontSize: token.size.heading });

export const steps = componentStyle({ display: 'grid', gap: token.space.snug, inlineSize: '100%' });
componentRule(`${steps} > li`, {
  ...boxes.grid('1.5rem 1fr', token.space.snug),
  alignItems: 'center',
  paddingBlock: token.space.tight,
  borderBlockStart: `0.125rem solid ${color.line}`,
});
