import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';

/** What is played here may color all of it. */
export const band = sectionStyle({
  isolation: 'isolate',
  vars: { [color.muted]: token.paper },
});

/** As tall as what is played, at every width at which it is. */
export const place = sectionStyle({
  display: 'grid',
  minBlockSize: 'max(59rem, 40.5rem + 47vw)',
  overflow: 'clip',
  borderRadius: '1.75rem',
  background: ink.ground2,
  '@media': {
    [media.tight]: { minBlockSize: '20rem' },
    [media.medium]: { minBlockSize: '34rem' },
    [media.huge]: { minBlockSize: '37rem' },
  },
});

/** It fills the place, in which it arranges itself. */
export const still = sectionStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  contain: 'size',
  objectFit: 'cover',
});
