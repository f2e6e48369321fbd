import { ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { motion } from '#src/design/styles/index.ts';

export const art = sectionStyle({
  position: 'relative',
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

/** Two tiles by three, in the middle of the 0. */
export const doorway = sectionStyle({
  position: 'absolute',
  insetInlineStart: `${String((144 / 336) * 100)}%`,
  insetBlockStart: '20%',
  inlineSize: `${String((48 / 336) * 100)}%`,
  blockSize: '60%',
});
sectionRule(`${art} svg`, { inlineSize: '100%', blockSize: 'auto' });

/** Hinged on its left: open, it is seen from the side. */
export const leaf = sectionStyle({
  '@media': { [media.motion]: motion.turning('scale') },
  selectors: { [`${doorway}:is(:hover, :focus-visible, :active) &`]: { scale: '0.18 1' } },
});
