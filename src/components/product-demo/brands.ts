import type { PageOf } from '#src/content/schema/resolved.ts';

export type BrandId = PageOf<'demo'>['brands'][number]['id'];

type Hex = `#${string}`;

/**
 * The colors of each brand in the demo; brands.test.ts checks their contrast in both schemes.
 *
 * - `main`: the bar of the window and, in light colors, all controls and counts
 * - `bright`: the same in dark colors
 * - `pop`: the figure of the mark, on `main`
 * - `tint`: cards in light colors; the screen is white
 * - `night`, `deep`: screen and cards in dark colors
 */
export type BrandColors = readonly [
  main: Hex,
  bright: Hex,
  pop: Hex,
  tint: Hex,
  night: Hex,
  deep: Hex,
];

export const BRAND_COLORS: Readonly<Record<BrandId, BrandColors>> = {
  house: ['#0B4A63', '#7FD6E8', '#FF9A6E', '#E6F2F5', '#0B1A21', '#132B35'],
  arch: ['#8A1F2B', '#FFB0A6', '#FFC38A', '#FCEDEA', '#201012', '#341A1D'],
  petals: ['#5F1D6B', '#EBAEF4', '#FF9FC0', '#F7ECF9', '#1B1020', '#2C1A34'],
  ring: ['#173C9A', '#A4C2FF', '#FFD54F', '#E9EFFD', '#0D1426', '#17223F'],
  leaf: ['#1F5A2E', '#9BE0A2', '#DDEB6C', '#EAF5EA', '#0E1A11', '#182B1C'],
  rainbow: ['#703800', '#FFC782', '#FF9C54', '#FDF1E1', '#1E1509', '#31230F'],
};

/** Shared by all brands. */
export const SCREEN = {
  light: { ground: '#FFFFFF', text: '#16181D', muted: '#4A4E58' },
  dark: { text: '#F5F3EC', muted: '#C6C8D0' },
} as const;
