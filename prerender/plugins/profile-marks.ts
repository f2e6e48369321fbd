import type { ProfileMark } from '#src/content/schema/icon-names.ts';

/**
 * Plain marks for social media profiles, drawn with the house's own squares, quarter circles and bars: they suggest the
 * network but stay in the house style. A plain tile for any other. On a grid of 24.
 */
export const PROFILE_MARKS: Readonly<Record<ProfileMark, string>> = {
  linkedin: 'M3 9h4v12H3zM3 3h4v4H3zM9 9h4v2a5 5 0 0 1 8 4v6h-4v-6a2 2 0 0 0-4 0v6H9z',
  youtube: 'M2 5h20v14H2zM10 9v6l5-3z',
  facebook: 'M9 21v-9H6V8h3V7a5 5 0 0 1 5-5h3v4h-2a2 2 0 0 0-2 2h4v4h-4v9z',
  instagram: 'M3 3h18v18H3zM6 6v12h12V6zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  x: 'M3 3h5l4.5 6L18 3h3l-7 8 7 10h-5l-5-7-6 7H2l8-9z',
  other: 'M3 3h18v18H3z',
};
