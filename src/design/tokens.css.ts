import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { DURATIONS, TURN } from './durations.ts';
import { LINES, dark, light, linePalettes, shared } from './palette.ts';
import type { LineName, SchemePalette } from './palette.ts';
import { fontSizes, spaces } from './scales.ts';

/** Custom properties are named by role, never by hue: `--color-text`, not `--black`. */
const named = (prefix: string) => (_: string | null, path: readonly string[]) =>
  [prefix, ...path]
    .filter(Boolean)
    .join('-')
    .replaceAll(/([a-z])([A-Z])/gu, '$1-$2')
    .toLowerCase();

/** Tokens that depend on the color scheme. */
export const color = createGlobalThemeContract(
  {
    background: null,
    surface: null,
    text: null,
    muted: null,
    link: null,
    error: null,
    success: null,
    edge: null,
    line: null,
    rule: null,
  },
  named('color'),
);

/** Tokens that depend on the offering line of a page; set by `data-line` on any element. */
export const ink = createGlobalThemeContract(
  { ground: null, ground2: null, accentA: null, accentB: null, night: null, night2: null },
  named('ink'),
);

/** Constant tokens. */
export const token = createGlobalThemeContract(
  {
    paper: null,
    action: { ground: null, hover: null, label: null },
    font: { display: null, text: null },
    size: {
      eyebrow: null,
      caption: null,
      body: null,
      lead: null,
      title: null,
      heading: null,
      display: null,
      hero: null,
      figure: null,
    },
    space: {
      hair: null,
      tight: null,
      snug: null,
      base: null,
      roomy: null,
      wide: null,
      broad: null,
      vast: null,
      tile: null,
    },
    width: { page: null, text: null, gutter: null },
    time: { quick: null, menu: null, slide: null, wait: null, enter: null, answer: null },
    ease: { turn: null },
    glyph: { arrow: null, caret: null, check: null },
  },
  named(''),
);

const icon = (name: string) => `url("@phosphor-icons/core/bold/${name}-bold.svg")`;

function stack(...families: string[]): string {
  return [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ');
}

createGlobalTheme(':root', token, {
  paper: shared.paper,
  action: { ground: shared.yellow, hover: shared.yellowHover, label: shared.yellowLabel },
  font: {
    display: stack('Hause Display', 'Hause Display Fallback'),
    text: stack('Hause Text', 'Hause Text More', 'Hause Text Fallback'),
  },
  size: fontSizes,
  space: spaces,
  width: { page: '78rem', text: '66ch', gutter: 'clamp(1rem, 0.4rem + 2.8vw, 3rem)' },
  time: {
    quick: `${String(DURATIONS.quick)}ms`,
    menu: `${String(DURATIONS.menu)}ms`,
    slide: `${String(DURATIONS.slide)}ms`,
    wait: `${String(DURATIONS.wait)}ms`,
    enter: `${String(DURATIONS.enter)}ms`,
    answer: `${String(DURATIONS.answer)}ms`,
  },
  ease: { turn: TURN },
  glyph: {
    arrow: icon('arrow-right'),
    caret: icon('caret-down'),
    check: icon('check'),
  },
});

// In a very wide window the page grows in proportion; running text keeps its line length.
globalStyle(':root', {
  '@media': { [media.huge]: { vars: { [token.width.page]: '90rem' } } },
});

// From the second page on: see fonts.css.
globalStyle(':root[data-faces="late"]', {
  vars: {
    [token.font.display]: stack('Hause Display Late', 'Hause Display Fallback'),
    [token.font.text]: stack('Hause Text Late', 'Hause Text More', 'Hause Text Fallback'),
  },
});

const scheme = (palette: SchemePalette) => ({
  [color.background]: palette.background,
  [color.surface]: palette.surface,
  [color.text]: palette.text,
  [color.muted]: palette.muted,
  [color.link]: palette.link,
  [color.error]: palette.error,
  [color.success]: palette.success,
  [color.edge]: palette.edge,
  [color.line]: palette.line,
  [color.rule]: palette.rule,
});
/** In the dark scheme, the page background has a hint of its line's ink: neutral would clash with it. */
const night = { ...scheme(dark), [color.background]: ink.night, [color.surface]: ink.night2 };

globalStyle(':root', { colorScheme: 'light dark', vars: scheme(light) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: night } },
});
// A visitor's choice overrides the system's; the attribute is set before the first paint.
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: night } },
});
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });

const lineVars = (name: LineName) => ({
  [ink.ground]: linePalettes[name].ink,
  [ink.ground2]: linePalettes[name].ink2,
  [ink.accentA]: linePalettes[name].accentA,
  [ink.accentB]: linePalettes[name].accentB,
  [ink.night]: linePalettes[name].night,
  [ink.night2]: linePalettes[name].night2,
});
for (const name of LINES) globalStyle(`[data-line="${name}"]`, { vars: lineVars(name) });
// Zero specificity, so that a page's own line on the html element wins.
globalStyle(':where(:root)', { vars: lineVars('solve') });
