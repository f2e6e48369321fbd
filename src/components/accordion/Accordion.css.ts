import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion, tracking } from '#src/design/styles/index.ts';

export const accordion = componentStyle({ borderBlockEnd: `0.125rem solid ${color.text}` });

export const item = componentStyle({ borderBlockStart: `0.125rem solid ${color.text}` });

export const heading = componentStyle({ lineHeight: 1.15 });

export const trigger = componentStyle({
  ...boxes.grid('minmax(0, 1fr) auto', token.space.base),
  alignItems: 'stretch',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  font: 'inherit',
  fontSize: token.size.lead,
  letterSpacing: tracking.sentence,
  selectors: {
    [`[data-size="large"] > ${item} &`]: { fontSize: token.size.heading, minBlockSize: '5rem' },
  },
});

/** The words sit in the middle of the row; the mark is a tile that fills its end. */
export const mark = componentStyle({
  ...boxes.centered,
  inlineSize: '3.5rem',
  color: color.text,
  selectors: {
    [`[data-size="large"] > ${item} &`]: { inlineSize: '5rem' },
    [`${trigger}:hover &`]: { background: color.surface },
    [`[aria-expanded="true"] > &`]: { background: token.action.ground, color: '#16181D' },
    [`[aria-expanded="true"]:hover > &`]: { background: token.action.hover },
  },
  '@media': { [media.noScript]: { visibility: 'hidden' } },
});

componentRule(`${trigger} > span:first-child`, {
  alignSelf: 'center',
  paddingBlock: token.space.snug,
});
componentRule(`${mark} > svg`, { '@media': { [media.motion]: motion.turning('rotate') } });
componentRule(`[aria-expanded="true"] > ${mark} > svg`, { rotate: '180deg' });

export const panel = componentStyle({
  overflow: 'clip',
  interpolateSize: 'allow-keywords',
  blockSize: 'auto',
  selectors: { '&[hidden="until-found"]': { blockSize: 0 } },
  '@media': {
    [media.motion]: {
      selectors: {
        // Never on load: only once the visitor has changed something.
        '[data-animate] > * > &': {
          ...motion.turning('block-size', 'content-visibility'),
          transitionBehavior: 'allow-discrete',
        },
      },
    },
    [media.noScript]: { selectors: { '&[hidden]': { blockSize: 'auto' } } },
    [media.print]: { selectors: { '&[hidden]': { blockSize: 'auto' } } },
  },
});

export const content = componentStyle({ paddingBlock: `${token.space.tight} ${token.space.wide}` });
