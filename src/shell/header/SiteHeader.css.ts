import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const header = style(
  inLayer(layers.section, {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    // Stays in its place while pages cross-fade.
    viewTransitionName: 'header',
    background: color.background,
    borderBlockEnd: `0.125rem solid ${color.text}`,
    '@media': {
      [media.print]: { position: 'static', borderBlockEnd: '1px solid' },
      // A zoomed page needs its height for reading (WCAG 2.2, 1.4.10).
      'screen and (max-height: 30em)': { position: 'static' },
    },
  }),
);

/**
 * The last thing in the header has a place of this width, kept by what stands before it: however the bytes
 * of the page arrive, nothing that is on the screen already moves.
 */
const corner = createVar('header-corner');

export const row = style(
  inLayer(layers.section, {
    display: 'flex',
    // With text of twice the size on a phone the buttons stand under the name.
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'flex-end',
    minBlockSize: '4rem',
    // The name begins where the words of the page begin; the corner stays in the window's corner.
    paddingInlineStart: `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`,
    vars: { [corner]: '7.25rem' },
    '@media': { [media.large]: { minBlockSize: '4.5rem', vars: { [corner]: '10rem' } } },
  }),
);

export const brand = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.snug,
    color: color.text,
    textDecoration: 'none',
    marginInlineEnd: 'auto',
    '@media': {
      [media.large]: { marginInlineEnd: token.space.snug },
      [media.wide]: { marginInlineEnd: token.space.wide },
    },
  }),
);
// The menus stand beside the name, where nothing that comes after them in the document can move them.
globalStyle(`${brand} + nav`, { '@layer': { [layers.section]: { marginInlineEnd: 'auto' } } });
globalStyle(`${brand} > svg`, { '@layer': { [layers.section]: { flexShrink: 0 } } });
export const name = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: '1.625rem',
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1,
  }),
);

export const beforeCorner = style(
  inLayer(layers.section, {
    display: 'flex',
    marginInlineEnd: corner,
    '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
/** The button of the small-screen menu, which hides itself on large screens and without a script. */
export const menuCorner = style(
  inLayer(layers.section, {
    display: 'grid',
    minInlineSize: corner,
    marginInlineStart: `calc(-1 * ${corner})`,
    '@media': {
      [media.large]: { display: 'none' },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

/** The call to action fills the corner of the header like a tile. */
export const contact = style(
  inLayer(layers.section, {
    display: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space.tight,
    paddingInline: token.space.base,
    background: token.action.ground,
    borderInlineStart: `0.125rem solid ${color.text}`,
    color: token.action.label,
    fontSize: token.size.caption,
    fontWeight: 700,
    letterSpacing: '0.04em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    minInlineSize: corner,
    marginInlineStart: `calc(-1 * ${corner})`,
    ':hover': { background: token.action.hover, textDecoration: 'underline' },
    '@media': {
      [media.large]: { display: 'flex' },
      [media.noScript]: { display: 'flex', marginInlineStart: 0 },
      [media.print]: { display: 'none' },
    },
  }),
);
globalStyle(`${contact} > svg`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.motion]: { transitionProperty: 'translate', transitionDuration: token.time.menu },
      },
    },
  },
});
globalStyle(`${contact}:hover > svg`, {
  '@layer': { [layers.section]: { '@media': { [media.motion]: { translate: '0.25rem 0' } } } },
});
