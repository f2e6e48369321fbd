import { ink, token } from '#src/design/style-sheet.ts';

/** The style of a tile's shape: its color and corner radius. */
const on = (ground: string, radius: string) => ({
  background: ground,
  color: ink.ground,
  borderRadius: radius,
});

/**
 * The tile of each kind of date: a shape and a color, so that kinds are not distinguished by either
 * alone.
 */
export const KIND_TILES = {
  test: on(token.paper, '0'),
  roster: on(ink.accentB, '50%'),
  freeze: on(ink.accentB, '0 100% 0 0'),
  'dry-run': on(ink.accentA, '50% 50% 0 0'),
  people: on(token.paper, '0 50% 0 50%'),
  decision: on(ink.accentA, '0 0 50% 50%'),
  first: {
    background: token.action.ground,
    color: token.action.label,
    borderRadius: '0',
  },
} as const;
