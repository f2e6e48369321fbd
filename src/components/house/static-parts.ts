import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** The sentence in HTML, which React leaves alone: only the two layouts that show it load its code. */
export const HouseView = staticPartsOf(() => import('./HouseView.tsx'))(
  'section',
  (views) => views.HouseView,
);
