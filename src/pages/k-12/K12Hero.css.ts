import { ink, media, sectionRule, sectionStyle } from '#src/design/style-sheet.ts';

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
sectionRule(`${dots} > path`, { vectorEffect: 'non-scaling-stroke' });
