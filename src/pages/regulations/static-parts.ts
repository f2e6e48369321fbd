import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of the regulations page whose code a prerendered page omits (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./regulation-static-views.ts'));

export const Rule = staticPart('article', (views) => views.Rule);
export const RuleDates = staticPart('section', (views) => views.RuleDates);
