/**
 * The site's colors as plain data without CSS, so that the art generator, the style sheets, the
 * manifest and the contrast tests all use the same values.
 */

/** The six offering lines; every page belongs to one and uses its ink. */
export const LINES = ['solve', 'cognify', 'build', 'deliver', 'support', 'discover'] as const;
export type LineName = (typeof LINES)[number];

export interface LinePalette {
  /** The background of heroes, intro blocks and tiles. */
  readonly ink: `#${string}`;
  /** A second, slightly lighter ink, for quiet tiles on the first. */
  readonly ink2: `#${string}`;
  /** The line's first accent: graphics, at least 3:1 on ink. */
  readonly accentA: `#${string}`;
  /** The line's second accent: at least 7:1 on ink, so it can be used for text. */
  readonly accentB: `#${string}`;
  /** The page's background and surface in the dark scheme: near black, with a little of the line's ink. */
  readonly night: `#${string}`;
  readonly night2: `#${string}`;
}

export const linePalettes: Readonly<Record<LineName, LinePalette>> = {
  solve: {
    ink: '#0B2A26',
    ink2: '#0F3B35',
    accentA: '#F2725B',
    accentB: '#8CD3C4',
    night: '#0F1B1B',
    night2: '#152827',
  },
  cognify: {
    ink: '#2A1636',
    ink2: '#3B2150',
    accentA: '#EF6F9A',
    accentB: '#B7A6FF',
    night: '#1B1421',
    night2: '#281D32',
  },
  build: {
    ink: '#14213D',
    ink2: '#1C2E55',
    accentA: '#FF7A59',
    accentB: '#9CC5FF',
    night: '#131824',
    night2: '#1B2235',
  },
  deliver: {
    ink: '#062B3A',
    ink2: '#0B3D50',
    accentA: '#FF8A5C',
    accentB: '#7FD6E8',
    night: '#0D1C22',
    night2: '#142932',
  },
  support: {
    ink: '#3A1414',
    ink2: '#521E1C',
    accentA: '#FF9B6A',
    accentB: '#F3C6A5',
    night: '#211314',
    night2: '#321C1D',
  },
  discover: {
    ink: '#1B2417',
    ink2: '#2A3823',
    accentA: '#F58B54',
    accentB: '#B9DB8C',
    night: '#151915',
    night2: '#212720',
  },
};

/** Colors shared by all pictures and pages, whatever their line. */
export const shared = {
  paper: '#FFFDF8',
  mist: '#F4F1E8',
  yellow: '#FFC933',
  yellowHover: '#FFB81A',
  yellowLabel: '#16181D',
} as const;

export interface SchemePalette {
  readonly background: `#${string}`;
  readonly surface: `#${string}`;
  readonly text: `#${string}`;
  readonly muted: `#${string}`;
  readonly link: `#${string}`;
  readonly error: `#${string}`;
  readonly success: `#${string}`;
  /** Edges of controls: at least 3:1 on background and surface (WCAG 2.2, 1.4.11). */
  readonly edge: `#${string}`;
  /** Purely decorative hairlines. */
  readonly line: `#${string}`;
  /** Rules as on graph paper, between rows and cells: in the dark scheme, as subtle as edges. */
  readonly rule: `#${string}`;
}

export const light: SchemePalette = {
  background: shared.paper,
  surface: shared.mist,
  text: '#16181D',
  muted: '#4A4E58',
  link: '#1D3FA8',
  error: '#A31515',
  success: '#0B5D43',
  edge: '#6F737D',
  line: '#DDD8CA',
  rule: '#16181D',
};

/** Pages use the background and surface of their line (`night`); these are for use outside of a page. */
export const dark: SchemePalette = {
  background: '#11131A',
  surface: '#1A1D27',
  text: '#F5F3EC',
  muted: '#B9BCC6',
  link: '#A9C1FF',
  error: '#FFB1A8',
  success: '#86E0BD',
  edge: '#8D919C',
  line: '#31353F',
  rule: '#8D919C',
};
