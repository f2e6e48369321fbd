import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of the report whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./conformance-still-views.ts'));

export const ConformanceChecks = still('section', (views) => views.ConformanceChecks);
export const ConformanceSummary = still('section', (views) => views.ConformanceSummary);
export const ConformanceTable = still('section', (views) => views.ConformanceTable);
