import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Used only by this page, so that other pages do not load its styles. */
export const AllAnswers = staticPartsOf(() => import('./AllAnswers.tsx'))(
  'div',
  (views) => views.AllAnswers,
);
