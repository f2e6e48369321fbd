import type { PageOf } from '#src/content/schema/resolved.ts';

export type BrandId = PageOf<'demo'>['brands'][number]['id'];

type Hex = `#${string}`;

/** The colors of a brand in the demo; brands.test.ts checks their contrast in both schemes. */
export interface BrandColors {
  /** The bar of the window and, in light colors, all controls and counts. */
  readonly main: Hex;
  /** The same in dark colors. */
  readonly bright: Hex;
  /** The figure of the mark, on `main`. */
  readonly pop: Hex;
  /** Cards in light colors; the screen is white. */
  readonly tint: Hex;
  /** Screen and cards in dark colors. */
  readonly night: Hex;
  readonly deep: Hex;
}

export const BRAND_COLORS: Readonly<Record<BrandId, BrandColors>> = {
  house: {
    main: '#0B4A63',
    bright: '#7FD6E8',
    pop: '#FF9A6E',
    tint: '#E6F2F5',
    night: '#0B1A21',
    deep: '#132B35',
  },
  arch: {
    main: '#8A1F2B',
    bright: '#FFB0A6',
    pop: '#FFC38A',
    tint: '#FCEDEA',
    night: '#201012',
    deep: '#341A1D',
  },
  petals: {
    main: '#5F1D6B',
    bright: '#EBAEF4',
    pop: '#FF9FC0',
    tint: '#F7ECF9',
    night: '#1B1020',
    deep: '#2C1A34',
  },
  ring: {
    main: '#173C9A',
    bright: '#A4C2FF',
    pop: '#FFD54F',
    tint: '#E9EFFD',
    night: '#0D1426',
    deep: '#17223F',
  },
  leaf: {
    main: '#1F5A2E',
    bright: '#9BE0A2',
    pop: '#DDEB6C',
    tint: '#EAF5EA',
    night: '#0E1A11',
    deep: '#182B1C',
  },
  rainbow: {
    main: '#703800',
    bright: '#FFC782',
    pop: '#FF9C54',
    tint: '#FDF1E1',
    night: '#1E1509',
    deep: '#31230F',
  },
};

/** Shared by all brands. */
export const SCREEN = {
  light: { ground: '#FFFFFF', text: '#16181D', muted: '#4A4E58' },
  dark: { text: '#F5F3EC', muted: '#C6C8D0' },
} as const;
