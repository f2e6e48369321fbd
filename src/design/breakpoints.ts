/**
 * Widths at which layouts change, in em so that text zoom moves them too (1em = 16 px by default).
 * small below `medium`; the header's mega-menu needs `large`.
 */
export const BREAKPOINTS = { medium: '45em', large: '64em', wide: '80em' } as const;

export const media = {
  medium: `screen and (min-width: ${BREAKPOINTS.medium})`,
  /** Tablets: medium and not large. */
  mediumOnly: `screen and (min-width: ${BREAKPOINTS.medium}) and (max-width: 63.99em)`,
  large: `screen and (min-width: ${BREAKPOINTS.large})`,
  wide: `screen and (min-width: ${BREAKPOINTS.wide})`,
  /** Motion only for those who did not ask for less (WCAG 2.2, 2.3.3). */
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  /** No script will run: what a machine would close stays open. */
  noScript: '(scripting: none)',
  print: 'print',
} as const;
