import { stillsOf } from '#src/components/still/still.tsx';

/** The sentence in HTML, which React leaves alone: only the two layouts that show it load its code. */
export const HouseView = stillsOf(() => import('./HouseView.tsx'))(
  'section',
  (views) => views.HouseView,
);
