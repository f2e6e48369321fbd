/** What only the page of rules shows that never changes while it is in sight: see stills.ts. */
export { Rule } from './Rule.tsx';
export { RuleDates } from './RuleDates.tsx';
