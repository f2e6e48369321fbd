/** What only the report on accessibility shows that never changes while it is in sight: see stills.ts. */
export { ConformanceChecks } from './ConformanceChecks.tsx';
export { ConformanceSummary } from './ConformanceSummary.tsx';
export { ConformanceTable } from './ConformanceTable.tsx';
