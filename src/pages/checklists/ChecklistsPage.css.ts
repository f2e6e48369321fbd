import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const lists = sectionStyle({
  ...boxes.column(token.space.tile),
  '@media': { [media.print]: { gap: '2rem' } },
});

// In print, only the list named in the address is shown.
sectionRule(`${lists}:has(> :is(:target, [data-target])) > :not(:target, [data-target])`, {
  '@media': { [media.print]: { display: 'none' } },
});
