import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of the report whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./conformance-static-views.ts'));

export const ConformanceChecks = staticPart('section', (views) => views.ConformanceChecks);
export const ConformanceSummary = staticPart('section', (views) => views.ConformanceSummary);
export const ConformanceTable = staticPart('section', (views) => views.ConformanceTable);
