import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, glyph, motion, textStyle } from '#src/design/styles/index.ts';

export const accordion = componentStyle({ borderBlockEnd: `0.125rem solid ${color.rule}` });

export const item = componentStyle({ borderBlockStart: `0.125rem solid ${color.rule}` });

export const heading = componentStyle({ lineHeight: 1.15 });

export const trigger = componentStyle({
  ...boxes.grid('minmax(0, 1fr) auto', token.space.base),
  alignItems: 'stretch',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  font: 'inherit',
  ...textStyle.name,
  // The mark beside them leaves less room than other headings have.
  fontSize: `min(${token.size.lead}, 9.5vw)`,
  selectors: {
    [`[data-size="large"] > ${item} &`]: {
      fontFamily: token.font.display,
      fontSize: `min(${token.size.heading}, 9.5vw)`,
      minBlockSize: '5rem',
    },
  },
  '@media': { [media.tight]: { gap: token.space.tight } },
});

/** Open: also a native `details` with this look (src/sections/reading/Fold.tsx). */
const OPEN = ':is([aria-expanded="true"], [open] > *)';

/** The text is vertically centered in the row; the mark is a tile that fills its end. */
export const mark = componentStyle({
  ...boxes.centered,
  inlineSize: '3.5rem',
  color: color.text,
  selectors: {
    [`${trigger}:hover &`]: { background: color.surface },
    [`${OPEN} > &`]: { background: token.action.ground, color: '#16181D' },
    [`${OPEN}:hover > &`]: { background: token.action.hover },
  },
  '@media': {
    // Larger text needs the width itself.
    [media.tight]: { inlineSize: '44px' },
    [media.medium]: { selectors: { [`[data-size="large"] > ${item} &`]: { inlineSize: '5rem' } } },
    [media.static]: { visibility: 'hidden' },
  },
});

componentRule(`${trigger} > span:first-child`, {
  alignSelf: 'center',
  paddingBlock: token.space.snug,
});
componentRule(`${mark}::before`, {
  ...glyph('caret', '1.25rem'),
  '@media': { [media.motion]: motion.turning('rotate') },
});
componentRule(`${OPEN} > ${mark}::before`, { rotate: '180deg' });

export const panel = componentStyle({
  // Not on the inline axis, where the focus indicator extends beyond it.
  overflowY: 'clip',
  interpolateSize: 'allow-keywords',
  blockSize: 'auto',
  selectors: { '&[hidden="until-found"]': { blockSize: 0 } },
  '@media': {
    [media.motion]: {
      selectors: {
        // Never on load: only after the visitor has opened or closed something.
        '[data-animate] > * > &': {
          ...motion.turning('block-size', 'content-visibility'),
          transitionBehavior: 'allow-discrete',
        },
      },
    },
    [media.static]: { selectors: { '&[hidden]': { blockSize: 'auto' } } },
  },
});

// keep-place.ts already keeps the scroll position; with scroll anchoring too, it would be adjusted twice.
componentRule(':root:has([data-animate])', { overflowAnchor: 'none' });
// Content below moves on every frame; containment avoids repainting it.
componentRule(':root:has([data-animate]) :is(main > section:not([data-form="letter"]), footer)', {
  contain: 'paint',
});

export const content = componentStyle({ paddingBlock: `${token.space.tight} ${token.space.wide}` });
