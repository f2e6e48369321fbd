import { media, sectionStyle, token } from '#src/design/style-sheet.ts';

/** As high as what takes its place. */
export const place = sectionStyle({
  minBlockSize: '100svh',
  // Nothing will.
  selectors: { '&[data-final]': { minBlockSize: 0 } },
  '@media': { [media.noScript]: { minBlockSize: 0 } },
});

/** Has the room of what may have to be said: what stands below it stays. */
export const said = sectionStyle({
  minBlockSize: '4lh',
  '@media': {
    [media.medium]: { minBlockSize: '2lh' },
    [media.noScript]: { minBlockSize: 0 },
  },
});

export const waiting = sectionStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const scriptless = sectionStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});

export const meanwhile = sectionStyle({ paddingBlockStart: token.space.wide });
