import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of the frame whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./frame-still-views.ts'));

export const Brand = still('a', (views) => views.Brand);
export const FooterColumns = still('div', (views) => views.FooterColumns);
export const FooterLegal = still('div', (views) => views.FooterLegal);
export const FooterSocial = still('ul', (views) => views.FooterSocial);
export const TileRow = still('div', (views) => views.TileRow);
