import type { LineName } from '#src/design/palette.ts';
import type { MotifName } from './motifs.ts';

/**
 * The use of a picture; it determines aspect ratio and composition.
 * - `hero`: 16:9, left 55% bare ink for the headline
 * - `hero-tall`: 3:4 for phones, top 55% bare ink
 * - `panel`: 4:3, next to an open service; filled
 * - `card`: 3:2, on case-study and insight cards; filled
 * - `tile`: 1:1, small: offerings, solution cards
 * - `strip`: 5:1, the five tiles of a process picture, one subject each
 * - `mark`: 1:1, under 100 px: the focal motif alone
 * - `social`: 1200×630, the background of the share card, left 60% bare ink
 */
export const PICTURE_FORMATS = [
  'hero',
  'hero-tall',
  'panel',
  'card',
  'tile',
  'strip',
  'mark',
  'social',
] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Everything a picture depends on: the same spec always gives the same bytes. */
export interface PictureSpec {
  /** One to four subjects, the focal one first; five in a strip. */
  readonly motifs: readonly [MotifName, ...MotifName[]];
  readonly line: LineName;
  /**
   * Any text; by convention the path of the page and the id of the item, e.g.
   * `/k-12/ai-solutions#service-2`.
   */
  readonly seed: string;
  readonly format: PictureFormat;
}
