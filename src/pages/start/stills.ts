import { stillsOf } from '#src/components/still/still.tsx';

/** Used only by this page, so that other pages do not load its styles. */
export const AllAnswers = stillsOf(() => import('./AllAnswers.tsx'))(
  'div',
  (views) => views.AllAnswers,
);
