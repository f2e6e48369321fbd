import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const dock = sectionStyle({
  position: 'fixed',
  insetInline: token.space.snug,
  insetBlockEnd: token.space.snug,
  // Below dialogs: what they cover cannot be pressed, and what they show is not covered.
  zIndex: 15,
  ...boxes.column(token.space.tight),
  // The page beneath stays clickable around the cards.
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { insetInlineStart: 'auto', inlineSize: '26rem' },
    [media.print]: { display: 'none' },
  },
});

/** The offer and its refusal wrap together. */
export const offer = sectionStyle({
  ...boxes.row(token.space.tight),
  ':empty': { display: 'none' },
});

// Queued messages already report that there is no network and have their own "Try again", so a card over
// their "Cancel" would be redundant.
sectionRule(`html:has(#outbox section) ${dock} [data-app="connectivity"]`, { display: 'none' });

// The focused element is not hidden under a card (WCAG 2.2, 2.4.11).
sectionRule(`html:has(${dock} [role="status"] > *)`, { scrollPaddingBlockEnd: '11rem' });
// The last links of the page can be scrolled clear of it.
sectionRule(`html:has(${dock} [role="status"] > *) body`, { paddingBlockEnd: '11rem' });
