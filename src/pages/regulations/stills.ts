import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of the regulations page whose code a prerendered page omits (src/components/still/still.tsx). */
const still = stillsOf(() => import('./regulation-still-views.ts'));

export const Rule = still('article', (views) => views.Rule);
export const RuleDates = still('section', (views) => views.RuleDates);
