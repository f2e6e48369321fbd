import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import * as layers from './layers.css.ts';
import { color, token } from './tokens.css.ts';

const inLayer = (layer: string, selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { '@layer': { [layer]: rule } });
};

inLayer(layers.reset, '*, *::before, *::after', { boxSizing: 'border-box' });
inLayer(layers.reset, 'body, h1, h2, h3, h4, p, figure, ul, ol, dl, dd, blockquote, fieldset', {
  margin: 0,
  padding: 0,
});
inLayer(layers.reset, 'fieldset', { border: 0, minInlineSize: 0 });
inLayer(layers.reset, 'ul, ol', { listStyle: 'none' });
inLayer(layers.reset, 'img, svg, picture', { display: 'block', maxInlineSize: '100%' });
inLayer(layers.reset, 'img', { blockSize: 'auto' });
inLayer(layers.reset, 'button, input, select, textarea', { font: 'inherit', color: 'inherit' });
inLayer(layers.reset, 'button', {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'pointer',
});
inLayer(layers.reset, '[hidden]:not([hidden="until-found"])', { display: 'none' });

inLayer(layers.base, 'html', {
  // Room above a fragment's target, so that the sticky header does not cover it (WCAG 2.2, 2.4.11).
  scrollPaddingBlockStart: '6rem',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
inLayer(layers.base, 'body', {
  background: color.background,
  color: color.text,
  fontFamily: token.font.text,
  fontSize: token.size.body,
  lineHeight: 1.55,
  minBlockSize: '100svh',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
inLayer(layers.base, 'h1, h2, h3, h4', {
  fontFamily: token.font.display,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
});
inLayer(layers.base, 'p, li, dd', { textWrap: 'pretty' });
inLayer(layers.base, 'a', {
  color: color.link,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
});
inLayer(layers.base, 'a:hover', { textDecorationThickness: '0.16em' });
inLayer(layers.base, 'strong', { fontWeight: 650 });
inLayer(layers.base, ':focus-visible', {
  outline: `0.1875rem solid ${token.action.ground}`,
  outlineOffset: 0,
  // Yellow alone is 1.5:1 on paper: the dark ring around it makes the mark visible on every ground.
  boxShadow: '0 0 0 0.375rem #16181D',
  '@media': { [media.forced]: { outlineColor: 'Highlight', boxShadow: 'none' } },
});
inLayer(layers.base, 'main:focus-visible, h1:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});
// Arrows point the way that is read.
inLayer(layers.base, '[dir="rtl"] svg:has(> use[href*="#arrow-"])', { scale: '-1 1' });
inLayer(layers.base, '::selection', { background: token.action.ground, color: token.action.label });

inLayer(layers.utility, '*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});
// From page to page: a short cross-fade, none where less motion is wanted (docs/specification.md, 10.3).
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: token.time.menu,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important' as 'none' },
  },
});
// A closed panel's words are there when no script will ever open it.
inLayer(layers.utility, '[data-panel][hidden]', {
  '@media': {
    [media.noScript]: { display: 'block', contentVisibility: 'visible' },
    [media.print]: { display: 'block', contentVisibility: 'visible' },
  },
});
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      fontSize: '10.5pt',
      background: '#fff',
      // A dark scheme that was chosen would print light words on white.
      colorScheme: 'light',
      vars: { [color.background]: '#fff', [color.text]: '#000', [color.muted]: '#333' },
    },
  },
});
