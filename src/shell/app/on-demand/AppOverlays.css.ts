import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const dock = style(
  inLayer(layers.section, {
    position: 'fixed',
    insetInline: token.space.snug,
    insetBlockEnd: token.space.snug,
    zIndex: 25,
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.tight,
    // The page beneath stays within reach beside the cards.
    pointerEvents: 'none',
    '@media': {
      [media.medium]: { insetInlineStart: 'auto', inlineSize: '26rem' },
      [media.print]: { display: 'none' },
    },
  }),
);

// What has the focus is not hidden under a card (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${dock} [role="status"] > *)`, {
  '@layer': { [layers.section]: { scrollPaddingBlockEnd: '11rem' } },
});
// The last links of the page can be scrolled out from under it.
globalStyle(`html:has(${dock} [role="status"] > *) body`, {
  '@layer': { [layers.section]: { paddingBlockEnd: '11rem' } },
});
