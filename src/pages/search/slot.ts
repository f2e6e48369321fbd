import { stillsOf } from '#src/components/still/still.tsx';

/**
 * The place of the server's answer, which React must leave alone. Apart from the other still parts: its
 * styles are those of this page only, which other pages do not have.
 */
export const SearchSlot = stillsOf(() => import('./SearchSlot.tsx'))(
  'div',
  (views) => views.SearchSlot,
);
