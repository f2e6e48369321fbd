import { stillsOf } from '#src/components/still/still.tsx';

/**
 * The slot for the server's results, which React must leave alone. Separate from the other still parts,
 * because only this page has its styles.
 */
export const SearchSlot = stillsOf(() => import('./SearchSlot.tsx'))(
  'div',
  (views) => views.SearchSlot,
);
