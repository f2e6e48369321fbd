import { createGlobalVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { baseRule, resetRule, utilityRule } from './layered.ts';
import * as marks from './styles/marks.ts';
import { color, token } from './tokens.css.ts';
import { LEAST_LEADING, tracking, weight } from './type.ts';

// Ark's dialogs set it on the root when they open. If inherited, it would make the browser recompute the
// styles of the whole page before the frame that shows the dialog.
createGlobalVar('scrollbar-width', { syntax: '*', inherits: false });

resetRule('*, *::before, *::after', { boxSizing: 'border-box' });
resetRule('body, h1, h2, h3, h4, p, figure, ul, ol, dl, dd, blockquote, fieldset', {
  margin: 0,
  padding: 0,
});
resetRule('fieldset', { border: 0, minInlineSize: 0 });
// With `none`, VoiceOver no longer takes a list for one.
resetRule('ul, ol', { listStyle: '""' });
// Icons give their edges in em, because WebKitGTK 2.50 refuses rem in the attributes of an SVG.
resetRule('img, svg, picture', { display: 'block', fontSize: '1rem', maxInlineSize: '100%' });
resetRule('img', { blockSize: 'auto' });
resetRule('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
resetRule('button', {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'pointer',
});
resetRule('[hidden]:not([hidden="until-found"])', { display: 'none' });

baseRule('html', {
  // Room above a fragment's target, so that the sticky header does not cover it (WCAG 2.2, 2.4.11).
  scrollPaddingBlockStart: '6rem',
  '@media': { [media.low]: { scrollPaddingBlockStart: 0 } },
  WebkitTextSizeAdjust: '100%',
});
// The next page takes long (src/app/navigation/busy.ts): a bar that grows until there is an answer.
const growing = keyframes({ from: { transform: 'scaleX(0.05)' } });
baseRule('html[data-busy]::before', {
  content: '""',
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '0.375rem',
  background: color.text,
  transformOrigin: 'left',
  '@media': { [media.motion]: { animation: `${growing} ${token.time.answer} ${token.ease.turn}` } },
});
baseRule('body', {
  background: color.background,
  color: color.text,
  fontFamily: token.font.text,
  fontSize: token.size.body,
  lineHeight: 1.55,
  minBlockSize: '100svh',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  '@media': { 'screen and (max-width: 20em)': { hyphens: 'auto' } },
});
baseRule('h1, h2, h3, h4', {
  fontFamily: token.font.display,
  fontWeight: weight.bold,
  lineHeight: 1.08,
  letterSpacing: tracking.title,
  textWrap: 'balance',
  breakAfter: 'avoid',
});
baseRule('p, li, dd', { textWrap: 'pretty' });
baseRule('a', {
  color: color.link,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
});
baseRule('a:hover', { textDecorationThickness: '0.16em' });
baseRule('strong', { fontWeight: weight.strong });
baseRule(':focus-visible', {
  // Yellow alone is 1.5:1 on paper: the dark ring makes the focus mark visible on every ground.
  ...marks.focus,
  outlineOffset: 0,
  '@media': { [media.forced]: { outlineColor: 'Highlight', boxShadow: 'none' } },
});
baseRule('main:focus-visible, h1:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});
// Arrows point, and move by `transform`, in the reading direction.
baseRule('[dir="rtl"] svg:has(> use[href*="#arrow-"])', { scale: '-1 1' });
baseRule('[dir="rtl"]', { vars: { '--forward': '-1' } });
baseRule('::selection', { background: token.action.ground, color: token.action.label });

utilityRule('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});
// In forced colors, browsers paint a plate behind each line of text: it must not cover the line above.
utilityRule('h1, h2, h3, h4', { '@media': { [media.forced]: { lineHeight: '1.3 !important' } } });
baseRule('html', { '@media': { [media.forced]: { vars: { [LEAST_LEADING]: '1.3' } } } });
// Between pages (docs/decisions/0009-motion.md): the old page fades, a picture moves along; none with reduced motion.
globalStyle('::view-transition-group(*)', {
  animationDuration: token.time.menu,
  animationTimingFunction: token.ease.turn,
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important' as 'none' },
  },
});
globalStyle('::view-transition-group(carried)', {
  animationDuration: token.time.slide,
  transformOrigin: '0 0',
});
// Presses reach the new page below, which is already there; the header stays above the transition.
globalStyle('::view-transition', { pointerEvents: 'none', clipPath: 'inset(4.5rem 0 0)' });
// Without scripting nothing opens a closed panel, so its content is shown.
utilityRule('[data-panel][hidden]', {
  '@media': { [media.static]: { display: 'block', contentVisibility: 'visible' } },
});
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      fontSize: '10.5pt',
      background: '#fff',
      vars: {
        [color.background]: '#fff',
        [color.text]: '#000',
        [color.muted]: '#333',
        [color.rule]: '#000',
      },
    },
  },
});
