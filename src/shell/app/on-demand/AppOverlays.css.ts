import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const dock = sectionStyle({
  position: 'fixed',
  insetInline: token.space.snug,
  insetBlockEnd: token.space.snug,
  zIndex: 25,
  ...boxes.column(token.space.tight),
  // The page beneath stays within reach beside the cards.
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { insetInlineStart: 'auto', inlineSize: '26rem' },
    [media.print]: { display: 'none' },
  },
});

/** The offer and its refusal are one: they wrap together. */
export const offer = sectionStyle({
  ...boxes.row(token.space.tight),
  ':empty': { display: 'none' },
});

// Messages that wait say themselves that there is no network, and have their own "Try again": a card over
// their "Cancel" would say it twice.
sectionRule(`html:has(#outbox section) ${dock} [data-app="connectivity"]`, { display: 'none' });

// What has the focus is not hidden under a card (WCAG 2.2, 2.4.11).
sectionRule(`html:has(${dock} [role="status"] > *)`, { scrollPaddingBlockEnd: '11rem' });
// The last links of the page can be scrolled out from under it.
sectionRule(`html:has(${dock} [role="status"] > *) body`, { paddingBlockEnd: '11rem' });
