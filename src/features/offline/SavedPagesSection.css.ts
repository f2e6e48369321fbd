import { media, sectionStyle } from '#src/design/style-sheet.ts';

/** Reserves space for the longest message, so that the content below does not move. */
export const waiting = sectionStyle({
  minBlockSize: '4lh',
  '@media': { [media.medium]: { minBlockSize: '2lh' }, [media.noScript]: { display: 'none' } },
});

export const scriptless = sectionStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});
