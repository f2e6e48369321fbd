/**
 * Layout breakpoints, in em so that they scale with text zoom (1em = 16 px by default). Below
 * `medium` is small; the header's mega-menu needs `large`.
 */
export const BREAKPOINTS = { medium: '45em', large: '64em', wide: '80em' } as const;

export const media = {
  /** A phone with text at twice its size: not even eleven letters of a heading fit a line. */
  tight: 'screen and (max-width: 19em)',
  small: 'screen and (max-width: 44.99em)',
  medium: `screen and (min-width: ${BREAKPOINTS.medium})`,
  /** Tablets: medium but not large. */
  mediumOnly: `screen and (min-width: ${BREAKPOINTS.medium}) and (max-width: 63.99em)`,
  large: `screen and (min-width: ${BREAKPOINTS.large})`,
  wide: `screen and (min-width: ${BREAKPOINTS.wide})`,
  /** From 1,800 px: the page itself grows (tokens.css.ts). */
  huge: 'screen and (min-width: 112.5em)',
  /** A low window, as at 400% zoom: the header scrolls away. */
  low: 'screen and (max-height: 30em)',
  /** What no script can open or press: paper, and a page with scripting disabled. */
  static: 'print, (scripting: none)',
  /** No preference for reduced motion (WCAG 2.2, 2.3.3). */
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  /** Scripting disabled: panels that a machine would close stay open. */
  noScript: '(scripting: none)',
  print: 'print',
} as const;
