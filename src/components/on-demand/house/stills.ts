import { stillsOf } from '#src/components/still/still.tsx';

/** The sentence in HTML, which React leaves alone: two layouts show it, and no other loads its code. */
export const HouseView = stillsOf(() => import('./HouseView.tsx'))(
  'section',
  (views) => views.HouseView,
);
