import { stillsOf } from '#src/components/still/still.tsx';

/** Of this page only: its styles are not those of other pages. */
export const AllAnswers = stillsOf(() => import('./AllAnswers.tsx'))(
  'div',
  (views) => views.AllAnswers,
);
