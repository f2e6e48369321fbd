import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of the frame whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./frame-static-views.ts'));

export const Brand = staticPart('a', (views) => views.Brand);
export const FooterColumns = staticPart('div', (views) => views.FooterColumns);
export const FooterLegal = staticPart('div', (views) => views.FooterLegal);
export const FooterSocial = staticPart('ul', (views) => views.FooterSocial);
export const TileRow = staticPart('div', (views) => views.TileRow);
