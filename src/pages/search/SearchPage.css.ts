import { sectionStyle, token } from '#src/design/style-sheet.ts';

/** Close below the title: what was found should be in sight. */
export const section = sectionStyle({
  paddingBlock: `${token.space.wide} ${token.space.tile}`,
});
