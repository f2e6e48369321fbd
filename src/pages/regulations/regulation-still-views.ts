/** Parts used only by the regulations page that never change while mounted: see stills.ts. */
export { Rule } from './Rule.tsx';
export { RuleDates } from './RuleDates.tsx';
