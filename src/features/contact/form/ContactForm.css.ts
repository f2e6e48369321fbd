import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(inLayer(layers.section, { maxInlineSize: '44rem' }));

export const opening = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.tight,
    marginBlockEnd: token.space.base,
  }),
);

export const title = style(inLayer(layers.section, { fontSize: token.size.heading }));

/** A word on what this copy of the site does, for those who look at it. */
export const note = style(
  inLayer(layers.section, {
    paddingInlineStart: token.space.snug,
    borderInlineStart: `0.25rem solid ${color.edge}`,
    color: color.muted,
  }),
);

export const form = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.wide,
  }),
);

export const scriptOnly = style(
  inLayer(layers.section, { '@media': { [media.noScript]: { display: 'none' } } }),
);

export const withoutScript = style(
  inLayer(layers.section, {
    display: 'none',
    '@media': { [media.noScript]: { display: 'block' } },
  }),
);
globalStyle(`${withoutScript} a`, {
  '@layer': {
    [layers.section]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  },
});

/** A placeholder, drawn as one: dashed, and nothing in it can be pressed. */
export const captcha = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0.875rem',
    maxInlineSize: '26rem',
    padding: token.space.base,
    border: `0.125rem dashed ${color.edge}`,
    background: color.surface,
    lineHeight: 1.45,
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const captchaBox = style(
  inLayer(layers.section, {
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `0.125rem dashed ${color.edge}`,
  }),
);

export const captchaLabel = style(inLayer(layers.section, { display: 'block', fontWeight: 650 }));

export const captchaHint = style(inLayer(layers.section, { display: 'block', color: color.muted }));

export const foot = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space.base,
  }),
);

// On small screens the button is as wide as the thumb's way to it.
globalStyle(`${foot} > [data-button]`, {
  '@layer': {
    [layers.section]: { inlineSize: '100%', '@media': { [media.medium]: { inlineSize: 'auto' } } },
  },
});
globalStyle(`${foot} > [data-button] > [data-label]`, {
  // Very large text may break it: better that than a page that scrolls sideways (WCAG 2.2, 1.4.4).
  '@layer': {
    [layers.section]: { flex: '1 1 auto', minInlineSize: 0, whiteSpace: 'normal' },
  },
});

/** As wide as its longer word, so that the button does not change its size while sending. */
export const submitLabel = style(
  inLayer(layers.section, {
    minInlineSize: 'min(9.5ch, 100%)',
    overflowWrap: 'anywhere',
    fontSize: token.size.lead,
    paddingBlock: '0.5rem',
  }),
);

export const privacy = style(
  inLayer(layers.section, { color: color.muted, fontSize: token.size.caption }),
);
