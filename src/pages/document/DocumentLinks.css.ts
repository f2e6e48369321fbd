import { sectionStyle, token } from '#src/design/style-sheet.ts';

export const section = sectionStyle({ paddingBlockStart: 0 });

export const frame = sectionStyle({ display: 'grid', gap: token.space.wide });
