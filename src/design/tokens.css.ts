import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { DURATIONS, TURN } from './durations.ts';
import { LINES, dark, light, linePalettes, shared } from './palette.ts';
import type { LineName } from './palette.ts';
import { fontSizes, spaces } from './scales.ts';

/** Custom properties are named by role, never by hue: `--color-text`, not `--black`. */
const named = (prefix: string) => (_: string | null, path: readonly string[]) =>
  [prefix, ...path]
    .filter(Boolean)
    .join('-')
    .replaceAll(/([a-z])([A-Z])/gu, '$1-$2')
    .toLowerCase();

/** Tokens that depend on the color scheme. */
export const color = createGlobalThemeContract({ ...light }, named('color'));

/** Tokens that depend on the offering line of a page; set by `data-line` on any element. */
export const ink = createGlobalThemeContract(
  { ground: null, ground2: null, accentA: null, accentB: null, night: null, night2: null },
  named('ink'),
);

const icon = (name: string) => `url("@phosphor-icons/core/bold/${name}-bold.svg")`;

function stack(...families: string[]): string {
  return [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ');
}

const constants = {
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
};
/** Constant tokens. */
export const token = createGlobalThemeContract(constants, named(''));
createGlobalTheme(':root', token, constants);

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

/** In the dark scheme, the page background has a hint of its line's ink: neutral would clash with it. */
const night = {
  ...assignVars(color, dark),
  [color.background]: ink.night,
  [color.surface]: ink.night2,
};

globalStyle(':root', { colorScheme: 'light dark', vars: assignVars(color, light) });
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
