import { sectionStyle, token } from '#src/design/style-sheet.ts';

export const links = sectionStyle({
  paddingBlockStart: 0,
  // Before the text, which has its own space at the top.
  selectors: { 'article > &': { paddingBlock: `${token.space.vast} 0` } },
});
