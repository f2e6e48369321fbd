/** Parts used only by the regulations page that never change while mounted: see static-parts.ts. */
export { Rule } from './Rule.tsx';
export { RuleDates } from './RuleDates.tsx';
