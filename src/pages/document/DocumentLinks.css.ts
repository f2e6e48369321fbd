import { sectionStyle, token } from '#src/design/style-sheet.ts';

export const section = sectionStyle({
  paddingBlockStart: 0,
  // Before the text, which has its own space at the top.
  selectors: { 'article > &': { paddingBlock: `${token.space.vast} 0` } },
});

export const frame = sectionStyle({ display: 'grid', gap: token.space.wide });
