import { ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { entrance } from '#src/sections/hero/Hero.css.ts';

/** As large as the hero, but its dots stay round. They are subtle, because text is on them. */
export const dots = sectionStyle({
  position: 'absolute',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  // Safari does not support rem in an attribute; this makes 1em equal 1rem.
  fontSize: '1rem',
  stroke: ink.ground2,
  strokeLinecap: 'round',
  '@media': {
    [media.print]: { display: 'none' },
    // Without the ink behind them, even the subtle dots would stand out.
    [media.forced]: { display: 'none' },
  },
});
sectionRule(`${dots} > path`, {
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.motion]: entrance },
});
// The larger, the later.
for (const [step, sizes] of [':nth-child(n + 2)', ':nth-child(n + 4)'].entries()) {
  sectionRule(`${dots} > ${sizes}`, {
    animationDelay: `calc(${token.time.wait} + ${String(step + 1)} * ${token.time.quick})`,
  });
}
