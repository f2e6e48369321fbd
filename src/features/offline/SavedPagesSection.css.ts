import { media, sectionStyle, token } from '#src/design/style-sheet.ts';

/** As tall as the content that replaces it. */
export const place = sectionStyle({
  minBlockSize: '100svh',
  // Nothing will replace it.
  selectors: { '&[data-final]': { minBlockSize: 0 } },
  '@media': { [media.noScript]: { minBlockSize: 0 } },
});

/** Reserves space for the messages, so that the content below does not move. */
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
