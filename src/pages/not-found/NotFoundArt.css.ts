import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';

export const art = sectionStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

/** The stroke closes the hairline that antialiasing leaves between neighbors. */
const fill = (ground: string) => sectionStyle({ fill: ground, stroke: ground, strokeWidth: 0.15 });
export const quiet = fill(ink.ground2);
export const ground = fill(ink.ground);
export const soft = fill(ink.accentB);
export const bright = fill(ink.accentA);
export const paper = fill(token.paper);
export const door = fill(token.action.ground);
