import type { View } from './camera.ts';

/** A phone, a tablet, a desktop, each in both color schemes (docs/quality.md). */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

export const VIEWS: readonly View[] = WINDOWS.flatMap((size) =>
  SCHEMES.map((scheme) => ({ ...size, scheme })),
);

/** Widgets are shown in a wide or a narrow window: in between, only their position differs. */
export type Size = 'wide' | 'narrow';
export const viewsOf = (size: Size): readonly View[] =>
  VIEWS.filter(({ width }) => width === (size === 'wide' ? 1280 : 360));

/** `/k-12/ai-solutions` → `k-12.ai-solutions`; the home page is `home`. */
export const nameOfPage = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '.');

/** The name of a picture: what it shows, how wide, in which scheme. */
export const nameOf = (what: string, { width, scheme }: View): string =>
  `${what}-${String(width)}-${scheme}`;
