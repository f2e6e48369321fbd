/** Parts used only by the accessibility report that never change while mounted: see static-parts.ts. */
export { ConformanceChecks } from './ConformanceChecks.tsx';
export { ConformanceSummary } from './ConformanceSummary.tsx';
export { ConformanceTable } from './ConformanceTable.tsx';
