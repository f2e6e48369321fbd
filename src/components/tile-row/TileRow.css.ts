import { keyframes, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import {
  componentRule,
  componentStyle,
  inComponent,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';

// It ends where the page's text does, and has whole tiles only: no sliver is left at the window's edges, or beside
// a box that overlaps it. Its ground goes on to the edges.
const edge = `max(${token.width.gutter}, (100% - ${token.width.page}) / 2)`;

export const row = componentStyle({
  display: 'flex',
  marginInline: `mod(100% - ${edge}, ${token.space.tile}) mod(${edge}, ${token.space.tile})`,
  boxShadow: `0 0 0 100vmax ${ink.ground2}`,
  clipPath: 'inset(0 -100vmax)',
  // `clip`, because `hidden` would make this the scroll container that drives the tiles' animation.
  overflow: 'clip',
  background: ink.ground2,
  blockSize: token.space.tile,
  '@media': { print: { display: 'none' } },
});

const kinds = {
  quarter: { background: ink.accentA, borderStartEndRadius: '100%' },
  quarter2: { background: ink.accentB, borderEndStartRadius: '100%' },
  arch: {
    background: ink.accentB,
    borderStartStartRadius: '50% 100%',
    borderStartEndRadius: '50% 100%',
  },
  stripes: {
    background: `repeating-linear-gradient(90deg, ${token.paper} 0 12.5%, transparent 12.5% 25%)`,
  },
  disc: { background: ink.accentA, borderRadius: '50%' },
  leaf: { background: token.paper, borderStartStartRadius: '100%', borderEndEndRadius: '100%' },
} satisfies Record<string, StyleRule>;

export const tile = styleVariants(kinds, (rule) =>
  inComponent({
    flex: `0 0 ${token.space.tile}`,
    blockSize: token.space.tile,
    ...rule,
  }),
);

/** Where a tile is left out, the next one keeps its place. */
export const afterGap = componentStyle({ marginInlineStart: token.space.tile });

/** Each line turns different tiles of the row. */
const TURNED = {
  cognify: '*',
  build: ':nth-child(3n)',
  deliver: ':nth-child(2n)',
  support: ':nth-child(3n + 1)',
  discover: ':nth-child(n + 4)',
};
for (const [line, tiles] of Object.entries(TURNED)) {
  componentRule(`:root[data-line="${line}"] ${row} > ${tiles}`, { rotate: '90deg' });
}

/** Scrolling to the row lays it: each tile turns into place. */
const turn = keyframes({ from: { rotate: '-90deg' } });
componentRule(`${row} > *`, {
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${turn} ${token.ease.turn} both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 25%',
        },
      },
    },
  },
});
