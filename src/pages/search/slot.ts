import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/**
 * The slot for the server's results, which React must leave alone. Separate from the other static parts,
 * because only this page has its styles.
 */
export const SearchSlot = staticPartsOf(() => import('./SearchSlot.tsx'))(
  'div',
  (views) => views.SearchSlot,
);
