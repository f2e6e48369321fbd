import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

const enter = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0)' },
});

export const positioner = style(
  inLayer(layers.section, { position: 'fixed', inset: 0, zIndex: 20, display: 'flex' }),
);

export const content = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.background,
    color: color.text,
    outline: 'none',
    '@media': {
      [media.motion]: {
        // Only while it opens: a closing dialog with the same animation would wait for an end that never
        // comes before it is taken away.
        selectors: {
          '&[data-state="open"]': {
            animationName: enter,
            animationDuration: token.time.menu,
            animationTimingFunction: token.ease.turn,
          },
        },
      },
    },
  }),
);

export const head = style(
  inLayer(layers.section, {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: token.space.snug,
    minBlockSize: '4rem',
    paddingInline: token.width.gutter,
    background: color.background,
    borderBlockEnd: `0.125rem solid ${color.text}`,
  }),
);
export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.title,
    marginInlineEnd: 'auto',
  }),
);
export const close = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    fontWeight: 650,
  }),
);

export const section = style(
  inLayer(layers.section, { borderBlockEnd: `0.125rem solid ${color.text}` }),
);
export const heading = style(inLayer(layers.section, { letterSpacing: '0.02em' }));
export const trigger = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: '4rem',
    paddingInline: token.width.gutter,
    font: 'inherit',
    fontSize: token.size.lead,
    fontWeight: 700,
    selectors: {
      '&[aria-expanded="true"]': { background: ink.ground, color: token.paper },
    },
  }),
);
globalStyle(`${trigger} > svg`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.motion]: { transitionProperty: 'rotate', transitionDuration: token.time.menu },
      },
    },
  },
});
globalStyle(`${trigger}[aria-expanded="true"] > svg`, {
  '@layer': { [layers.section]: { rotate: '180deg' } },
});

export const panel = style(
  inLayer(layers.section, {
    padding: `${token.space.base} ${token.width.gutter} ${token.space.wide}`,
    background: ink.ground,
    color: token.paper,
  }),
);
export const subtitle = style(inLayer(layers.section, { color: '#D9D6CC' }));
export const soon = style(
  inLayer(layers.section, { paddingBlock: token.space.base, fontWeight: 650 }),
);
export const group = style(inLayer(layers.section, { marginBlockStart: token.space.base }));
export const groupTitle = style(
  inLayer(layers.section, {
    color: ink.accentB,
    fontSize: token.size.caption,
    fontWeight: 650,
    paddingBlockEnd: token.space.hair,
    borderBlockEnd: '0.125rem solid rgb(255 253 248 / 0.18)',
  }),
);
export const link = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.snug,
    minBlockSize: '2.75rem',
    paddingBlock: token.space.tight,
    color: token.paper,
    textDecoration: 'none',
    fontWeight: 550,
  }),
);
/** The pictogram on a tile of the line's light accent, as in the wide menu. */
export const icon = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'start',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    background: ink.ground2,
    color: ink.accentB,
  }),
);
export const itemTitle = style(inLayer(layers.section, { display: 'block' }));
export const description = style(
  inLayer(layers.section, {
    display: 'block',
    color: '#D9D6CC',
    fontSize: token.size.caption,
    fontWeight: 400,
    lineHeight: 1.35,
  }),
);
export const more = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    marginBlockStart: token.space.base,
    color: token.action.ground,
    fontWeight: 650,
  }),
);

export const foot = style(
  inLayer(layers.section, {
    marginBlockStart: 'auto',
    padding: `${token.space.wide} ${token.width.gutter}`,
  }),
);
