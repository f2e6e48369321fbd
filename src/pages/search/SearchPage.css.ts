import { sectionStyle, token } from '#src/design/style-sheet.ts';

/** Close below the title, to keep the results in view. */
export const section = sectionStyle({
  paddingBlock: `${token.space.wide} ${token.space.tile}`,
});
